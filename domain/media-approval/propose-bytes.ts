import type { GalleryItem } from '#catalogue/wire/media.ts'
import type { Actor } from '#domain/actor.ts'
import type { Context } from '#domain/context.ts'
import { withDigest } from '#domain/media/bytes/digest.ts'
import { makeCopiesInEncoder } from '#domain/media/encoding/encoders.ts'
import { missingCopies } from '#domain/media/encoding/planned-copies.ts'
import { findInLibrary, staleMedia } from '#domain/media/library/find-in-library.ts'
import { toGalleryItem } from '#domain/media/library/gallery-item.ts'
import { newStem, type StoredFile, storeFile } from '#domain/media/store-file.ts'
import type { ExaminedFile } from '#domain/media/upload/examine-file.ts'
import { takeNewBytes, withNewBytes } from '#domain/media/upload/new-bytes.ts'
import { cleanPath } from '#domain/media/upload/receive-file.ts'
import type { Services } from '#domain/services.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { addCrop, type MediaCrop } from '#store/media/crops.ts'
import type { Media } from '#store/media/media.ts'
import { addVersion } from '#store/media/versions.ts'
import { changeFile, type Outcome } from './change-file.ts'

/** Bytes that take the place of a file's. */
export interface Proposal {
  /** The file as it was when the bytes were examined. */
  former: Media
  examined: ExaminedFile
  /** Left out: that of the file. */
  focal?: { focal_x: number; focal_y: number }
  /** The part that the bytes show of others. */
  crop?: Omit<MediaCrop, 'stem' | 'media_id'>
}

/**
 * Stores bytes and lets them take the place of a file's (`changeFile`). The copies that every
 * browser takes are made first, so that it is never shown smaller than before. The former bytes
 * stay as a version. Throws `Problem('conflict')` when the file was changed meanwhile or another
 * change is open.
 */
export async function proposeBytes(
  services: Services,
  actor: Actor,
  proposal: Proposal,
): Promise<{ item: GalleryItem; outcome: Outcome }> {
  const { store, files, now } = services
  const stem = newStem()
  return withNewBytes(services, [stem], async (until) => {
    const stored = await storeFile(files, stem, proposal.examined, until)
    const renditions = await makeFirstCopies(services, proposal, stored, until)
    return store.write((tx) =>
      replaceBytes({ db: tx, actor, now: now() }, proposal, { ...stored, renditions }),
    )
  })
}

/** Makes the copies that pages need at once. AVIF follows in the background. */
async function makeFirstCopies(
  { files }: Services,
  { former, examined, focal = former }: Proposal,
  stored: StoredFile,
  until: AbortSignal,
) {
  const { focal_x, focal_y } = focal
  const { renditions, master = null, width = null } = stored
  const missing = missingCopies({ focal_x, focal_y, renditions, master, width })
  const due = missing.filter(({ type }) => type !== 'image/avif')
  if (due.length === 0) return renditions
  const copies = [...renditions]
  const path = cleanPath(examined.file)
  await makeCopiesInEncoder(
    { path, focal: { x: focal_x, y: focal_y }, copies: due },
    async ({ rendition, bytes }) => {
      await files.put(`${stored.stem}-${rendition.suffix}`, bytes, until)
      copies.push(withDigest(rendition, bytes))
    },
    { atOnce: true },
  )
  return copies
}

async function replaceBytes(
  context: Context,
  { former, focal, crop }: Proposal,
  stored: StoredFile,
) {
  const { db, actor, now } = context
  await lockPublications(db)
  const media = await findInLibrary(db, former.id)
  if (media.version !== former.version) throw staleMedia(media)
  await takeNewBytes(db, [stored.stem])
  const { stem, master = null, width = null, height = null } = stored
  await addVersion(db, {
    ...stored,
    master,
    width,
    height,
    media_id: media.id,
    name: media.name,
    focal_x: media.focal_x,
    focal_y: media.focal_y,
    ...focal,
    replaced_at: now,
    replaced_by: actor.id,
    proposed: 1,
  })
  if (crop) await addCrop(db, { ...crop, stem, media_id: media.id })
  const outcome = await changeFile(context, media, { seen: { stem, ...focal } })
  return { item: toGalleryItem(await findInLibrary(db, media.id)), outcome }
}
