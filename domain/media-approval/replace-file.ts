import { aboutFile, fileFaults } from '#catalogue/messages/media-messages.ts'
import type { GalleryItem } from '#catalogue/wire/media.ts'
import type { Actor } from '#domain/actor.ts'
import type { Context } from '#domain/context.ts'
import { withDigest } from '#domain/media/bytes/digest.ts'
import { makeCopiesInEncoder } from '#domain/media/encoding/encoders.ts'
import { missingCopies } from '#domain/media/encoding/planned-copies.ts'
import { findInLibrary, staleMedia } from '#domain/media/library/find-in-library.ts'
import { toGalleryItem } from '#domain/media/library/gallery-item.ts'
import { newStem, type StoredFile, storeFile } from '#domain/media/store-file.ts'
import { examineFiles } from '#domain/media/upload/examine-files.ts'
import { takeNewBytes, withNewBytes } from '#domain/media/upload/new-bytes.ts'
import { cleanPath, type IncomingFile } from '#domain/media/upload/receive-file.ts'
import { invalid } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import { lockPublications } from '#store/content/ledger.ts'
import type { Files } from '#store/media/files.ts'
import type { Media } from '#store/media/media.ts'
import { addVersion } from '#store/media/versions.ts'
import { changeFile, type Outcome } from './change-file.ts'

export interface Replacement {
  id: number
  file: IncomingFile
  /** The version that the person was shown; left out: whatever is there. */
  version?: number
  /** Bytes, at most. */
  most: number
}

/**
 * Puts a new file in the place of another: at once where nothing live shows it, else as a pending
 * change (`changeFile`). It is never shown smaller than before, because the copies that every browser
 * takes are made first. The former bytes stay as a version. Returns `duplicate` when they are the
 * same bytes: nothing changes.
 *
 * Refuses what is not in the library (404), what was changed meanwhile (409, with the current
 * one), a second open change (409), a file that is not taken, and a document in a picture's place or
 * the reverse (422).
 */
export async function replaceFile(
  services: Services,
  actor: Actor,
  replacement: Replacement,
): Promise<{ item: GalleryItem; outcome: Outcome; duplicate: boolean }> {
  const { store, files, now } = services
  const { id, file, version } = replacement
  const former = await findInLibrary(store.db, id)
  if (version !== undefined && version !== former.version) throw staleMedia(former)
  const isSame = (sent: IncomingFile) => sent.sha256 === former.sha256
  const examined = await examineFiles([file], replacement.most, isSame)
  const found = examined.get(file)
  if (!found) return { item: toGalleryItem(former), outcome: 'unchanged', duplicate: true }
  requireSameKind(former, file, found.picture !== null)
  const stem = newStem()
  return withNewBytes(services, [stem], async (until) => {
    const stored = await storeFile(files, stem, found, until)
    const whole = { ...stored, renditions: await drawFirst(files, { former, stored, file, until }) }
    const swapped = await store.write((tx) => swap({ db: tx, actor, now: now() }, former, whole))
    return { ...swapped, duplicate: false }
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
  {
    former,
    stored,
    file,
    until,
  }: { former: Media; stored: StoredFile; file: IncomingFile; until: AbortSignal },
) {
  const { focal_x, focal_y } = former
  const { renditions, master = null, width = null } = stored
  const missing = missingCopies({ focal_x, focal_y, renditions, master, width })
  const copies = missing.filter(({ type }) => type !== 'image/avif')
  if (copies.length === 0) return renditions
  const made = [...renditions]
  const focal = { x: focal_x, y: focal_y }
  await makeCopiesInEncoder(
    { path: cleanPath(file), focal, copies },
    async ({ rendition, bytes }) => {
      await files.put(`${stored.stem}-${rendition.suffix}`, bytes, until)
      made.push(withDigest(rendition, bytes))
    },
    { atOnce: true },
  )
  return made
}

async function swap(context: Context, former: Media, stored: StoredFile) {
  const { db, actor, now } = context
  await lockPublications(db)
  const media = await findInLibrary(db, former.id)
  if (media.version !== former.version) throw staleMedia(media)
  await takeNewBytes(db, [stored.stem])
  const { master = null, width = null, height = null } = stored
  await addVersion(db, {
    ...stored,
    master,
    width,
    height,
    media_id: media.id,
    name: media.name,
    focal_x: media.focal_x,
    focal_y: media.focal_y,
    replaced_at: now,
    replaced_by: actor.id,
    proposed: 1,
  })
  const outcome = await changeFile(context, media, { seen: { stem: stored.stem } })
  return { item: toGalleryItem(await findInLibrary(db, media.id)), outcome }
}
