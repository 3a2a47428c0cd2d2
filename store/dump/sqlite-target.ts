import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { NodeSqliteDialect } from '../sqlite/dialect.ts'
import type { Tables, Tx } from '../tables.ts'
import { BackupError } from './backup-error.ts'
import type { LoadTarget } from './dump.ts'

/** Files beside a database that was not closed; without them it may be incomplete. */
const besides = ['-wal', '-shm']

export async function openSqliteTarget(folder: string): Promise<LoadTarget> {
  const path = join(folder, 'linecheck.sqlite')
  const isTaken = existsSync(path)
  return {
    kind: 'sqlite',
    isTaken,
    async requireUnused() {
      if (isTaken) claim(path)
    },
    async replace(fill) {
      const fresh = `${path}.restoring`
      try {
        await make(folder, fresh, fill)
        if (isTaken) claim(path)
        return await replaceDatabase(folder, path, fresh)
      } finally {
        await rm(fresh, { force: true })
      }
    },
    close: async () => undefined,
  }
}

/**
 * Leaving WAL mode needs exclusive access: throws `BackupError` when somebody has the file open.
 */
function claim(path: string): void {
  try {
    const file = new DatabaseSync(path, { timeout: 0 })
    try {
      file.exec('pragma journal_mode = delete')
    } finally {
      file.close()
    }
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
    if (code !== 5 && code !== 6) return
    throw new BackupError(
      `${path} is in use: stop the server first, and start it again afterwards.`,
    )
  }
}

async function make(folder: string, fresh: string, fill: (tx: Tx) => Promise<void>) {
  await mkdir(folder, { recursive: true })
  await rm(fresh, { force: true })
  // Unsafe and fast: nobody knows this file, and after a crash it is built again.
  const file = new DatabaseSync(fresh, { timeout: 0, defensive: true })
  file.exec('pragma journal_mode = memory; pragma synchronous = off; pragma foreign_keys = off')
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) })
  try {
    await db.transaction().execute(fill)
    const faults = file.prepare('pragma foreign_key_check').all()
    if (faults.length > 0) throw new BackupError(`rows of ${faults[0]?.table} point to nothing.`)
    file.exec('pragma optimize = 0x10002')
  } finally {
    await db.destroy()
  }
  await sync(fresh)
}

async function replaceDatabase(
  folder: string,
  path: string,
  fresh: string,
): Promise<string | null> {
  const moment = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const former = existsSync(path) ? `${path}.before-${moment}` : null
  if (former) {
    await link(path, former).catch(() => copyFile(path, former))
    await sync(former)
  }
  for (const end of besides) {
    if (!existsSync(path + end)) continue
    await (former ? rename(path + end, former + end) : rm(path + end))
  }
  await rename(fresh, path)
  await sync(folder)
  return former
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
