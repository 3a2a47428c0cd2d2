import type { GalleryItem } from '#catalogue/wire.ts'
import { listMedia, type Media, type MediaOrder } from '#store/media/media.ts'
import type { Db } from '#store/tables.ts'
import { mediaUrl, thumbnailUrl } from './media-url.ts'

/** The library split as the specification's client shows it. */
export interface Gallery {
  photos: GalleryItem[]
  files: GalleryItem[]
  videos: GalleryItem[]
}

/** A page of the library. `search` is part of a name, in any spelling of case. */
export async function listGallery(
  db: Db,
  query: { search: string; order: MediaOrder },
  page: { limit: number; offset: number },
): Promise<Gallery> {
  const search = query.search.trimStart().toLowerCase()
  const rows = await listMedia(db, { search, order: query.order }, page)
  const items = rows.map(toGalleryItem)
  return {
    photos: items.filter(({ file_type }) => file_type.startsWith('image/')),
    files: items.filter(({ file_type }) => !/^(image|video)\//.test(file_type)),
    videos: items.filter(({ file_type }) => file_type.startsWith('video/')),
  }
}

/** Thumbnails are shown at 120 to 200 CSS pixels, twice that on a fine screen. */
const thumbnailWidth = 320

function toGalleryItem(media: Media): GalleryItem {
  return {
    id: media.id,
    name: media.name,
    file_type: media.file_type,
    file_size: media.file_size,
    width: media.width,
    height: media.height,
    alt: media.alt,
    created_at: media.created_at,
    image_url: mediaUrl(media),
    image_thumb_url: thumbnailUrl(media, thumbnailWidth),
  }
}
