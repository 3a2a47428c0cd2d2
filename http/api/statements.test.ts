import { expect, test } from 'vitest'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { countQueries } from '#test/storage/count-queries.ts'

/** The app on a small site, with how many statements the database has been asked since the last look. */
async function openCounting() {
  const counters: (() => number)[] = []
  const counting = <Handle extends Parameters<typeof countQueries>[0]>(handle: Handle): Handle => {
    const { db, asked } = countQueries(handle)
    counters.push(asked)
    return db as Handle
  }
  const app = await openTestApp({
    wrap: (store) => ({
      ...store,
      db: counting(store.db),
      readSnapshot: (work) => store.readSnapshot((db) => work(counting(db))),
      write: (work) => store.write((tx) => work(counting(tx))),
    }),
  })
  const site = await publishSite(app.services)
  const sum = () => counters.reduce((all, asked) => all + asked(), 0)
  let last = sum()
  const look = () => {
    const before = last
    last = sum()
    return last - before
  }
  /** Sends a call of the editor and counts; the first one of a person signs in. */
  async function save(path: string, body: object) {
    look()
    const response = await app.call<{ record_id: number }>(asEditor, 'POST', path, body)
    expect(response.status).toBe(200)
    return { statements: look(), record: response.body.data.record_id }
  }
  return { app, site, look, save }
}

test('a draft takes at most 18 statements with its key and its answer, whatever was saved before', async () => {
  const { site, save } = await openCounting()
  const path = `/promotions/${site.offer}`
  await save(path, { title: 'Winter' })
  const again = await save(path, { title: 'Winter Box' })
  expect(again.statements).toBeLessThanOrEqual(18)
  expect((await save(path, { title: 'Winter Box 2' })).statements).toBe(again.statements)
})

test('an approval and the home page after it take at most 34 statements', async () => {
  const { app, site, look, save } = await openCounting()
  const { record } = await save(`/promotions/${site.offer}`, { title: 'Winter', approval: 1 })
  await app.call(asApprover, 'GET', '/approvals')
  look()
  const decision = { entity_id: record, entity_type: 'promotion', remarks: null }
  const approved = await app.call(asApprover, 'POST', '/approvals/approve', decision)
  // Through the counter the store does not see what is published.
  await app.store.publications.refresh()
  expect([approved.status, (await app.get('/home')).status]).toEqual([200, 200])
  expect(look()).toBeLessThanOrEqual(34)
})
