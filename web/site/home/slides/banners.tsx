import { anchorOf } from '#catalogue/declaration.ts'
import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import type { SlideFacts as Facts, Slide } from '#catalogue/published.ts'
import { productBanner } from '#catalogue/sections/home/product-banner.ts'
import { Badge } from '#web/site/brand/motif.tsx'
import { part } from '#web/site/brand/part.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { averageColour, Picture, pictureTone } from '#web/ui/picture.tsx'
import { Slideshow, type SlideshowProps } from '#web/ui/slideshow/slideshow.tsx'

/**
 * Width of the picture: on an upright phone it fills more than the box above the text, elsewhere
 * the banner, up to 2.2 times its height (`main-banner.css`); pictures are 3:2.
 */
const heroSizes =
  '(width < 850px) and (orientation: portrait) max(120vw, 82vh - 12rem), max(min(100vw, 189vh - 15rem), 129vh - 10rem)'

/** Renders the main banner, which goes on by itself after a step of the user. */
export const MainBanner = part('Hero', DefaultMainBanner)

function DefaultMainBanner({ banners }: { banners: Slide[] }) {
  const { t } = useI18n()
  return (
    <Slideshow
      id="main-banner"
      className="hero"
      label={t('home.banners')}
      words={slideshowLabels(t)}
      stopsOnStep={false}
      when="idle"
      slides={banners.map((slide, index) => ({
        ...slide,
        content: <MainSlide slide={slide} first={index === 0} />,
      }))}
    />
  )
}

function MainSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const { href, langAttributes } = useI18n()
  return (
    <a
      className="hero-slide deep-colour"
      data-tone={pictureTone(slide.picture)}
      href={href(slide.url)}
      style={averageColour(slide.picture)}
    >
      {slide.title && (
        <span className="hero-words">
          <span
            className="hero-title few-lines"
            data-length={titleLength(slide.title)}
            {...langAttributes(slide.title)}
          >
            {slide.title}
          </span>
          <SlideFacts facts={slide.facts} />
        </span>
      )}
      {slide.picture && (
        <Picture
          {...langAttributes(slide.picture.alt)}
          picture={slide.picture}
          sizes={heroSizes}
          urgency={first ? 'first' : 'later'}
        />
      )}
    </a>
  )
}

/** Returns the size class of a title: long ones, and those with a long word, are smaller. */
function titleLength(title: string) {
  const word = longestWord(title)
  if (title.length > 70 || word > 18) return 'longest'
  return title.length > 32 || word > 11 ? 'long' : undefined
}

function longestWord(text: string) {
  return Math.max(...text.split(/[\s-]+/).map(({ length }) => length))
}

/** Renders the product banner, which stops at the first step of the user. */
export const ProductBanner = part('ProductStrip', DefaultProductBanner)

function DefaultProductBanner({ products, badge = '' }: { products: Slide[]; badge?: string }) {
  const { t, langAttributes } = useI18n()
  const words = badge || t('home.news')
  return (
    <section id={anchorOf(productBanner)} className="products">
      <h2
        className="products-badge"
        style={{ '--letters': longestWord(words) }}
        {...langAttributes(badge)}
      >
        <Badge>
          <span data-sticker={t('home.news')}>{words}</span>
        </Badge>
      </h2>
      <Slideshow
        id="product-banner"
        className="products-show"
        label={t('home.news')}
        words={slideshowLabels(t)}
        stopsOnStep
        when="seen"
        slides={products.map((slide) => ({ ...slide, content: <ProductCard slide={slide} /> }))}
      />
    </section>
  )
}

function ProductCard({ slide }: { slide: Slide }) {
  const { href, langAttributes } = useI18n()
  const { tag } = slide.facts
  return (
    <a className="product deep-colour" href={href(slide.url)} style={averageColour(slide.picture)}>
      <span className="product-words">
        <span className="product-title few-lines" {...langAttributes(slide.title)}>
          {slide.title}
        </span>
        {tag && <span className="product-tag">{tag}</span>}
        <SlideFacts facts={slide.facts} />
      </span>
      {slide.picture && (
        <Picture
          {...langAttributes(slide.picture.alt)}
          picture={slide.picture}
          sizes="(width < 600px) 84vw, (width < 1100px) 44vw, 27rem"
        />
      )}
    </a>
  )
}

const linkLabels = {
  offer: 'home.seeOffer',
  dish: 'home.seeMenuItem',
  page: 'home.seePage',
} as const

function SlideFacts({ facts }: { facts: Facts }) {
  const { t } = useI18n()
  const { kind, price, until } = facts
  return (
    <span className="slide-facts">
      {price && <span className="slide-price">{price}</span>}
      {until && <span className="slide-until">{until}</span>}
      <span className="button button-bright">
        {t(linkLabels[kind])}
        <Icon name="forward" mirrored />
      </span>
    </span>
  )
}

function slideshowLabels(t: TranslateSite): SlideshowProps['words'] {
  return {
    slideshow: t('slides.slideshow'),
    slide: t('slides.slide'),
    name: (place, total, title) =>
      title ? t('slides.name', { place, total, title }) : t('slides.position', { place, total }),
    controls: {
      previous: t('slides.previous'),
      next: t('slides.next'),
      pause: t('slides.pause'),
      play: t('slides.play'),
    },
  }
}
