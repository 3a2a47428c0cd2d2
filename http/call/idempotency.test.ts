import { expect, test } from 'vitest'
import type { DocumentView, ListPage, LogEntry } from '#catalogue/wire.ts'
import { deleteExpired } from '#domain/retention/delete-expired.ts'
import { icmLine } from '#test/content/content.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2 } from '#test/people.ts'

const path = '/banners/home/icm'
const key = 'b8a1c1d2-0000-4000-8000-000000000001'

interface Saved {
  id: number
  state: DocumentView
}

async function logOf(app: TestApp) {
  const { body } = await app.call<ListPage<LogEntry>>(asAdmin, 'GET', '/logs?kind=icm_banner')
  return body.data.data.map(({ status_text }) => status_text)
}

test('a save whose answer was lost is repeated with its key, answered the same and saved once', async () => {
  const app = await openTestApp()
  const body = { ...icmLine('Open before'), approval: 1 }
  const first = await app.call<Saved>(asEditor, 'POST', path, body, key)
  expect(first.status).toBe(200)
  await app.call(asApprover, 'POST', '/approvals/approve', {
    entity_id: first.body.data.id,
    entity_type: 'icm_banner',
  })
  app.clock.pass({ hours: 11 })
  const again = await app.call<Saved>(asEditor, 'POST', path, body, key)
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(await logOf(app)).toEqual(['Approved', 'Pending', 'Draft'])
})

test('an entry that is added twice with one key is there once, also where both come at the same time', async () => {
  const app = await openTestApp()
  const add = () => app.call<Saved>(asEditor, 'POST', '/promotions', { title: 'Once' }, key)
  const [one, other] = await Promise.all([add(), add()])
  expect(one.status).toBe(200)
  expect(other.body).toEqual(one.body)
  const { body } = await app.call<ListPage<unknown>>(asEditor, 'GET', '/promotions/create')
  expect(body.data.total).toBe(1)
})

test('a decision is repeated with its key, and another one without is refused', async () => {
  const app = await openTestApp()
  const sent = { ...icmLine('Open before'), approval: 1 }
  const { body } = await app.call<Saved>(asEditor, 'POST', path, sent)
  const decision = { entity_id: body.data.id, entity_type: 'icm_banner', remarks: 'Too loud.' }
  const reject = (own?: string) => app.call(asApprover, 'POST', '/approvals/reject', decision, own)
  const first = await reject(key)
  expect((await reject(key)).body).toEqual(first.body)
  expect((await reject()).status).toBe(409)
  expect(await logOf(app)).toEqual(['Rejected', 'Pending', 'Draft'])
})

test('a key belongs to one request of one person', async () => {
  const app = await openTestApp()
  const add = (who: typeof asEditor | typeof asEditor2, title: string, own = key) =>
    app.call(who, 'POST', '/promotions', { title }, own)
  expect((await add(asEditor, 'One')).status).toBe(200)
  const other = await add(asEditor, 'Two')
  expect(other.status).toBe(422)
  expect(other.body).toMatchObject({
    message:
      'This Idempotency-Key was already used for another request. Send this one with a new key.',
  })
  const own = await add(asEditor2, 'Two')
  expect(own.status).toBe(200)
  expect((await add(asEditor2, 'Two')).body).toEqual(own.body)
  const elsewhere = await app.call(asEditor, 'POST', '/vacancies', { title: 'One' }, key)
  expect(elsewhere.status).toBe(422)
  expect((await add(asEditor, 'Three', 'x'.repeat(64))).status).toBe(200)
  expect((await add(asEditor, 'Four', 'x'.repeat(65))).status).toBe(422)
  const { body } = await app.call<ListPage<{ title: string }>>(
    asEditor,
    'GET',
    '/promotions/create',
  )
  expect(body.data.total).toBe(3)
})

test('a refused save keeps no key, and nothing of it', async () => {
  const app = await openTestApp()
  const missing = await app.call(asEditor, 'POST', path, { approval: 1 }, key)
  expect(missing.status).toBe(422)
  expect(await logOf(app)).toEqual([])
  const body = { ...icmLine('Open before'), approval: 1 }
  expect((await app.call(asEditor, 'POST', path, body, key)).status).toBe(200)
})

test('a stored answer goes after a day', async () => {
  const app = await openTestApp()
  await app.call(asEditor, 'POST', path, icmLine('Open before'), key)
  const keep = { log: null, revisions: null, notices: 1e9, mails: 1e9, sessions: 1e12 }
  app.clock.pass({ hours: 23 })
  expect(await deleteExpired(app.services, keep)).toMatchObject({ responses: 0 })
  app.clock.pass({ hours: 2 })
  expect(await deleteExpired(app.services, keep)).toMatchObject({ responses: 1 })
})
