import type { Rendition } from '#store/media/media.ts'
import { listStoredFiles, noteMissingCopies, type StoredRow } from '#store/media/stored-files.ts'
import type { Services } from '../services.ts'
import { fileKinds } from './bytes/file-kind.ts'
import { announceMedia } from './media-changes.ts'
import { documentSuffix } from './media-url.ts'
import { storedNames } from './store-file.ts'

/** Younger bytes (ms) may belong to an upload whose row is still to come. */
const youngest = 3_600_000

export interface MediaCheck {
  /** How many files of the library, with their former versions, and how many names of bytes. */
  rows: number
  names: number
  /** Bytes that no row pointed to, and that were removed. */
  strays: string[]
  /** Pictures of which copies were missing: they are being made again. */
  mended: string[]
  /** Files whose own bytes are not there: only a backup has them. */
  lost: string[]
}

/**
 * Compares the rows of the library with the bytes that are stored, and mends what can be mended:
 * bytes without a row go, copies without bytes are made again. With `isDry` it only tells.
 */
export async function checkMedia(services: Services, isDry = false): Promise<MediaCheck> {
  const { files, store, now } = services
  // Bytes first: what comes after has its row, or is too young to be a stray.
  const changed = new Map<string, string>()
  for await (const { name, changedAt } of files.list()) changed.set(name, changedAt)
  const check: MediaCheck = { rows: 0, names: changed.size, strays: [], mended: [], lost: [] }
  const known = new Set<string>()
  for await (const rows of listStoredFiles(store.db)) {
    for (const row of rows) {
      check.rows++
      for (const name of storedNames(row)) known.add(name)
      // Looked for once more: it may have come since the list was made.
      const isThere = async (name: string) => changed.has(name) || (await files.head(name)) !== null
      await checkRow(services, row, isThere, check, isDry)
    }
  }
  const before = new Date(Date.parse(now()) - youngest).toISOString()
  for (const [name, changedAt] of changed) {
    if (known.has(name) || changedAt > before) continue
    if (!isDry) await files.delete(name)
    check.strays.push(name)
  }
  return check
}

async function checkRow(
  { store, now }: Services,
  row: StoredRow,
  isThere: (name: string) => Promise<boolean>,
  check: MediaCheck,
  isDry: boolean,
): Promise<void> {
  const { stem, master, file_type, renditions } = row
  const label = `${row.name} (${row.kind} ${row.id})`
  const own = file_type === fileKinds.pdf.type ? documentSuffix : master
  if (own && !(await isThere(`${stem}-${own}`))) {
    check.lost.push(label)
    return
  }
  const left: Rendition[] = []
  for (const copy of renditions) if (await isThere(`${stem}-${copy.suffix}`)) left.push(copy)
  if (left.length === renditions.length) return
  // Without what copies are made from there is nothing to make them again from.
  if (!master || row.kind === 'version') {
    check.lost.push(label)
    return
  }
  if (!isDry) {
    await store.write(async (tx) => {
      await noteMissingCopies(tx, row, left)
      await announceMedia(tx, now(), row.id)
    })
  }
  check.mended.push(label)
}
