import { expect, test } from 'vitest'
import type { PendingRecord } from '#catalogue/wire/pending-record.ts'
import type { ListPage, LogDetail, LogEntry, RecordHead } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asApprover2, asEditor, asEditor2 } from '#test/people.ts'

interface Named {
  entity_id: number
  entity_type: string
  version?: number
}

interface Together {
  decided: number
  left: { entity_id: number; entity_type: string; message: string }[]
}

async function submitFaq(app: TestApp, question: string, who: Actor = asEditor): Promise<Named> {
  const body = { question, answer: '<p>Yes.</p>', approval: 1 }
  const { data } = (await app.call<RecordHead>(who, 'POST', '/faqs', body)).body
  return { entity_id: data.id, entity_type: 'faq', version: data.version }
}

async function submitFaqs(app: TestApp, count: number): Promise<Named[]> {
  const records: Named[] = []
  for (let i = 1; i <= count; i++) records.push(await submitFaq(app, `Question ${i}?`))
  return records
}

const decide = (app: TestApp, step: 'approve' | 'reject', body: object, who: Actor = asApprover) =>
  app.call<Together>(who, 'POST', `/approvals/${step}`, body)

const liveFaqs = async (app: TestApp) =>
  (await app.call<ListPage<{ question: string }>>(null, 'GET', '/faqs')).body.data.data.length

test('many are approved at once, under one sequence by which they are reverted together', async () => {
  const app = await openTestApp()
  const records = await submitFaqs(app, 12)
  const { status, body } = await decide(app, 'approve', { records, remarks: null })
  expect([status, body.message, body.data]).toEqual([
    200,
    '12 of 12 changes approved.',
    { decided: 12, left: [] },
  ])
  expect(await liveFaqs(app)).toBe(12)
  const { data: log } = (
    await app.call<ListPage<LogEntry>>(asEditor, 'GET', '/logs?kind=faq&status=2')
  ).body.data
  const details = await Promise.all(
    log.map(
      async ({ id }) => (await app.call<LogDetail>(asApprover, 'GET', `/logs/${id}`)).body.data,
    ),
  )
  const sequences = details.map(({ revert }) => revert?.sequence)
  expect([details.length, new Set(sequences).size]).toEqual([12, 1])
  await app.call(asApprover2, 'POST', '/approvals/revert', { sequence: sequences[0] })
  expect(await liveFaqs(app)).toBe(0)
})

test('what is gone, not as shown or one’s own is left and named, and the others are decided', async () => {
  const app = await openTestApp()
  const [withdrawn, changed, first, second] = (await submitFaqs(app, 4)) as [
    Named,
    Named,
    Named,
    Named,
  ]
  await app.call(asEditor, 'POST', '/approvals/withdraw', { ...withdrawn, version: undefined })
  const own = await submitFaq(app, 'Mine?', asEditor2)
  await app.services.store.write((tx) =>
    tx.updateTable('person').set({ role: 'Approver' }).where('id', '=', asEditor2.id).execute(),
  )
  const unknown = { entity_id: 99_999, entity_type: 'faq' }
  const stale = { ...changed, version: 99 }
  const records = [withdrawn, stale, first, own, unknown, second, first]
  const asNowApprover: Actor = { ...asEditor2, role: 'Approver' }
  const { data } = (await decide(app, 'approve', { records }, asNowApprover)).body
  expect(data.decided).toBe(2)
  expect(data.left.map(({ entity_id }) => entity_id)).toEqual(
    [withdrawn, stale, own, unknown].map(({ entity_id }) => entity_id),
  )
  expect(data.left.map(({ message }) => message)).toEqual([
    expect.stringMatching(/no longer waiting/),
    expect.stringMatching(/newer version/),
    expect.stringMatching(/wrote or submitted this yourself/),
    expect.stringMatching(/does not exist/),
  ])
  expect(await liveFaqs(app)).toBe(2)
  const queue = await app.call<ListPage<PendingRecord>>(asApprover, 'GET', '/approvals')
  expect(queue.body.data.data.map(({ entity_id }) => entity_id)).toEqual([
    changed.entity_id,
    own.entity_id,
  ])
})

test('many are rejected with one remark, which every author reads', async () => {
  const app = await openTestApp()
  const records = [await submitFaq(app, 'One?'), await submitFaq(app, 'Two?', asEditor2)]
  const { body } = await decide(app, 'reject', { records, remarks: 'Please say it shorter.' })
  expect(body).toMatchObject({
    message: '2 of 2 changes rejected.',
    data: { decided: 2, left: [] },
  })
  for (const { entity_id } of records) {
    const revision = (await app.desk.revisions()).find(({ id }) => id === entity_id)
    expect(revision).toMatchObject({ state: 'rejected', remarks: 'Please say it shorter.' })
  }
})

test('of two approvers who decide on the same many each record is decided once', async () => {
  const app = await openTestApp()
  const records = await submitFaqs(app, 8)
  const responses = await Promise.all(
    [asApprover, asApprover2].map((who) => decide(app, 'approve', { records }, who)),
  )
  const decided = responses.map(({ body }) => body.data.decided)
  expect(decided.toSorted((a, b) => a - b)).toEqual([0, 8])
})

test('who may not decide, too many at once and half a request are rejected, and nothing changes', async () => {
  const app = await openTestApp()
  const [record] = (await submitFaqs(app, 1)) as [Named]
  expect((await decide(app, 'approve', { records: [record] }, asEditor2)).status).toBe(403)
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...record, entity_id: i + 50 }))
  for (const [body, status] of [
    [{ records: [] }, 422],
    [{ records: many(501) }, 422],
    [{ records: many(500) }, 200],
    [{ ...record, records: [record] }, 422],
    [{ records: [{ ...record, remarks: 'x' }] }, 422],
    [{ records: [record], remarks: 'x'.repeat(2_001) }, 422],
  ] as const) {
    expect((await decide(app, 'reject', body)).status).toBe(status)
  }
  const [revision] = await app.desk.revisions()
  expect(revision).toMatchObject({ state: 'pending' })
})
