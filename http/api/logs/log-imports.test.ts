import { expect, test } from 'vitest'
import type { PendingRecord } from '#catalogue/wire/pending-record.ts'
import type { ListPage, LogEntry } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asApprover2, asEditor } from '#test/people.ts'
import { multipart } from '#test/upload.ts'

async function importFaqs(app: TestApp, count: number, approval: '0' | '1' = '1') {
  const rows = Array.from({ length: count }, (_, n) => `Question ${n}?,<p>Yes.</p>\n`)
  const { headers, body } = multipart([
    { field: 'file', name: 'faqs.csv', bytes: `question,answer\n${rows.join('')}` },
    { field: 'dry_run', value: '0' },
    { field: 'approval', value: approval },
  ])
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  const sent = { headers: { ...headers, authorization }, body }
  expect((await app.send('POST', '/api/faqs/import', sent)).status).toBe(200)
}

async function pending(app: TestApp) {
  const path = '/approvals?per_page=100'
  return (await app.call<ListPage<PendingRecord>>(asApprover, 'GET', path)).body.data.data
}

async function decide(
  app: TestApp,
  records: readonly PendingRecord[],
  { step = 'approve', remarks = null, who = asApprover }: Partial<Decision> = {},
) {
  const named = records.map(({ entity_id, entity_type }) => ({ entity_id, entity_type }))
  const body = { records: named, remarks }
  expect((await app.call(who, 'POST', `/approvals/${step}`, body)).status).toBe(200)
}

interface Decision {
  step: 'approve' | 'reject'
  remarks: string | null
  who: Actor
}

async function log(app: TestApp, query = 'grouped=1') {
  const { body } = await app.call<ListPage<LogEntry>>(asEditor, 'GET', `/logs?kind=faq&${query}`)
  const { data, total } = body.data
  const lines = data.map(({ status_text, approved_by, remarks, group }) => [
    status_text,
    approved_by ?? '–',
    ...(remarks ? [remarks] : []),
    group ? group.entries : 1,
  ])
  return { lines, total, data }
}

test('an import and the decisions on it are a line each, however many calls they took', async () => {
  const app = await openTestApp()
  await importFaqs(app, 12)
  const records = await pending(app)
  expect((await log(app)).lines).toEqual([
    ['Pending', '–', 12],
    ['Draft', '–', 12],
  ])
  await decide(app, records.slice(0, 5))
  app.clock.pass({ minutes: 20 })
  const [one] = records.slice(5)
  await app.call(asApprover, 'POST', '/approvals/approve', {
    entity_id: one?.entity_id,
    entity_type: 'faq',
  })
  await decide(app, records.slice(6, 9), { step: 'reject', remarks: 'Too short.' })
  await decide(app, records.slice(9), { who: asApprover2 })
  const { lines, total } = await log(app)
  expect(lines).toEqual([
    ['Approved', 'approver2', 3],
    ['Rejected', 'approver', 'Too short.', 3],
    ['Approved', 'approver', 6],
    ['Pending', '–', 12],
    ['Draft', '–', 12],
  ])
  expect(total).toBe(5)
  expect((await log(app, 'grouped=1&status=2')).lines).toEqual([lines[0], lines[2]])
  expect((await log(app, 'grouped=1&order=oldest&per_page=2')).lines).toEqual([lines[4], lines[3]])
})

test('a line of many opens into its lines, in pages, and leads to all of the import', async () => {
  const app = await openTestApp()
  await importFaqs(app, 7)
  await app.call(asEditor, 'POST', '/faqs', { question: 'By hand?', answer: '<p>Yes.</p>' })
  await decide(app, (await pending(app)).slice(0, 3))
  const [approved] = (await log(app)).data
  const { batch, lines: count } = approved?.group ?? { batch: '', lines: 0 }
  expect(count).toBe(3)
  const opened = await log(app, `group=${approved?.id}&per_page=2&page=2`)
  expect([opened.lines, opened.total]).toEqual([[['Approved', 'approver', 1]], 3])
  const whole = await log(app, `grouped=1&batch=${batch}`)
  expect(whole.lines.map(([state]) => state)).toEqual(['Approved', 'Pending', 'Draft'])
  expect((await log(app, `batch=${batch}`)).total).toBe(7 + 7 + 3)
  expect((await log(app, 'grouped=1')).total).toBe(4)
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  const { bytes } = await app.get(`/api/logs/export?batch=${batch}`, { authorization })
  expect(bytes.toString().trim().split('\r\n')).toHaveLength(1 + 17)
})

test('without the parameter each line is listed, and so is each that a search finds', async () => {
  const app = await openTestApp()
  await importFaqs(app, 4)
  const plain = await log(app, '')
  expect([plain.lines.length, plain.total]).toEqual([8, 8])
  expect(plain.data.some((line) => 'group' in line)).toBe(false)
  const found = await log(app, 'grouped=1&search=Question')
  expect([found.total, found.data.some((line) => 'group' in line)]).toEqual([8, false])
})

test('what replaces live content is a line, and so is what it replaces', async () => {
  const app = await openTestApp()
  await importFaqs(app, 3)
  await decide(app, await pending(app))
  const { body } = await app.call<ListPage<{ id: number }>>(null, 'GET', '/faqs')
  const ids = body.data.data.map(({ id }) => id)
  await app.call(asEditor, 'POST', '/faqs/bulk', {
    where: { ids },
    set: { answer: '<p>No.</p>' },
    approval: 1,
    dry_run: 0,
  })
  app.clock.pass({ minutes: 5 })
  await decide(app, await pending(app))
  expect((await log(app)).lines.slice(0, 4)).toEqual([
    ['Expired', 'approver', 3],
    ['Approved', 'approver', 3],
    ['Pending', '–', 3],
    ['Draft', '–', 3],
  ])
})

test('what is discarded is a line too', async () => {
  const app = await openTestApp()
  await importFaqs(app, 3)
  const records = await pending(app)
  await decide(app, records, { step: 'reject', remarks: 'No.' })
  for (const { entity_id, entity_type } of records)
    await app.call(asEditor, 'POST', '/approvals/discard', { entity_id, entity_type })
  expect((await log(app)).lines.slice(0, 2)).toEqual([
    ['Expired', '–', 3],
    ['Rejected', 'approver', 'No.', 3],
  ])
})

test('drafts of an import that are submitted later as they are make no line each', async () => {
  const app = await openTestApp()
  await importFaqs(app, 3, '0')
  await app.call(asEditor, 'POST', '/drafts/submit', { lang: '' })
  expect((await log(app)).lines).toEqual([
    ['Pending', '–', 3],
    ['Draft', '–', 3],
    ['Draft', '–', 3],
  ])
})
