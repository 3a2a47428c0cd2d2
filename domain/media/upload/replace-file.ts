import type { GalleryItem } from '#catalogue/media/media-wire.ts'
import { aboutFile, fileFaults, mediaMessages } from '#catalogue/messages/media-messages.ts'
import type { Actor } from '#domain/actor.ts'
import { invalid, Problem } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import type { Files } from '#store/media/files.ts'
import { changeMedia, findMedia, type Media } from '#store/media/media.ts'
import { addVersion } from '#store/media/versions.ts'
import type { Tx } from '#store/tables.ts'
import { drawInEncoder } from '../encoding/encoders.ts'
import { missingCopies } from '../encoding/planned-copies.ts'
import { findInLibrary, staleMedia } from '../library/find-in-library.ts'
import { toGalleryItem } from '../library/gallery-item.ts'
import { announceMedia } from '../media-changes.ts'
import { newStem, type StoredFile, storeFile } from '../store-file.ts'
import { examineFiles } from './examine-files.ts'
import { takeNewBytes, withNewBytes } from './new-bytes.ts'
import { cleanPath, type IncomingFile } from './receive-file.ts'

export interface Replacement {
  id: number
  file: IncomingFile
  /** The version that the person was shown; left out: whatever is there. */
  version?: number
  /** Bytes, at most. */
  most: number
}

/**
 * Puts a new file in the place of another: everything that shows it follows at once, and is never
 * shown smaller than before, because the copies that every browser takes are made first. The
 * former bytes stay as a version. Gives `duplicate` when they are the same bytes: nothing changes.
 *
 * Refuses what is not in the library (404), what was changed meanwhile (409, with the current
 * one), a file that is not taken, and a document in a picture's place or the reverse (422).
 */
export async function replaceFile(
  services: Services,
  actor: Actor,
  replacement: Replacement,
): Promise<{ item: GalleryItem; duplicate: boolean }> {
  const { store, files, now } = services
  const { id, file, version } = replacement
  const former = await findInLibrary(store.db, id)
  if (version !== undefined && version !== former.version) throw staleMedia(former)
  const isSame = (sent: IncomingFile) => sent.sha256 === former.sha256
  const examined = await examineFiles([file], replacement.most, isSame)
  const found = examined.get(file)
  if (!found) return { item: toGalleryItem(former), duplicate: true }
  requireSameKind(former, file, found.picture !== null)
  const stem = newStem()
  return withNewBytes(services, [stem], async (until) => {
    const stored = await storeFile(files, stem, found, until)
    const whole = { ...stored, renditions: await drawFirst(files, former, stored, file, until) }
    const item = await store.write((tx) => swap(tx, actor, now(), former, whole))
    return { item, duplicate: false }
  })
}

function requireSameKind(former: Media, file: IncomingFile, isPicture: boolean): void {
  const wasPicture = former.file_type.startsWith('image/')
  if (wasPicture === isPicture) return
  const fault = fileFaults[wasPicture ? 'needs-picture' : 'needs-document']
  throw invalid({ 'image.0': [aboutFile(fault, file.name)] })
}

/** The copies that pages cannot do without. AVIF follows in the background. */
async function drawFirst(
  files: Files,
  former: Media,
  stored: StoredFile,
  file: IncomingFile,
  until: AbortSignal,
) {
  const { focal_x, focal_y } = former
  const { renditions, master = null, width = null } = stored
  const missing = missingCopies({ focal_x, focal_y, renditions, master, width })
  const copies = missing.filter(({ type }) => type !== 'image/avif')
  if (copies.length === 0) return renditions
  const made = [...renditions]
  const focal = { x: focal_x, y: focal_y }
  await drawInEncoder(
    { path: cleanPath(file), focal, copies },
    async ({ rendition, bytes }) => {
      await files.put(`${stored.stem}-${rendition.suffix}`, bytes, until)
      made.push(rendition)
    },
    { atOnce: true },
  )
  return made
}

async function swap(tx: Tx, actor: Actor, now: string, former: Media, stored: StoredFile) {
  const change = { ...stored, copy_tries: 0, copying_until: null, updated_at: now }
  const expected = { id: former.id, version: former.version }
  await announceMedia(tx, now, former.id)
  if (!(await changeMedia(tx, expected, change))) {
    const current = await findMedia(tx, former.id)
    if (current && current.deleted_at === null) throw staleMedia(current)
    throw new Problem('not-found', mediaMessages.noSuchFile)
  }
  await takeNewBytes(tx, [stored.stem])
  await addVersion(tx, former, { replaced_at: now, replaced_by: actor.id })
  const current = await findMedia(tx, former.id)
  if (!current) throw new Error(`The file ${former.id} was there a moment ago`)
  return toGalleryItem(current)
}
