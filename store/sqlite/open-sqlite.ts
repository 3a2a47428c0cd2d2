import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, type Logger } from 'kysely'
import { StartupError } from '#catalogue/startup-error.ts'
import type { Connections, SecondConnection } from '../connections.ts'
import { migrateToLatest } from '../schema/migrate-to-latest.ts'
import { isDamage, StoreBusy, StoreFull, storeError } from '../store-errors.ts'
import type { Tables } from '../tables.ts'
import { Checkpoints } from './checkpoints.ts'
import { NodeSqliteDialect } from './dialect.ts'
import { OpenedFile } from './opened-file.ts'
import { ReadingDialect } from './reading-dialect.ts'
import { ReadingThread } from './reading-thread.ts'
import { Snapshots } from './snapshots.ts'

/** Older ones can corrupt a WAL (trust.md). */
const oldestSafe = [3, 51, 3] as const

/** Milliseconds that SQLite may block the thread before anything is served. */
const defaultTimeout = 5_000

const migrationTimeout = 3_600_000

interface OpenOptions {
  timeout?: number
  log?: Logger
}

/**
 * One connection reads and another writes, so that no page waits for a write; long reads have a
 * thread. Throws `StartupError` for a folder, SQLite version or database that cannot be used.
 */
export async function openSqlite(
  folder: string,
  { timeout = defaultTimeout, log }: OpenOptions = {},
): Promise<Connections> {
  checkVersion(process.versions.sqlite ?? '0')
  const path = join(folder, 'linecheck.sqlite')
  requireNotEmptied(path)
  const writer = openFile(folder, path, timeout)
  const opened = new OpenedFile(path)
  const dialect = new NodeSqliteDialect(writer)
  const write = new Kysely<Tables>({ dialect })
  dialect.limitWait(performance.now() + migrationTimeout)
  await migrateToLatest(write, 'sqlite').catch((error) => {
    throw isDamage(error) ? damaged(path, error) : error
  })
  optimize(writer)
  // A connection uses the statistics of the moment it was opened.
  const reader = connect(path, timeout)
  for (const file of [writer, reader]) file.exec('pragma busy_timeout = 0')
  const read = new Kysely<Tables>({ dialect: new NodeSqliteDialect(reader), log })
  const snapshots = new Snapshots(path)
  const checkpoints = new Checkpoints(path, reader, writer)
  const longReads = new Kysely<Tables>({
    dialect: new ReadingDialect(new ReadingThread(path)),
    log,
  })
  const close = async () => {
    await checkpoints.close()
    await longReads.destroy()
    await snapshots.close()
    await read.destroy()
    optimize(writer)
    await write.destroy()
  }
  return {
    read,
    transact: async (work) => {
      const result = await write.transaction().execute(work)
      opened.requireSame()
      checkpoints.copyIfMuch()
      return result
    },
    longReads,
    readSnapshot: (work) => snapshots.read(work),
    limitWait: (until) => dialect.limitWait(until),
    listen: null,
    notify: null,
    isReplaced: () => opened.isReplaced,
    close,
  }
}

export function openSecondSqlite(folder: string): SecondConnection {
  const path = join(folder, 'linecheck.sqlite')
  const [writer, reader] = [connect(path, defaultTimeout), connect(path, defaultTimeout)]
  const opened = new OpenedFile(path)
  for (const file of [writer, reader]) file.exec('pragma busy_timeout = 0')
  const dialect = new NodeSqliteDialect(writer)
  const write = new Kysely<Tables>({ dialect })
  const read = new Kysely<Tables>({ dialect: new NodeSqliteDialect(reader) })
  return {
    read,
    transact: async (work) => {
      const result = await write.transaction().execute(work)
      opened.requireSame()
      return result
    },
    limitWait: (until) => dialect.limitWait(until),
    notify: null,
    close: async () => {
      await read.destroy()
      await write.destroy()
    },
  }
}

function openFile(folder: string, path: string, timeout: number): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true })
    return connect(path, timeout)
  } catch (error) {
    if (isDamage(error)) throw damaged(path, error)
    const reason = messageOf(error)
    const isPassing = storeError(error) !== error
    throw new StartupError(`DATA_DIR ${folder} cannot be written (${reason}).`, { isPassing })
  }
}

/** SQLite would delete the WAL beside an empty file, and an empty site would replace a full one. */
function requireNotEmptied(path: string): void {
  const size = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? null
  if (size(path) === 0 && (size(`${path}-wal`) ?? 0) > 0) throw damaged(path, 'it is empty')
}

function damaged(path: string, error: unknown): StartupError {
  return new StartupError(
    `the database ${path} is damaged (${messageOf(error)}). Keep a copy of its folder, and restore the last backup: npm run restore -- FILE --replace (docs/operating/backup.md).`,
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function connect(path: string, timeout: number): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: timeout, defensive: true })
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // Deleted data is overwritten: pages of an erased person would otherwise stay on the disk.
  file.exec('pragma secure_delete = on')
  return file
}

/**
 * Without statistics a table that was small once is scanned whole. Takes 0.1 s after much growth.
 */
function optimize(file: DatabaseSync) {
  try {
    file.exec('pragma optimize = 0x10002')
  } catch (error) {
    const known = storeError(error)
    const isOver = known instanceof StoreBusy || known instanceof StoreFull || isDamage(error)
    if (!isOver) throw error
  }
}

function checkVersion(version: string) {
  const parts = version.split('.').map(Number)
  const index = oldestSafe.findIndex((least, place) => (parts[place] ?? 0) !== least)
  if (index >= 0 && (parts[index] ?? 0) < (oldestSafe[index] ?? 0)) {
    throw new StartupError(`SQLite ${version} is too old; ${oldestSafe.join('.')} is the least.`)
  }
}
