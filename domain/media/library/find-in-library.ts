import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'
import { findMedia, type Media } from '#store/media/media.ts'
import type { Db } from '#store/tables.ts'
import { toGalleryItem } from './gallery-item.ts'

/** Returns a file of the library. Throws `Problem('not-found')` for a deleted or unknown one. */
export async function findInLibrary(db: Db, id: number): Promise<Media> {
  const media = await findMedia(db, id)
  if (!media || media.deleted_at !== null) throw new Problem('not-found', mediaMessages.noSuchFile)
  return media
}

/** Returns the `Problem` for a stale change, with the current file. */
export function staleMedia(current: Media): Problem {
  return new Problem('conflict', messages.stale, { data: { current: toGalleryItem(current) } })
}
