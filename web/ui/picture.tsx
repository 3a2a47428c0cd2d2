import { preload } from 'react-dom'
import type { Picture as PublishedPicture } from '#catalogue/published.ts'
import { contrast } from '#catalogue/sections/site/contrast.ts'

interface PictureProps {
  picture: PublishedPicture
  /** How wide it is shown, as the `sizes` attribute says it: `(width < 850px) 100vw, 50vw`. */
  sizes: string
  /** `first`: the picture a visitor waits for. `soon`: on the first screen, behind that. Others load lazily. */
  urgency?: 'first' | 'soon' | 'later'
  /** `cover` fills its box around the focal point over its own colour; `contain` stays whole. */
  fit?: 'cover' | 'contain'
  /** Drops the alternative text where the words beside the picture already say it. */
  decorative?: boolean
  /** Of its alternative text, where that is in another language than the page. */
  lang?: string | undefined
  dir?: string | undefined
}

/** Where a browser has no say of its own (HTML, "fetchpriority"). */
const priorities = { first: 'high', soon: 'low', later: undefined } as const

/** A picture in every format the library has of it, the best one in every width. */
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

/** Ahead of the faces, in the format that most browsers take: others ask when they come to it. */
function preloadPicture({ src, sources: [best] }: PublishedPicture, sizes: string): void {
  if (!best) return
  const { type, srcset } = best
  preload(src, { as: 'image', type, imageSrcSet: srcset, imageSizes: sizes, fetchPriority: 'high' })
}

/** Of a picture that is as wide everywhere: the widths that the finest screens (3 to 1) need. */
function neededCopies(srcset: string, sizes: string): string {
  const shown = /^(\d+)px$/.exec(sizes)?.[1]
  if (shown === undefined) return srcset
  const copies = srcset.split(', ')
  const enough = copies.findIndex((copy) => Number(/ (\d+)w$/.exec(copy)?.[1]) >= 3 * Number(shown))
  return enough < 0 ? srcset : copies.slice(0, enough + 1).join(', ')
}

/** For the few browsers that do not know the best format: one copy, wide enough for most places. */
function fallbackCopy(srcset: string): string {
  const copies = srcset.split(', ').map((copy) => copy.split(' ') as [string, string])
  const enough = copies.find(([, width]) => Number.parseInt(width, 10) >= 800) ?? copies.at(-1)
  return enough?.[0] ?? ''
}

/** Makes a picture's average colour known to the parts around it, as `--colour`. */
export function averageColour(picture: PublishedPicture | null) {
  return picture ? { '--colour': picture.color } : undefined
}

/** How bright a picture is: on a light one dark words are read, on a deep one light words as it is. */
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
