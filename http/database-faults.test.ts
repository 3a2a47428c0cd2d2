import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { StoreBusy, StoreFull } from '#store/store-errors.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { whenDone } from '#test/open-test-store.ts'
import { addTestPeople, asEditor } from '#test/people.ts'
import { startPostgres } from '#test/postgres.ts'
import { endConnections, setReadOnly } from '#test/postgres-faults.ts'
import { corruptFile } from '#test/storage/corrupt-file.ts'
import { type Failing, failWith } from '#test/storage/failing-store.ts'

const onPostgres = test.runIf(process.env.TEST_PG_URL)
const onSqlite = test.skipIf(process.env.TEST_PG_URL)

let folders = 0
const addFolder = (app: TestApp) =>
  app.call(asEditor, 'POST', '/galleries/folders', { name: `folder ${++folders}` })

const notNow = {
  status: 503,
  headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  body: { message: 'The system is busy. Nothing was changed. Please try again in a moment.' },
}

const noDisk = {
  status: 507,
  headers: { 'retry-after': '30', 'cache-control': 'no-store' },
  body: { message: expect.stringContaining('cannot write to its disk: it is full or read-only') },
}

const unreadable = {
  status: 503,
  headers: { 'retry-after': '60', 'cache-control': 'no-store' },
  body: {
    message:
      'The stored data cannot be read. Nothing was changed. Please contact your administrator.',
  },
}

onPostgres(
  'a PostgreSQL that only reads, as after a failover, refuses writes and nothing else',
  async () => {
    const app = await openTestApp()
    await publishSite(app.services)
    await app.tokenOf(asEditor)
    const url = app.location.databaseUrl ?? ''
    const list = () => app.call(asEditor, 'GET', '/galleries/folders').then(({ status }) => status)
    await setReadOnly(url, true)
    await expect.poll(list).toBe(200)
    // A connection that was ended with the setting is rejected for that before it is replaced.
    const refusal = async () => {
      expect(await addFolder(app)).toMatchObject(notNow)
      return app.lines.join()
    }
    await expect.poll(refusal).toContain('read-only transaction')
    expect((await app.get('/home')).status).toBe(200)
    await setReadOnly(url, false)
    await expect.poll(() => addFolder(app).then(({ status }) => status)).toBe(200)
    await expect.poll(list).toBe(200)
  },
)

onSqlite('a SQLite that only reads refuses writes and nothing else', async () => {
  const app = await openTestApp()
  await publishSite(app.services)
  await app.tokenOf(asEditor)
  await app.store.write((tx) => sql`pragma query_only = 1`.execute(tx))
  expect(await addFolder(app)).toMatchObject(noDisk)
  expect((await app.get('/home')).status).toBe(200)
})

test('a page that the database gives no answer for is 503 with Retry-After, whatever ails it', async () => {
  const away = new StoreBusy('away')
  const failure: Failing = { error: away }
  const app = await openTestApp({ wrap: failWith(failure) })
  for (failure.error of [away, new StoreFull('no room')]) {
    const { status, headers } = await app.get('/home')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ])
  }
})

test('guests keep the pages that are in memory while the database is away, and searches wait for it', async () => {
  const failure: Failing = { error: null }
  const app = await openTestApp({ wrap: failWith(failure) })
  await publishSite(app.services)
  const paths = ['/home', '/menu', '/api/menus/items']
  for (const path of paths) expect((await app.get(path)).status).toBe(200)
  await app.desk.publish(icmBanner, { name: 'Published just before' })
  const before = new Map<string, Buffer>()
  for (const path of paths) before.set(path, (await app.get(path)).bytes)
  failure.error = new StoreBusy('away')
  for (const path of paths)
    for (const search of ['', '?utm_source=mail', '?x=1&y=2', '?']) {
      const { status, bytes } = await app.get(`${path}${search}`)
      expect([path, search, status, bytes]).toEqual([path, search, 200, before.get(path)])
    }
  for (const path of ['/search?query=box', '/api/search?query=box', '/api/menus/items?page=2']) {
    const { status, headers } = await app.get(path)
    expect([path, status, headers['retry-after']]).toEqual([path, 503, '5'])
  }
  failure.error = null
  expect((await app.get('/search?query=box')).status).toBe(200)
})

onSqlite(
  'a database whose file is written over says so to staff and operators, and guests keep their pages',
  async () => {
    const app = await openTestApp()
    await publishSite(app.services)
    const home = await app.get('/home')
    await app.tokenOf(asEditor)
    const path = join(app.location.dataDir, 'linecheck.sqlite')
    const other = new DatabaseSync(path)
    whenDone(async () => other.close())
    other.exec('pragma wal_checkpoint(truncate)') // all of it is in the file
    corruptFile(path)
    // What a connection has in memory is read anew once somebody else has written.
    const shake = () => {
      try {
        other.exec("insert into fact (name, value) values ('other', '')")
      } catch {} // it is damaged
      return app.get('/readyz').then(({ bytes }) => bytes.toString())
    }
    await expect
      .poll(shake, { timeout: 10_000 })
      .toBe('degraded: the database is damaged: restore a backup\n')
    expect(await addFolder(app)).toMatchObject(unreadable)
    expect(await app.get('/home')).toMatchObject({ status: 200, bytes: home.bytes })
    expect(app.lines.filter((line) => line.includes('restore a backup')).length).toBe(1)
    // Closing says nothing of it any more: who stops a node is not told that it has failed.
    await app.store.close()
  },
)

test('damage is said in a sentence whichever database finds it, and kept content is still served', async () => {
  const failure: Failing = { error: null }
  const app = await openTestApp({ wrap: failWith(failure) })
  await publishSite(app.services)
  await app.tokenOf(asEditor)
  await app.get('/api/menus/items')
  for (const marks of [{ errcode: 267 }, { errcode: 26 }, { code: 'XX001' }, { code: 'XX002' }]) {
    failure.error = Object.assign(new Error('malformed'), marks)
    expect(await app.call(asEditor, 'GET', '/galleries/folders')).toMatchObject(unreadable)
    expect((await app.get('/api/menus/items')).status).toBe(200)
    expect((await app.get('/api/search?query=fries')).status).toBe(503)
    expect((await app.get('/menu')).status).toBe(503)
  }
  const readiness = () => app.get('/readyz').then(({ bytes }) => bytes.toString())
  expect(await readiness()).toBe('degraded: the database is damaged: restore a backup\n')
  // Why is not for strangers: it may hold an address or a path.
  const forwarded = await app.get('/readyz', { 'x-forwarded-for': '203.0.113.9' })
  expect([forwarded.status, forwarded.bytes.toString()]).toEqual([200, 'degraded\n'])
  failure.error = Object.assign(new Error('a bug'), { code: 'XX000' })
  expect((await app.call(asEditor, 'GET', '/galleries/folders')).status).toBe(500)
})

onPostgres(
  'sixteen people write while PostgreSQL ends every connection and crashes: 200 or 503, nothing lost, pages go on',
  { timeout: 120_000 },
  async () => {
    const postgres = await startPostgres()
    whenDone(postgres.stop)
    const app = await openTestApp({ location: { databaseUrl: postgres.url, dataDir: tmpdir() } })
    await addTestPeople(app.store)
    await publishSite(app.services)
    await app.get('/home')
    await app.tokenOf(asEditor)
    const until = { isOver: false }
    const desks = Array.from({ length: 16 }, (_, desk) => writeFolders(app, `desk ${desk}`, until))
    const guest = readHome(app, until)
    for (let round = 0; round < 8; round += 1) {
      await pause(200)
      await endConnections(postgres.url)
    }
    for (let round = 0; round < 2; round += 1) {
      await postgres.crash()
      await pause(200)
    }
    until.isOver = true
    const acknowledged = (await Promise.all(desks)).flat()
    expect(new Set(await guest)).toEqual(new Set([200]))
    const rows = await app.store.db.selectFrom('folder').select('name').execute()
    const lost = new Set(acknowledged).difference(new Set(rows.map(({ name }) => name)))
    expect(lost).toEqual(new Set())
  },
)

/** One person adds folders until it is over, and one more; gives those that were acknowledged. */
async function writeFolders(app: TestApp, desk: string, until: { isOver: boolean }) {
  const acknowledged: string[] = []
  let refusals = 0
  for (let count = 0, isLast = false; !isLast; count += 1) {
    const wasOver = until.isOver
    const name = `${desk} ${count}`
    const { status, headers } = await app.call(asEditor, 'POST', '/galleries/folders', { name })
    if (status === 200) acknowledged.push(name)
    else {
      expect([status, headers['retry-after']]).toEqual([503, '5'])
      refusals += 1
    }
    isLast = wasOver && status === 200
  }
  expect(refusals).toBeGreaterThan(0)
  return acknowledged
}

/** What a guest gets to see meanwhile. */
async function readHome(app: TestApp, until: { isOver: boolean }) {
  const statuses: number[] = []
  for (; !until.isOver; await pause(10)) statuses.push((await app.get('/home')).status)
  return statuses
}
