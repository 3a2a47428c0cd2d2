import { mediaMessages } from '#catalogue/media-messages.ts'
import type { UploadedItem } from '#catalogue/wire.ts'
import { takeTurn } from '#store/content/ledger.ts'
import { findFolder } from '#store/media/folders.ts'
import { addMedia, findMedia, findMediaByBytes, restoreMedia } from '#store/media/media.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { invalid } from '../problem.ts'
import type { Services } from '../services.ts'
import { examineFiles } from './examine-files.ts'
import { toGalleryItem } from './gallery-item.ts'
import { announceMedia } from './media-changes.ts'
import type { IncomingFile } from './receive-file.ts'
import {
  dropBehind,
  type StoredFile,
  storedNames,
  storeFile,
  storingDeadline,
} from './store-file.ts'

export interface Upload {
  folderId: number
  files: readonly IncomingFile[]
  /** Bytes of one file, at most. */
  most: number
}

/**
 * Adds files to the library: all of them or none. The same bytes are stored once: a second time
 * answers what is there, and a deleted one comes back. Copies of pictures are made later.
 *
 * Refuses (422) a folder that is not there and files that are not taken, each beside its place.
 */
export async function uploadFiles(
  { store, files, now }: Services,
  actor: Actor,
  upload: Upload,
): Promise<UploadedItem[]> {
  if (!(await findFolder(store.db, upload.folderId))) throw noSuchFolder()
  const known = new Set<string>()
  for (const { sha256, isTooLarge } of upload.files) {
    if (!isTooLarge && (await findMediaByBytes(store.db, sha256))) known.add(sha256)
  }
  const examined = await examineFiles(upload.files, upload.most, ({ sha256 }) => known.has(sha256))
  const stored = new Map<string, StoredFile>()
  try {
    const until = storingDeadline()
    for (const [file, found] of examined) {
      if (!stored.has(file.sha256)) stored.set(file.sha256, await storeFile(files, found, until))
    }
    const added = await store.write((tx) => addAll(tx, actor, now(), upload, stored))
    dropBehind(files, namesOf([...stored.values()].filter(({ stem }) => !added.stems.has(stem))))
    return added.items
  } catch (error) {
    dropBehind(files, namesOf([...stored.values()]))
    throw error
  }
}

export function noSuchFolder() {
  return invalid({ folder_id: [mediaMessages.noSuchFolder] })
}

async function addAll(
  tx: Tx,
  actor: Actor,
  now: string,
  { folderId, files }: Upload,
  stored: ReadonlyMap<string, StoredFile>,
) {
  // First, because it holds the row until the end: of two uploads of the same bytes, the second sees the first.
  await takeTurn(tx)
  if (!(await findFolder(tx, folderId))) throw noSuchFolder()
  const items: UploadedItem[] = []
  const stems = new Set<string>()
  for (const file of files) {
    const former = await findMediaByBytes(tx, file.sha256)
    const restored = former?.deleted_at != null && (await restoreMedia(tx, former.id, now))
    const id = former?.id ?? (await add(file))
    const media = await findMedia(tx, id)
    if (!former || restored) await announceMedia(tx, now, id)
    if (!media) throw new Error(`The file ${id} was added and is not there`)
    items.push({ ...toGalleryItem(media), duplicate: former !== undefined && !restored, restored })
  }
  return { items, stems }

  async function add(file: IncomingFile): Promise<number> {
    const bytes = stored.get(file.sha256)
    if (!bytes) throw new Error('A file that was known is not known any more')
    stems.add(bytes.stem)
    const words = { name: file.name, alt: '', focal_x: 0.5, focal_y: 0.5 }
    const where = { folder_id: folderId, uploaded_by: actor.id, created_at: now }
    return addMedia(tx, { ...bytes, ...words, ...where })
  }
}

function namesOf(stored: readonly StoredFile[]): string[] {
  return stored.flatMap(storedNames)
}
