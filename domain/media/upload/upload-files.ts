import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { UploadedItem } from '#catalogue/wire/media.ts'
import type { Actor } from '#domain/actor.ts'
import type { Context } from '#domain/context.ts'
import { invalid, Problem } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { findFolder } from '#store/media/folders.ts'
import { addMedia, findMedia, findMediaByBytes, restoreMedia } from '#store/media/media.ts'
import { withEndingOf } from '../bytes/file-kind.ts'
import { toGalleryItem } from '../library/gallery-item.ts'
import { announceMedia } from '../media-changes.ts'
import { newStem, type StoredFile, storeFile } from '../store-file.ts'
import { examineFiles } from './examine-files.ts'
import { takeNewBytes, withNewBytes } from './new-bytes.ts'
import type { IncomingFile } from './receive-file.ts'

export interface Upload {
  folderId: number
  files: readonly IncomingFile[]
  /** In bytes per file. */
  most: number
}

/**
 * Adds all files to the library or none. Bytes that are stored already return the existing file,
 * restored when it was deleted. Throws `Problem('invalid')` for an unknown folder and for rejected
 * files.
 */
export async function uploadFiles(
  services: Services,
  actor: Actor,
  upload: Upload,
): Promise<UploadedItem[]> {
  const { store, files, now } = services
  if (!(await findFolder(store.db, upload.folderId))) throw noSuchFolder()
  const known = new Set<string>()
  for (const { sha256, isTooLarge } of upload.files) {
    if (!isTooLarge && (await findMediaByBytes(store.db, sha256))) known.add(sha256)
  }
  const examined = await examineFiles(upload.files, upload.most, ({ sha256 }) => known.has(sha256))
  const fresh = new Map([...examined].map(([{ sha256 }, file]) => [sha256, file]))
  const stems = new Map([...fresh.keys()].map((sha256) => [sha256, newStem()]))
  return withNewBytes(services, [...stems.values()], async (until) => {
    const stored = new Map<string, StoredFile>()
    for (const [sha256, stem] of stems) {
      const file = fresh.get(sha256)
      if (file) stored.set(sha256, await storeFile(files, stem, file, until))
    }
    const nameOf = ({ name, sha256 }: IncomingFile) => {
      const kind = fresh.get(sha256)?.kind
      return kind ? withEndingOf(kind, name) : name
    }
    return store.write((tx) => addAll({ db: tx, actor, now: now() }, { ...upload, nameOf }, stored))
  })
}

export function noSuchFolder() {
  return invalid({ folder_id: [mediaMessages.noSuchFolder] })
}

async function addAll(
  { db, actor, now }: Context,
  { folderId, files, nameOf }: Upload & { nameOf: (file: IncomingFile) => string },
  stored: ReadonlyMap<string, StoredFile>,
) {
  // First: of two uploads of the same bytes the second must see the first.
  await lockPublications(db)
  if (!(await findFolder(db, folderId))) throw noSuchFolder()
  const items: UploadedItem[] = []
  const taken: string[] = []
  for (const file of files) {
    const former = await findMediaByBytes(db, file.sha256)
    const restored = former?.deleted_at != null && (await restoreMedia(db, former.id, now))
    const id = former?.id ?? (await add(file))
    const media = await findMedia(db, id)
    if (!former || restored) await announceMedia(db, now, id)
    if (!media) throw new Error(`The file ${id} was added and is not there`)
    items.push({ ...toGalleryItem(media), duplicate: former !== undefined && !restored, restored })
  }
  await takeNewBytes(db, taken)
  return items

  async function add(file: IncomingFile): Promise<number> {
    const bytes = stored.get(file.sha256)
    // The stored file was purged meanwhile. A repeated upload stores it anew.
    if (!bytes) throw new Problem('busy', messages.busy, { retryAfter: 1 })
    taken.push(bytes.stem)
    const words = { name: nameOf(file), alt: '', focal_x: 0.5, focal_y: 0.5 }
    const where = { folder_id: folderId, uploaded_by: actor.id, created_at: now }
    return addMedia(db, { ...bytes, ...words, ...where })
  }
}
