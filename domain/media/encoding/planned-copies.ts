import type { Media, Rendition } from '#store/media/media.ts'
import type { Size } from './crop-around.ts'

/** Widths in pixels that pages ask for, below the picture's own. */
const pageWidths = [320, 480, 640, 800, 960, 1200, 1600, 2000]

/** The widest copy: a picture across a 1280-pixel window on a fine screen. */
export const widestCopy = 2560

/** Thumbnails are shown at 120 to 200 CSS pixels, twice that on a fine screen. */
export const thumbnailWidth = 320

/** The shape of the card that social networks show. */
export const socialCard: Size = { width: 1200, height: 630 }

/** Suffixes of the files that copies are made from; only a transparent picture needs a PNG copy. */
export const masters = { jpeg: 'master.jpg', png: 'master.png', transparent: 'alpha.png' } as const

type Planned = Pick<Media, 'width' | 'master' | 'focal_x' | 'focal_y'>

/**
 * Returns every copy that a picture should have, the most useful first: what every browser shows,
 * WebP, the social card, and AVIF, which takes longest.
 */
export function plannedCopies({ width, master, ...focal }: Planned): Rendition[] {
  if (width === null || master === null) return []
  const fullWidth = Math.min(width, widestCopy)
  const widths = [...pageWidths.filter((wide) => wide < fullWidth), fullWidth]
  const ending = master === masters.transparent ? 'png' : 'jpg'
  const type = ending === 'png' ? ('image/png' as const) : ('image/jpeg' as const)
  return [
    ...widths.map((wide) => copy(wide, 'webp')),
    { width: fullWidth, type, suffix: `original.${ending}` },
    ...socialCrop(fullWidth, focal),
    ...widths.map((wide) => copy(wide, 'avif')),
  ]
}

/** Returns the planned copies that do not exist yet. */
export function missingCopies(media: Planned & { renditions: readonly Rendition[] }): Rendition[] {
  const known = new Set(media.renditions.map(({ suffix }) => suffix))
  return plannedCopies(media).filter(({ suffix }) => !known.has(suffix))
}

function copy(width: number, format: 'webp' | 'avif'): Rendition {
  return { width, type: `image/${format}`, suffix: `${width}.${format}` }
}

/** Its suffix contains the focal point, as its bytes depend on it. */
function socialCrop(fullWidth: number, focal: { focal_x: number; focal_y: number }): Rendition[] {
  if (fullWidth < socialCard.width / 2) return []
  const [x, y] = [focal.focal_x, focal.focal_y].map((share) => Math.round(share * 1000))
  const width = Math.min(fullWidth, socialCard.width)
  return [{ width, type: 'image/jpeg', suffix: `social-${x}-${y}.jpg`, crop: 'social' }]
}
