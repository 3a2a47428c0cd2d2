import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, onTestFinished, TestRunner } from 'vitest'
import { openStore, type Store } from '#store/store.ts'

type Undo = () => Promise<void>

/** What was opened outside a test (in a hook): ends with the file. */
const untilFileEnds: Undo[] = []
afterAll(async () => {
  for (const undo of untilFileEnds.splice(0).reverse()) await undo()
})

/**
 * An empty store with today's schema: SQLite in a folder of its own, or a database of its own on the
 * PostgreSQL that `TEST_PG_URL` names. Closed and removed when the test (or, opened in a hook for
 * all tests, the file) ends.
 */
export async function openTestStore(): Promise<Store> {
  return openTestStoreAt(await emptyPlace())
}

/** The same at a place of the test's own, where others may open it too. */
export async function openTestStoreAt(place: Place): Promise<Store> {
  const store = await openStore(place)
  whenDone(() => store.close())
  return store
}

export interface Place {
  databaseUrl: string | null
  dataDir: string
}

/** Where a store can be opened that has no schema yet; removed when the test (or the file) ends. */
export async function emptyPlace(): Promise<Place> {
  const { remove, ...place } = process.env.TEST_PG_URL
    ? await postgresPlace(process.env.TEST_PG_URL)
    : await sqlitePlace()
  whenDone(remove)
  return place
}

/** Undoes, when the test (or, called in a hook, the file) ends; the last thing first. */
export function whenDone(undo: Undo) {
  if (TestRunner.getCurrentTest()) onTestFinished(undo)
  else untilFileEnds.push(undo)
}

async function sqlitePlace() {
  const dataDir = await mkdtemp(join(tmpdir(), 'linecheck-test-'))
  return { databaseUrl: null, dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

async function postgresPlace(server: string) {
  const name = `linecheck_test_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `create database ${name}`)
  const place = new URL(server)
  place.pathname = `/${name}`
  const remove = () => runOn(server, `drop database if exists ${name} with (force)`)
  return { databaseUrl: place.href, dataDir: tmpdir(), remove }
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
