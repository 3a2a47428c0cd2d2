import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import type { GalleryItem } from '#catalogue/wire/media.ts'
import type { Context } from '#domain/context.ts'
import { cleanName } from '#domain/media/bytes/clean-name.ts'
import { isDocument } from '#domain/media/change/apply-file-change.ts'
import { findInLibrary, staleMedia } from '#domain/media/library/find-in-library.ts'
import { toGalleryItem } from '#domain/media/library/gallery-item.ts'
import { invalid } from '#domain/problem.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { findFolder } from '#store/media/folders.ts'
import type { AltTexts, Media } from '#store/media/media.ts'
import { changeFile, type FileChange, type Outcome } from './change-file.ts'

/** The details of a file. What is left out stays. */
export interface MediaDetails {
  name?: string
  alt?: string
  /**
   * In other languages than the brand's first; an empty one is removed, one that is left out stays.
   */
  alts?: AltTexts
  decorative?: boolean
  focal_x?: number
  focal_y?: number
  folder_id?: number
  /** The version that the person was shown. */
  version?: number
}

/**
 * Changes the details of a file: what only staff see at once, what guests see by `changeFile`.
 * Returns the file and the outcome. Throws `Problem('not-found')`, `Problem('conflict')` when the
 * file was changed since or another change is open, and `Problem('invalid')` for an unknown folder.
 */
export async function updateMedia(
  context: Context,
  id: number,
  { version, ...details }: MediaDetails,
): Promise<{ item: GalleryItem; outcome: Outcome }> {
  const { db } = context
  await lockPublications(db)
  const media = await findInLibrary(db, id)
  if (version !== undefined && version !== media.version) throw staleMedia(media)
  if (details.folder_id !== undefined && !(await findFolder(db, details.folder_id))) {
    throw invalid({ folder_id: [mediaMessages.noSuchFolder] })
  }
  const outcome = await changeFile(context, media, splitDetails(details, media))
  return { item: toGalleryItem(await findInLibrary(db, id)), outcome }
}

/** Separates what guests see from what only staff see: the folder, and a picture's name. */
function splitDetails(
  { name: sentName, alt, alts, decorative, focal_x, focal_y, folder_id }: MediaDetails,
  media: Media,
): FileChange {
  const name = sentName === undefined ? undefined : cleanName(sentName)
  return {
    seen: {
      ...(name !== undefined && isDocument(media) ? { name } : {}),
      ...(alt === undefined ? {} : { alt }),
      ...(alts === undefined ? {} : { alts }),
      ...(decorative === undefined ? {} : { decorative }),
      ...(focal_x === undefined ? {} : { focal_x }),
      ...(focal_y === undefined ? {} : { focal_y }),
    },
    own: {
      ...(name !== undefined && !isDocument(media) ? { name } : {}),
      ...(folder_id === undefined ? {} : { folder_id }),
    },
  }
}
