import type { Services } from '#domain/services.ts'
import { listExpectedBytes } from '#store/media/expected-bytes.ts'
import { isOwnName, stemOf } from '#store/media/files.ts'
import type { Rendition } from '#store/media/media.ts'
import {
  findStoredFile,
  listStoredFiles,
  markMissingCopies,
  type StoredRow,
} from '#store/media/stored-files.ts'
import { fileKinds } from '../bytes/file-kind.ts'
import { announceMedia } from '../media-changes.ts'
import { documentSuffix } from '../media-url.ts'
import { storedNames } from '../store-file.ts'

export interface MediaCheck {
  /** Number of files of the library, with their former versions. */
  rows: number
  names: number
  /** Bytes without a row, which were deleted. */
  strays: string[]
  /** Bytes of running or recent uploads, whose row may still come. */
  arriving: string[]
  /** Names of another form, which are left alone. */
  foreign: string[]
  /** Pictures with missing copies, which are made again. */
  mended: string[]
  /** Files whose original is missing: only a backup has it. */
  lost: string[]
}

/**
 * Compares the library's rows with the stored bytes; deletes bytes without a row and queues missing
 * copies. `isDry` only reports.
 */
export async function checkMedia(services: Services, isDry = false): Promise<MediaCheck> {
  const { files, store } = services
  // Bytes first, then announcements, then rows: the reverse of storing.
  const names = new Set(await Array.fromAsync(files.list()))
  const expected = await listExpectedBytes(store.db)
  const check = { ...emptyCheck(), names: names.size }
  const known = new Set<string>()
  for await (const rows of listStoredFiles(store.db)) {
    for (const row of rows) {
      check.rows++
      for (const name of storedNames(row)) known.add(name)
      // It may have come since the list was read.
      const isThere = async (name: string) => names.has(name) || (await files.head(name)) !== null
      await checkRow(services, row, { isThere, check, isDry })
    }
  }
  const arriving = new Set(
    expected.filter(({ state }) => state === 'expected').map(({ stem }) => stem),
  )
  for (const name of names.difference(known)) {
    if (!isOwnName(name)) check.foreign.push(name)
    else if (arriving.has(stemOf(name))) check.arriving.push(name)
    else if (await isStray(services, name)) check.strays.push(name)
  }
  if (!isDry) for (const name of check.strays) await files.delete(name)
  return check
}

function emptyCheck(): MediaCheck {
  return { rows: 0, names: 0, strays: [], arriving: [], foreign: [], mended: [], lost: [] }
}

/** Reads the row again: copies may have been made meanwhile. */
async function isStray({ store }: Services, name: string): Promise<boolean> {
  const row = await findStoredFile(store.db, stemOf(name))
  return !row || (row.copies_due === 0 && !storedNames(row).includes(name))
}

async function checkRow(
  { store, now }: Services,
  row: StoredRow,
  {
    isThere,
    check,
    isDry,
  }: { isThere: (name: string) => Promise<boolean>; check: MediaCheck; isDry: boolean },
): Promise<void> {
  const { stem, master, file_type, renditions } = row
  const label = `${row.name} (${row.kind} ${row.id})`
  const suffix = file_type === fileKinds.pdf.type ? documentSuffix : master
  if (suffix && !(await isThere(`${stem}-${suffix}`))) {
    check.lost.push(label)
    return
  }
  const left: Rendition[] = []
  for (const copy of renditions) if (await isThere(`${stem}-${copy.suffix}`)) left.push(copy)
  if (left.length === renditions.length) return
  // Copies cannot be encoded again without their master.
  if (!master || row.kind === 'version') {
    check.lost.push(label)
    return
  }
  if (!isDry) {
    await store.write(async (tx) => {
      await markMissingCopies(tx, row, left)
      await announceMedia(tx, now(), row.id)
    })
  }
  check.mended.push(label)
}
