import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import type { GalleryItem } from '#catalogue/wire/media.ts'
import type { Actor } from '#domain/actor.ts'
import { findInLibrary, staleMedia } from '#domain/media/library/find-in-library.ts'
import { toGalleryItem } from '#domain/media/library/gallery-item.ts'
import { Problem } from '#domain/problem.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { findVersion } from '#store/media/versions.ts'
import type { Tx } from '#store/tables.ts'
import { changeFile, type Outcome } from './change-file.ts'

interface Former {
  id: number
  versionId: number
  /** The version of the file that the person was shown. */
  version?: number | undefined
}

/**
 * Puts a former file back with its focal point, by the rule of any change (`changeFile`); alternative
 * texts stay. Refuses a file or version that is not there (404), and one that was changed meanwhile (409).
 */
export async function putBackVersion(
  tx: Tx,
  actor: Actor,
  now: string,
  { id, versionId, version }: Former,
): Promise<{ item: GalleryItem; outcome: Outcome }> {
  await lockPublications(tx)
  const media = await findInLibrary(tx, id)
  if (version !== undefined && version !== media.version) throw staleMedia(media)
  const former = await findVersion(tx, { mediaId: id, versionId })
  if (!former) throw new Problem('not-found', mediaMessages.noSuchVersion)
  const { stem, focal_x, focal_y } = former
  const outcome = await changeFile(tx, actor, now, media, { seen: { stem, focal_x, focal_y } })
  return { item: toGalleryItem(await findInLibrary(tx, id)), outcome }
}
