import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'
import { findMedia, type Media } from '#store/media/media.ts'
import type { Db } from '#store/tables.ts'
import { toGalleryItem } from './gallery-item.ts'

/** A file that is in the library. Refuses one that is not, or that has been deleted (404). */
export async function findInLibrary(db: Db, id: number): Promise<Media> {
  const media = await findMedia(db, id)
  if (!media || media.deleted_at !== null) throw new Problem('not-found', mediaMessages.noSuchFile)
  return media
}

/** The refusal of a change that came too late, with what is there now. */
export function staleMedia(current: Media): Problem {
  return new Problem('conflict', messages.stale, { data: { current: toGalleryItem(current) } })
}
