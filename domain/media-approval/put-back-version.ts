import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import type { GalleryItem } from '#catalogue/wire/media.ts'
import type { Context } from '#domain/context.ts'
import { findInLibrary, staleMedia } from '#domain/media/library/find-in-library.ts'
import { toGalleryItem } from '#domain/media/library/gallery-item.ts'
import { Problem } from '#domain/problem.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { findVersion } from '#store/media/versions.ts'
import { changeFile, type Outcome } from './change-file.ts'

interface FormerVersion {
  id: number
  versionId: number
  /** The version of the file that the person was shown. */
  version?: number | undefined
}

/**
 * Restores a former file with its focal point, as any change (`changeFile`); alternative texts
 * stay. Throws `Problem('not-found')`, and `Problem('conflict')` when the file was changed since.
 */
export async function putBackVersion(
  context: Context,
  { id, versionId, version }: FormerVersion,
): Promise<{ item: GalleryItem; outcome: Outcome }> {
  const { db } = context
  await lockPublications(db)
  const media = await findInLibrary(db, id)
  if (version !== undefined && version !== media.version) throw staleMedia(media)
  const former = await findVersion(db, { mediaId: id, versionId })
  if (!former) throw new Problem('not-found', mediaMessages.noSuchVersion)
  const { stem, focal_x, focal_y } = former
  const outcome = await changeFile(context, media, { seen: { stem, focal_x, focal_y } })
  return { item: toGalleryItem(await findInLibrary(db, id)), outcome }
}
