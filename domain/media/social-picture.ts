import type { SocialPicture } from '#catalogue/published.ts'
import type { Media } from '#store/media/media.ts'
import { cropAround, type Size } from './encoding/crop-around.ts'
import { socialCard, widestCopy } from './encoding/planned-copies.ts'
import { plainCopy, renditionUrl } from './media-url.ts'

/**
 * Returns what social networks show of a picture, with its size: they leave out one of which they do
 * not know it until they have fetched it. It is the card cut for them, or while there is none the whole.
 */
export function socialPicture(media: Media): SocialPicture | undefined {
  const own = { width: media.width ?? 0, height: media.height ?? 0 }
  const card = media.renditions.findLast(({ crop }) => crop === 'social')
  const copy = card ?? plainCopy(media)
  if (!copy || own.width === 0) return undefined
  const focal = { x: media.focal_x, y: media.focal_y }
  const decoded = scaled(own, Math.min(own.width, widestCopy))
  const shape = card ? cropAround(decoded, socialCard, focal) : decoded
  return { src: renditionUrl(media, copy), ...scaled(shape, copy.width) }
}

function scaled({ width, height }: Size, to: number): Size {
  return { width: to, height: Math.round((height * to) / width) }
}
