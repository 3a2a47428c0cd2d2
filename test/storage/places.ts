import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** Where a store can be opened. */
export interface Place {
  databaseUrl: string | null
  dataDir: string
}

interface OwnPlace extends Place {
  remove(): Promise<void>
}

/**
 * A place that nobody else has: a folder, and with `server` a database on that PostgreSQL too. It
 * has no schema, or, where a place to copy is given, whatever is there while nobody has it open.
 */
export function makePlace(server: string | undefined, copied?: Place): Promise<OwnPlace> {
  return server ? postgresPlace(server, copied) : sqlitePlace(copied)
}

async function sqlitePlace(copied?: Place): Promise<OwnPlace> {
  const dataDir = await makeFolder()
  if (copied) {
    const [from, to] = [copied.dataDir, dataDir].map((folder) => join(folder, 'linecheck.sqlite'))
    if (from && to) await copyFile(from, to)
  }
  return { databaseUrl: null, dataDir, remove: () => removeFolder(dataDir) }
}

async function postgresPlace(server: string, copied?: Place): Promise<OwnPlace> {
  const name = `linecheck_test_${randomUUID().replaceAll('-', '')}`
  const template = copied?.databaseUrl && new URL(copied.databaseUrl).pathname.slice(1)
  await runOn(server, `create database ${name}${template ? ` template ${template}` : ''}`)
  const place = new URL(server)
  place.pathname = `/${name}`
  const dataDir = await makeFolder()
  const remove = async () => {
    await runOn(server, `drop database if exists ${name} with (force)`)
    await removeFolder(dataDir)
  }
  return { databaseUrl: place.href, dataDir, remove }
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'linecheck-test-'))

const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
