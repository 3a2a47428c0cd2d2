import { existsSync } from 'node:fs'
import { manifestName } from '#store/archive/manifest.ts'
import { ArchiveDamaged, type ArchiveEntry, readArchive } from '#store/archive/read-archive.ts'
import { BackupError } from '#store/dump/backup-error.ts'
import { fileIn, listIn, missingIn, readRowLines } from './backup-entries.ts'
import { type BackupHeader, readHeader } from './backup-header.ts'

/** The content of a complete backup. */
export interface CheckedBackup {
  header: BackupHeader
  /** Rows by table. */
  rows: Map<string, number>
  files: number
  fileBytes: number
  /** Library files that were missing when it was taken. */
  missing: string[]
  /** Unique to a backup. */
  seal: string
}

/**
 * Reads a whole backup and checks that every byte and row is there. Throws `BackupError` or
 * `ArchiveDamaged`.
 */
export async function checkBackup(path: string, signal?: AbortSignal): Promise<CheckedBackup> {
  if (!existsSync(path)) throw new BackupError(`there is no file ${path}.`)
  let checked: CheckedBackup | null = null
  for await (const thing of readArchive(path)) {
    signal?.throwIfAborted()
    if (checked) count(checked, thing)
    else checked = empty(readHeader(thing))
  }
  if (!checked) throw new BackupError('it is no backup of Linecheck.')
  return checked
}

function empty(header: BackupHeader): CheckedBackup {
  const rows = new Map(header.tables.map(({ name }) => [name, 0]))
  return { header, rows, files: 0, fileBytes: 0, missing: [], seal: '' }
}

function count(checked: CheckedBackup, thing: ArchiveEntry): void {
  const part = readRowLines(thing)
  if (part) {
    const before = checked.rows.get(part.table)
    if (before === undefined) throw new ArchiveDamaged(`it does not say that it has ${part.table}`)
    checked.rows.set(part.table, before + part.rows.length)
  }
  const isFile = fileIn(thing.name) !== null
  for (const { size } of isFile ? [{ size: thing.bytes.length }] : (listIn(thing) ?? [])) {
    checked.files++
    checked.fileBytes += size
  }
  checked.missing = missingIn(thing) ?? checked.missing
  if (thing.name === manifestName) checked.seal = thing.bytes.toString()
}
