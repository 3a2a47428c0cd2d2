import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { StartRefused } from '#catalogue/start-refused.ts'
import type { Connections } from '../connections.ts'
import { migrate } from '../migrations/migrate.ts'
import { StoreBusy, StoreFull, storeError } from '../refusals.ts'
import type { Tables } from '../tables.ts'
import { NodeSqliteDialect } from './dialect.ts'
import { fromMatching } from './match-texts.ts'
import { ReadingDialect } from './reading-dialect.ts'
import { ReadingThread } from './reading-thread.ts'
import { Snapshots } from './snapshots.ts'

/** Older ones can corrupt a WAL (trust.md). */
const oldestSafe = [3, 51, 3] as const

/** How long (ms) SQLite itself may wait, blocking the thread, until the schema is up to date. */
const usualPatience = 5_000

/** How long (ms) a process waits, without blocking, while another one brings the schema up to date. */
const longestMigration = 3_600_000

/**
 * Opens `linecheck.sqlite` in a folder, makes it where it is missing, and brings its schema up to date.
 * One connection reads, another writes, so that no page waits for a write; what may take long is
 * read by a third, on a thread of its own.
 * Refuses (`StartRefused`) a folder that cannot be written and a SQLite that is too old.
 */
export async function openSqlite(
  folder: string,
  { patience = usualPatience } = {},
): Promise<Connections> {
  checkVersion(process.versions.sqlite ?? '0')
  const path = join(folder, 'linecheck.sqlite')
  const writer = openFile(folder, path, patience)
  const dialect = new NodeSqliteDialect(writer)
  const write = new Kysely<Tables>({ dialect })
  dialect.limitWait(performance.now() + longestMigration)
  await migrate(write, 'sqlite')
  optimize(writer)
  // A connection knows the statistics that there were when it was opened.
  const reader = connect(path, patience)
  for (const file of [writer, reader]) file.exec('pragma busy_timeout = 0')
  const read = new Kysely<Tables>({ dialect: new NodeSqliteDialect(reader) })
  const snapshots = new Snapshots(path)
  const aside = new Kysely<Tables>({ dialect: new ReadingDialect(new ReadingThread(path)) })
  const close = async () => {
    await aside.destroy()
    await snapshots.close()
    await read.destroy()
    optimize(writer)
    await write.destroy()
  }
  return {
    read,
    write,
    aside: { db: aside, fromMatching },
    readSnapshot: (work) => snapshots.read(work),
    limitWait: (until) => dialect.limitWait(until),
    listen: null,
    tell: null,
    close,
  }
}

function openFile(folder: string, path: string, patience: number): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true })
    return connect(path, patience)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefused(`DATA_DIR ${folder} cannot be written (${reason}).`)
  }
}

function connect(path: string, patience: number): DatabaseSync {
  // Waiting inside SQLite is allowed only until the schema is up to date: nothing is served before.
  const file = new DatabaseSync(path, { timeout: patience, defensive: true })
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  return file
}

/**
 * Keeps the statistics of the indexes fresh, of all tables: those that this connection only writes are
 * read by others, and one that was small once is walked whole for a hundred ids. Takes a tenth of a
 * second where much has grown. Not worth a failure while another process writes or nothing fits.
 */
function optimize(file: DatabaseSync) {
  try {
    file.exec('pragma optimize = 0x10002')
  } catch (error) {
    const known = storeError(error)
    if (!(known instanceof StoreBusy || known instanceof StoreFull)) throw error
  }
}

function checkVersion(version: string) {
  const parts = version.split('.').map(Number)
  const index = oldestSafe.findIndex((least, place) => (parts[place] ?? 0) !== least)
  if (index >= 0 && (parts[index] ?? 0) < (oldestSafe[index] ?? 0)) {
    throw new StartRefused(`SQLite ${version} is too old; ${oldestSafe.join('.')} is the least.`)
  }
}
