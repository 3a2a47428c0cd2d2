import { preload } from 'react-dom'
import type { Picture as PublishedPicture } from '#catalogue/published.ts'
import { contrast } from '#catalogue/theme/contrast.ts'

interface PictureProps {
  picture: PublishedPicture
  /** The `sizes` attribute. */
  sizes: string
  /** `first`: the largest picture of the first screen; `soon`: also there; `later`: lazy. */
  urgency?: 'first' | 'soon' | 'later'
  /** `cover` fills its box around the focal point; `contain` shows all of it. */
  fit?: 'cover' | 'contain'
  /** Empties the alternative text where the text beside says it. */
  decorative?: boolean
  /** Of the alternative text, where it differs from the page. */
  lang?: string | undefined
  dir?: string | undefined
}

/** Undefined leaves it to the browser (HTML, "fetchpriority"). */
const priorities = { first: 'high', soon: 'low', later: undefined } as const

export function Picture(props: PictureProps) {
  const { picture, sizes, urgency = 'later', fit = 'cover', decorative = false, lang, dir } = props
  if (urgency === 'first') preloadPicture(picture, sizes)
  return (
    <picture
      className={`picture picture-${fit}`}
      style={{ ...averageColour(picture), '--focus': focalPoint(picture) }}
    >
      {picture.sources.map(({ type, srcset }, at) =>
        at === 0 || urgency === 'first' ? (
          <source key={type} type={type} srcSet={neededCopies(srcset, sizes)} sizes={sizes} />
        ) : (
          <source key={type} type={type} srcSet={fallbackCopy(srcset)} />
        ),
      )}
      <img
        src={picture.src}
        alt={decorative ? '' : picture.alt}
        lang={lang}
        dir={dir}
        width={picture.width}
        height={picture.height}
        loading={urgency === 'later' ? 'lazy' : 'eager'}
        fetchPriority={priorities[urgency]}
        decoding="async"
      />
    </picture>
  )
}

/** Preloads the best format before the fonts. */
function preloadPicture({ src, sources: [best] }: PublishedPicture, sizes: string): void {
  if (!best) return
  const { type, srcset } = best
  preload(src, { as: 'image', type, imageSrcSet: srcset, imageSizes: sizes, fetchPriority: 'high' })
}

/** Returns only the widths that screens of up to 3 to 1 need, where the size is fixed. */
function neededCopies(srcset: string, sizes: string): string {
  const width = /^(\d+)px$/.exec(sizes)?.[1]
  if (width === undefined) return srcset
  const copies = srcset.split(', ')
  const enough = copies.findIndex((copy) => Number(/ (\d+)w$/.exec(copy)?.[1]) >= 3 * Number(width))
  return enough < 0 ? srcset : copies.slice(0, enough + 1).join(', ')
}

/** Returns one copy of at least 800 pixels for browsers without the best format. */
function fallbackCopy(srcset: string): string {
  const copies = srcset.split(', ').map((copy) => copy.split(' ') as [string, string])
  const enough = copies.find(([, width]) => Number.parseInt(width, 10) >= 800) ?? copies.at(-1)
  return enough?.[0] ?? ''
}

/** Returns the style that hands the average colour to the parts around it. */
export function averageColour(picture: PublishedPicture | null) {
  return picture ? { '--colour': picture.color } : undefined
}

/** Returns whether text on the picture must be dark (`light`) or can be white (`deep`). */
export function pictureTone(picture: PublishedPicture | null) {
  if (!picture || contrast(picture.color, '#ffffff') > 7) return 'deep'
  return contrast(picture.color, '#000000') > 9 ? 'light' : 'middle'
}

function focalPoint({ focal }: PublishedPicture) {
  return `${percent(focal.x)} ${percent(focal.y)}`
}

function percent(share: number) {
  return `${Math.round(share * 100)}%`
}
