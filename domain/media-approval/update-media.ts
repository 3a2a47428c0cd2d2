import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import type { GalleryItem } from '#catalogue/wire/media.ts'
import type { Context } from '#domain/context.ts'
import { cleanName } from '#domain/media/bytes/clean-name.ts'
import { isDocument } from '#domain/media/change/show-file.ts'
import { findInLibrary, staleMedia } from '#domain/media/library/find-in-library.ts'
import { toGalleryItem } from '#domain/media/library/gallery-item.ts'
import { invalid } from '#domain/problem.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { findFolder } from '#store/media/folders.ts'
import type { AltTexts, Media } from '#store/media/media.ts'
import { changeFile, type FileChange, type Outcome } from './change-file.ts'

/** What staff say about a file. What is left out stays. */
export interface MediaWords {
  name?: string
  alt?: string
  /** In other languages than the brand's first; an empty one is taken away, one that is left out stays. */
  alts?: AltTexts
  decorative?: boolean
  focal_x?: number
  focal_y?: number
  folder_id?: number
  /** The version that the person was shown. */
  version?: number
}

/**
 * Changes what is said about a file: what only staff see at once, what guests see where nothing live
 * shows it, else as a pending change (`changeFile`). Its bytes stay.
 * Refuses one that is not in the library (404), one that was changed meanwhile (409, with the
 * current one), a folder that is not there (422), and a second open change (409).
 *
 * @returns the file as it is now, and what came of it: what says what is there changes nothing
 */
export async function updateMedia(
  context: Context,
  id: number,
  { version, ...words }: MediaWords,
): Promise<{ item: GalleryItem; outcome: Outcome }> {
  const { db } = context
  await lockPublications(db)
  const media = await findInLibrary(db, id)
  if (version !== undefined && version !== media.version) throw staleMedia(media)
  if (words.folder_id !== undefined && !(await findFolder(db, words.folder_id))) {
    throw invalid({ folder_id: [mediaMessages.noSuchFolder] })
  }
  const outcome = await changeFile(context, media, splitWords(words, media))
  return { item: toGalleryItem(await findInLibrary(db, id)), outcome }
}

/** What guests see of what was sent, and what is for staff alone: the folder, and a picture's name. */
function splitWords(
  { name: sentName, alt, alts, decorative, focal_x, focal_y, folder_id }: MediaWords,
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
