import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type ArchiveWriter, partOf, writeArchive } from '#store/archive/write-archive.ts'
import { BackupError } from '#store/dump/backup-error.ts'
import type { DumpSource } from '#store/dump/dump.ts'
import { openDumpSource } from '#store/dump/open-source.ts'
import type { Files } from '#store/media/files.ts'
import { entryNames, Lines, missingName } from './backup-entries.ts'
import { headerName, newHeader } from './backup-header.ts'
import { checkBackup } from './check-backup.ts'
import { NamesAside, namesOf } from './names-aside.ts'

export interface BackupOrder {
  /** The installation to back up. */
  place: { databaseUrl: string | null; dataDir: string }
  files: Files
  /** Library files with their bytes, or only names and sizes. */
  media: 'bytes' | 'names'
  /** The file to write; it must not exist. */
  path: string
  /** The program's version. */
  program: string
  now: string
  /** Called as the backup proceeds. */
  progress?: (done: Done) => void
  signal?: AbortSignal
}

/** The progress of a backup. */
export interface Done {
  tables: number
  rows: number
  files: number
  /** Bytes of library files. */
  fileBytes: number
  /** Library files that are missing. */
  missing: string[]
}

/** Library files read at once. */
const maxConcurrent = 4

/**
 * Takes a backup of a running installation: the rows are one snapshot, with the library files that
 * they name. It is verified before it gets its name; a failure leaves no file.
 */
export async function takeBackup(order: BackupOrder): Promise<Done> {
  const { path, now, signal } = order
  if (existsSync(path)) throw new BackupError(`${path} is there already.`)
  const done: Done = { tables: 0, rows: 0, files: 0, fileBytes: 0, missing: [] }
  const source = await openDumpSource(order.place)
  let archive: ArchiveWriter | null = null
  const names = new NamesAside(`${path}.names`)
  try {
    await mkdir(dirname(path), { recursive: true })
    archive = await writeArchive(path, now)
    await dumpTables(order, { source, archive, names, done }).finally(() => source.close())
    await dumpLibrary(order, archive, names, done)
    const seal = await archive.seal()
    const checked = await checkBackup(partOf(path), signal)
    if (checked.seal !== seal) throw new BackupError('it cannot be read back.')
    await archive.publish()
    return done
  } catch (error) {
    await source.close()
    await archive?.abandon()
    throw error
  } finally {
    await names.remove()
  }
}

async function dumpTables(
  { media, program, now, progress, signal }: BackupOrder,
  {
    source,
    archive,
    names,
    done,
  }: { source: DumpSource; archive: ArchiveWriter; names: NamesAside; done: Done },
): Promise<void> {
  const { kind: database, steps, tables } = source
  const header = newHeader({ program, taken_at: now, database, steps, tables, media })
  await archive.add(headerName, Buffer.from(JSON.stringify(header, null, 2)))
  for (const table of tables) {
    const lines = new Lines((part, bytes) => archive.add(entryNames.table(table.name, part), bytes))
    for await (const rows of source.rows(table)) {
      signal?.throwIfAborted()
      for (const row of rows) {
        await lines.add(row)
        await names.add(namesOf(table.name, row))
      }
      done.rows += rows.length
      progress?.(done)
    }
    await lines.end()
    done.tables++
  }
}

/** Copies library files, which never change under their names. */
async function dumpLibrary(
  { files, media, progress, signal }: BackupOrder,
  archive: ArchiveWriter,
  names: NamesAside,
  done: Done,
): Promise<void> {
  const list = new Lines((part, bytes) => archive.add(entryNames.list(part), bytes))
  for await (const some of names.inLists(maxConcurrent)) {
    signal?.throwIfAborted()
    const batch = await Promise.all(some.map((name) => lookUp(files, name, media)))
    for (const { name, size, bytes } of batch) {
      if (size === null) {
        done.missing.push(name)
        continue
      }
      if (bytes) await archive.add(entryNames.file(name), bytes)
      else await list.add({ name, size })
      done.files++
      done.fileBytes += size
    }
    progress?.(done)
  }
  await list.end()
  await archive.add(missingName, Buffer.from(JSON.stringify(done.missing)))
}

async function lookUp(files: Files, name: string, media: BackupOrder['media']) {
  if (media === 'names') return { name, size: (await files.head(name))?.size ?? null, bytes: null }
  const stream = await files.get(name)
  const bytes = stream && (await buffer(stream))
  return { name, size: bytes?.length ?? null, bytes }
}
