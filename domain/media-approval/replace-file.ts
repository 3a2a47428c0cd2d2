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
 * Replaces the bytes of a file: at once where nothing live shows it, else as a pending change
 * (`changeFile`). The copies that every browser takes are made first, so that it is never shown
 * smaller than before. The former bytes stay as a version. Returns `duplicate` for the same bytes:
 * nothing changes.
 *
 * Throws `Problem('not-found')`, `Problem('conflict')` when the file was changed since or another
 * change is open, and `Problem('invalid')` for a file that is not accepted, or a document for a
 * picture or the reverse.
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
  const accepted = examined.get(file)
  if (!accepted) return { item: toGalleryItem(former), outcome: 'unchanged', duplicate: true }
  requireSameKind(former, file, accepted.picture !== null)
  const stem = newStem()
  return withNewBytes(services, [stem], async (until) => {
    const stored = await storeFile(files, stem, accepted, until)
    const whole = {
      ...stored,
      renditions: await makeFirstCopies(files, { former, stored, file, until }),
    }
    const replaced = await store.write((tx) =>
      replaceBytes({ db: tx, actor, now: now() }, former, whole),
    )
    return { ...replaced, duplicate: false }
  })
}

function requireSameKind(former: Media, file: IncomingFile, isPicture: boolean): void {
  const wasPicture = former.file_type.startsWith('image/')
  if (wasPicture === isPicture) return
  const fault = fileFaults[wasPicture ? 'needs-picture' : 'needs-document']
  throw invalid({ 'image.0': [aboutFile(fault, file.name)] })
}

/** Makes the copies that pages need at once. AVIF follows in the background. */
async function makeFirstCopies(
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
  const due = missing.filter(({ type }) => type !== 'image/avif')
  if (due.length === 0) return renditions
  const copies = [...renditions]
  const focal = { x: focal_x, y: focal_y }
  await makeCopiesInEncoder(
    { path: cleanPath(file), focal, copies: due },
    async ({ rendition, bytes }) => {
      await files.put(`${stored.stem}-${rendition.suffix}`, bytes, until)
      copies.push(withDigest(rendition, bytes))
    },
    { atOnce: true },
  )
  return copies
}

async function replaceBytes(context: Context, former: Media, stored: StoredFile) {
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
