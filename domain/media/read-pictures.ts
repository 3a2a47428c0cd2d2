import type { Picture } from '#catalogue/published.ts'
import { listMediaByIds, type Media, type Rendition } from '#store/media/media.ts'
import type { Db } from '#store/tables.ts'
import { mediaUrl, renditionUrl } from './media-url.ts'

/** Modern formats first: the browser takes the first that it knows. */
const formats = ['image/avif', 'image/webp'] as const

/** Pictures as pages need them, in one query, by library id. */
export async function readPictures(
  db: Db,
  ids: readonly (number | null)[],
): Promise<Map<number, Picture>> {
  const found = await listMediaByIds(
    db,
    ids.filter((id) => id !== null),
  )
  return new Map(found.map((media) => [media.id, toPicture(media)]))
}

function toPicture(media: Media): Picture {
  return {
    src: mediaUrl(media),
    sources: formats.flatMap((type) => source(media, type)),
    width: media.width ?? 0,
    height: media.height ?? 0,
    alt: media.alt,
    color: media.color,
    focal: { x: media.focal_x, y: media.focal_y },
  }
}

function source(media: Media, type: Rendition['type']) {
  const copies = media.renditions.filter((rendition) => rendition.type === type)
  if (copies.length === 0) return []
  const srcset = copies
    .sort((a, b) => a.width - b.width)
    .map((copy) => `${renditionUrl(media, copy)} ${copy.width}w`)
    .join(', ')
  return [{ type, srcset }]
}
