import { useI18n } from '#web/site/i18n.tsx'
import { Prose } from '#web/site/prose.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { BlockProps } from './block-props.ts'

/** Renders a headline over its picture, or on the brand's colour without one. */
export function Hero({ block, level: Heading }: BlockProps<'hero'>) {
  const { langAttributes } = useI18n()
  const { title, text, image, url, button } = block
  return (
    <section className="block-hero" data-picture={image ? '' : undefined}>
      {image && (
        <Picture
          {...langAttributes(image.alt)}
          picture={image}
          sizes={sizesOf(block.width)}
          urgency={Heading === 'h1' ? 'first' : 'later'}
        />
      )}
      <div className="block-hero-words">
        <Heading {...langAttributes(title)}>{title}</Heading>
        {text && <p {...langAttributes(text)}>{text}</p>}
        <BlockButton url={url} text={button} title={title} />
      </div>
    </section>
  )
}

export function Text({ block: { title, body } }: BlockProps<'text'>) {
  return (
    <section className="block-text">
      <BlockTitle title={title} />
      <Prose value={body} />
    </section>
  )
}

export function PictureText({ block }: BlockProps<'picture_text'>) {
  const { langAttributes } = useI18n()
  const { title, body, image, side, url, button, width } = block
  return (
    <section className="block-picture-text" data-side={side}>
      {image && (
        <Picture {...langAttributes(image.alt)} picture={image} sizes={sizesOf(width, 0.5)} />
      )}
      <div className="block-words">
        <BlockTitle title={title} />
        <Prose value={body} />
        <BlockButton url={url} text={button} title={title} />
      </div>
    </section>
  )
}

export function Quote({ block: { text, author, role, image } }: BlockProps<'quote'>) {
  const { langAttributes } = useI18n()
  return (
    <figure className="block-quote">
      <blockquote {...langAttributes(text)}>{text}</blockquote>
      {(author || image) && (
        <figcaption>
          {image && <Picture {...langAttributes(image.alt)} picture={image} sizes="72px" />}
          <span>
            <strong {...langAttributes(author)}>{author}</strong>
            {role && <span {...langAttributes(role)}>{role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  )
}

export function CallToAction({ block }: BlockProps<'call_to_action'>) {
  const { langAttributes } = useI18n()
  const { title, text, url, button } = block
  return (
    <section className="block-action">
      <div>
        <h2 {...langAttributes(title)}>{title}</h2>
        {text && <p {...langAttributes(text)}>{text}</p>}
      </div>
      <BlockButton url={url} text={button} title={title} look="button-bright" />
    </section>
  )
}

export function BlockTitle({ title }: { title: string }) {
  const { langAttributes } = useI18n()
  if (title === '') return null
  return (
    <h2 className="block-title" {...langAttributes(title)}>
      {title}
    </h2>
  )
}

interface BlockButtonProps {
  url: string
  text: string
  /** What it is about, for those who hear the button alone. */
  title: string
  look?: string
}

export function BlockButton({ url, text, title, look = '' }: BlockButtonProps) {
  const { t, href, langAttributes } = useI18n()
  if (url === '') return null
  return (
    <a className={`button ${look}`.trimEnd()} href={href(url)}>
      <span {...langAttributes(text)}>{text || t('home.more')}</span>
      {text === '' && title !== '' && (
        <span className="only-heard" {...langAttributes(title)}>
          {' '}
          {title}
        </span>
      )}
      <Icon name="forward" mirrored />
    </a>
  )
}

const shares = { full: 80, half: 40, third: 27 } as const

/** Returns the `sizes` of a picture that fills a share of its block. */
function sizesOf(width: keyof typeof shares, share = 1): string {
  return `(width < 850px) 100vw, ${Math.ceil(shares[width] * share)}rem`
}
