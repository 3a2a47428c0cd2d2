import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { whenDone } from '#test/open-test-store.ts'
import { addTestPeople, asEditor } from '#test/people.ts'
import { startPostgres } from '#test/postgres.ts'
import { endConnections } from '#test/postgres-faults.ts'
import { publishSite } from '#test/publish-site.ts'

const onPostgres = test.runIf(process.env.TEST_PG_URL)

onPostgres(
  'sixteen people write while PostgreSQL ends every connection and crashes: 200 or 503, nothing lost, pages go on',
  { timeout: 120_000 },
  async () => {
    const postgres = await startPostgres()
    whenDone(postgres.stop)
    const app = await openTestApp({ place: { databaseUrl: postgres.url, dataDir: tmpdir() } })
    await addTestPeople(app.store)
    await publishSite(app.services)
    await app.get('/home')
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
