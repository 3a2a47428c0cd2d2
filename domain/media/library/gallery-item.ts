import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { GalleryItem } from '#catalogue/wire/media.ts'
import type { Media } from '#store/media/media.ts'
import { thumbnailWidth } from '../encoding/planned-copies.ts'
import { mediaUrl, thumbnailUrl } from '../media-url.ts'

/** Days in which a deleted file can be restored. */
export const daysToRestore = 30

/** Returns a file as the back office sees it. */
export function toGalleryItem(media: Media): GalleryItem {
  const isPhoto = media.file_type.startsWith('image/')
  const isDecorative = media.decorative === 1
  return {
    id: media.id,
    name: media.name,
    file_type: media.file_type,
    file_size: media.file_size,
    width: media.width,
    height: media.height,
    alt: media.alt,
    ...(Object.keys(media.alts).length > 0 ? { alts: media.alts } : {}),
    decorative: isDecorative,
    needs_alt: isPhoto && !isDecorative && media.alt === '',
    focal_x: media.focal_x,
    focal_y: media.focal_y,
    color: media.color,
    folder_id: media.folder_id,
    version: media.version,
    ready: media.copies_due === 0,
    created_at: media.created_at,
    updated_at: media.updated_at,
    deleted_at: media.deleted_at,
    purged_at: media.deleted_at && purgeTime(media.deleted_at),
    image_url: mediaUrl(media),
    image_thumb_url: thumbnailUrl(media, thumbnailWidth),
  }
}

/** Returns when a deleted file is removed permanently. */
function purgeTime(deletedAt: string): string {
  return addMilliseconds(deletedAt, daysToRestore * 86_400_000)
}
