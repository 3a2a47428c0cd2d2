import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { openStore } from '#store/store.ts'
import { StoreBusy } from '#store/store-errors.ts'
import { icmLine } from '#test/content/content.ts'
import { publishSite, publishSiteLayout } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { emptyLocation, whenDone } from '#test/open-test-store.ts'
import { addTestPeople, asApprover, asEditor } from '#test/people.ts'
import { copyDatabase } from '#test/storage/copy-database.ts'
import { startPostgresPair } from '#test/storage/start-postgres-pair.ts'

const onPostgres = test.runIf(process.env.TEST_PG_URL)
const openNode = (location?: TestApp['location']) => openTestApp(location ? { location } : {})

const textAt = async (node: TestApp, path: string) => (await node.get(path)).bytes.toString()

/** The line on the home page, as guests of a node are shown it. */
async function lineAt(node: TestApp): Promise<string> {
  return /Line of (\w+)/.exec(await textAt(node, '/home'))?.[1] ?? 'none'
}

async function approve(node: TestApp, line: string): Promise<void> {
  const { revisionId } = await node.desk.save(asEditor, icmBanner, {
    ...icmLine(`Line of ${line}`),
    approval: 1,
  })
  const body = { entity_type: icmBanner.entityType, entity_id: revisionId }
  const { status } = await node.call(asApprover, 'POST', '/approvals/approve', body)
  expect(status).toBe(200)
}

/** What each node shows soon, however busy the machine is that makes its pages. */
async function expectOfAll(nodes: readonly TestApp[], line: string): Promise<void> {
  const within = { timeout: 10_000, interval: 20 }
  await Promise.all(nodes.map((node) => expect.poll(() => lineAt(node), within).toBe(line)))
}

test('a dump restored under two nodes takes what it lacks off every page, and hides nothing approved later', {
  timeout: 60_000,
}, async () => {
  const one = await openNode()
  const nodes = [one, await openNode(one.location)]
  await publishSite(one.services)
  await approve(one, 'monday')
  const putBack = await copyDatabase(one.location)

  for (const line of ['tuesday', 'wednesday', 'thursday']) await approve(one, line)
  await one.desk.publishEntry(promotion, { title: 'Lost offer' })
  await publishSiteLayout(one.services, redirects, { redirects: [{ from: '/lost', to: '/menu' }] })
  await publishSiteLayout(one.services, settings, { brand_name: 'Lostbrand' })
  await expectOfAll(nodes, 'thursday')
  const tags: string[] = []
  for (const node of nodes) {
    expect(await textAt(node, '/search?query=lost')).toContain('>Lost</mark> offer')
    expect((await node.get('/lost')).status).toBe(301)
    tags.push((await node.get('/home')).headers.etag ?? '')
  }

  await putBack()
  const restarts = () => nodes.map(({ store }) => store.publications.restarts)
  await expect.poll(restarts, { timeout: 1_000, interval: 20 }).toEqual([1, 1])
  await expectOfAll(nodes, 'monday')
  for (const [at, node] of nodes.entries()) {
    const { status } = await node.get('/home', { 'if-none-match': tags[at] ?? '' })
    expect(status).toBe(200)
    expect(await textAt(node, '/search?query=lost')).not.toContain('>Lost</mark> offer')
    expect((await node.get('/lost')).status).toBe(404)
    expect(await textAt(node, '/home')).not.toContain('Lostbrand')
  }
  // As many as were lost, and more: the counter comes by the sequences of before.
  for (const line of ['friday', 'saturday', 'sunday', 'holiday', 'weekend', 'newyear', 'easter']) {
    await approve(one, line)
    await expectOfAll(nodes, line)
  }
  expect(restarts()).toEqual([1, 1])
})

test('a node that hears of nothing until as much was approved as was lost drops what it has', {
  timeout: 60_000,
}, async () => {
  const one = await openNode()
  const other = await openNode(one.location)
  await approve(one, 'monday')
  const putBack = await copyDatabase(one.location)
  await approve(one, 'tuesday')
  await expectOfAll([one, other], 'tuesday')
  for (const node of [one, other]) node.store.publications.stop()
  await putBack()
  // Its own next one seems to come right behind what it knows.
  const third = await openStore(one.location)
  whenDone(() => third.close())
  await third.write((tx) => tx.updateTable('publication_counter').set({ sequence: 2 }).execute())
  await approve(one, 'wednesday')
  expect(await lineAt(one)).toBe('wednesday')
  expect(one.store.publications.restarts).toBe(1)
})

test('what was lost is no fallback while the database is away afterwards', async () => {
  const one = await openNode()
  await approve(one, 'monday')
  const putBack = await copyDatabase(one.location)
  await approve(one, 'tuesday')
  expect(await lineAt(one)).toBe('tuesday')
  const readSnapshot = () => Promise.reject(new StoreBusy('gone'))
  Object.assign(one.store, { readSnapshot })
  await putBack()
  await expect.poll(() => one.store.publications.restarts).toBe(1)
  const { status, bytes } = await one.get('/home')
  expect(bytes.toString()).not.toContain('Line of tuesday')
  expect(status).toBe(503)
})

onPostgres(
  'a standby that lacked the last approvals takes over: they show nowhere, and those after it everywhere',
  { timeout: 120_000 },
  async () => {
    const pair = await startPostgresPair()
    whenDone(pair.stop)
    const place = { ...(await emptyLocation()), databaseUrl: pair.url }
    const one = await openNode(place)
    const nodes = [one, await openNode(place)]
    await addTestPeople(one.store)
    await approve(one, 'monday')
    await pair.keepInStep()
    await approve(one, 'tuesday')
    await pair.keepApart()
    await approve(one, 'wednesday')
    await approve(one, 'thursday')
    await expectOfAll(nodes, 'thursday')
    await pair.first.kill()
    await pair.promote()
    await expect.poll(() => nodes[1]?.store.publications.restarts, { timeout: 20_000 }).toBe(1)
    await expectOfAll(nodes, 'tuesday')
    for (const line of ['friday', 'saturday', 'sunday']) {
      await approve(one, line)
      await expectOfAll(nodes, line)
    }
  },
)
