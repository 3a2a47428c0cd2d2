import { isDeepStrictEqual } from 'node:util'
import type { GalleryItem } from '#catalogue/media/media-wire.ts'
import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { invalid } from '#domain/problem.ts'
import { takeTurn } from '#store/content/ledger.ts'
import { findFolder } from '#store/media/folders.ts'
import { type AltTexts, changeMedia, type Media, type MediaChange } from '#store/media/media.ts'
import type { Tx } from '#store/tables.ts'
import { cleanName } from '../bytes/clean-name.ts'
import { announceMedia } from '../media-changes.ts'
import { findInLibrary, staleMedia } from './find-in-library.ts'
import { toGalleryItem } from './gallery-item.ts'

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
 * Changes what is said about a file; pages that show it follow at once. Its bytes stay.
 * Refuses one that is not in the library (404), one that was changed meanwhile (409, with the
 * current one), and a folder that is not there (422).
 *
 * @returns the file as it is now, and whether anything was changed: what says what is there changes nothing
 */
export async function updateMedia(
  tx: Tx,
  now: string,
  id: number,
  { version, ...words }: MediaWords,
): Promise<{ item: GalleryItem; isChanged: boolean }> {
  await takeTurn(tx)
  const media = await findInLibrary(tx, id)
  if (version !== undefined && version !== media.version) throw staleMedia(media)
  if (words.folder_id !== undefined && !(await findFolder(tx, words.folder_id))) {
    throw invalid({ folder_id: [mediaMessages.noSuchFolder] })
  }
  const change = { ...changeOf(words, media), ...focusOf(words, media) }
  if (isDeepStrictEqual({ ...media, ...change }, media)) {
    return { item: toGalleryItem(media), isChanged: false }
  }
  if (!(await changeMedia(tx, { id, version: media.version }, { ...change, updated_at: now }))) {
    throw staleMedia(await findInLibrary(tx, id))
  }
  await announceMedia(tx, now, id)
  return { item: toGalleryItem(await findInLibrary(tx, id)), isChanged: true }
}

function changeOf(
  { name, alt, alts, decorative, folder_id }: MediaWords,
  media: Media,
): MediaChange {
  return {
    ...(name === undefined ? {} : { name: cleanName(name) }),
    ...(alt === undefined ? {} : { alt }),
    ...(alts === undefined ? {} : { alts: withAlts(media.alts, alts) }),
    ...(decorative === undefined ? {} : { decorative: decorative ? 1 : 0 }),
    ...(folder_id === undefined ? {} : { folder_id }),
  }
}

function withAlts(former: AltTexts, alts: AltTexts): AltTexts {
  const all = Object.entries({ ...former, ...alts })
  return Object.fromEntries(all.filter(([, alt]) => alt !== '' && alt !== undefined))
}

/** A picture whose focal point moves gets another social card, in the background. */
function focusOf({ focal_x, focal_y }: MediaWords, media: Media): MediaChange {
  const focus = { focal_x: focal_x ?? media.focal_x, focal_y: focal_y ?? media.focal_y }
  const hasMoved = focus.focal_x !== media.focal_x || focus.focal_y !== media.focal_y
  if (!hasMoved) return {}
  return media.master === null ? focus : { ...focus, copies_due: 1, copy_tries: 0 }
}
