import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** Where a store can be opened. */
export interface StoreLocation {
  databaseUrl: string | null
  dataDir: string
}

interface OwnLocation extends StoreLocation {
  remove(): Promise<void>
}

/**
 * A place that nobody else has: a folder, and with `server` a database on that PostgreSQL too. It
 * has no schema, or, where a place to copy is given, whatever is there while nobody has it open.
 */
export function makeLocation(
  server: string | undefined,
  copied?: StoreLocation,
): Promise<OwnLocation> {
  return server ? postgresPlace(server, copied) : sqlitePlace(copied)
}

async function sqlitePlace(copied?: StoreLocation): Promise<OwnLocation> {
  const dataDir = await makeFolder()
  if (copied) {
    const [from, to] = [copied.dataDir, dataDir].map((folder) => join(folder, 'linecheck.sqlite'))
    if (from && to) await copyFile(from, to)
  }
  return { databaseUrl: null, dataDir, remove: () => removeFolder(dataDir) }
}

async function postgresPlace(server: string, copied?: StoreLocation): Promise<OwnLocation> {
  const name = `linecheck_test_${randomUUID().replaceAll('-', '')}`
  const template = copied?.databaseUrl && new URL(copied.databaseUrl).pathname.slice(1)
  const admin = adminOf(server)
  const copying = `${template ? ` template ${template}` : ''}${await byFiles(admin)}`
  await admin.query(`create database ${name}${copying}`)
  const place = new URL(server)
  place.pathname = `/${name}`
  const dataDir = await makeFolder()
  const remove = async () => {
    await adminOf(server).query(`drop database if exists ${name} with (force)`)
    await removeFolder(dataDir)
  }
  return { databaseUrl: place.href, dataDir, remove }
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'linecheck-test-'))

const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

/** From PostgreSQL 15 on it copies page by page through its log, which takes ten times as long. */
async function byFiles(admin: pg.Pool): Promise<string> {
  const { rows } = await admin.query<{ server_version_num: string }>('show server_version_num')
  return Number(rows[0]?.server_version_num) >= 150_000 ? ' strategy file_copy' : ''
}

const admins = new Map<string, pg.Pool>()

/** By which a process makes and removes databases: to connect takes longer than to copy one. */
function adminOf(server: string): pg.Pool {
  const known = admins.get(server)
  if (known) return known
  const made = new pg.Pool({ connectionString: server, max: 2, allowExitOnIdle: true })
  made.on('error', () => undefined) // the next question has another connection
  admins.set(server, made)
  return made
}
