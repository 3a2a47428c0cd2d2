import { expect, test } from 'vitest'
import type { PendingRecord } from '#catalogue/wire/pending-record.ts'
import type { ListPage, RecordHead } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { icmLine } from '#test/content/content.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, asEditor2 } from '#test/people.ts'
import { multipart } from '#test/upload.ts'

type Queue = ListPage<PendingRecord> & { count: number }

async function openQueue() {
  const app = await openTestApp()
  const submit = (who: Actor, path: string, body: object) =>
    app.call<RecordHead>(who, 'POST', path, { ...body, approval: 1 })
  await submit(asEditor, '/faqs', { question: 'Is the Crème brûlée vegan?', answer: '<p>No.</p>' })
  await submit(asEditor2, '/faqs', { question: 'Where do you park?', answer: '<p>Behind.</p>' })
  await submit(asEditor, '/banners/home/icm', icmLine('A new line'))
  return app
}

async function listed(app: TestApp, query: string) {
  const { status, body } = await app.call<Queue>(asApprover, 'GET', `/approvals?${query}`)
  expect(status).toBe(200)
  const { data, total, count } = body.data
  return { titles: data.map(({ title, label }) => title || label), total, count }
}

async function importFaqs(app: TestApp, bytes: string, approval: '0' | '1') {
  const { headers, body } = multipart([
    { field: 'file', name: 'faqs.csv', bytes },
    { field: 'dry_run', value: '0' },
    { field: 'approval', value: approval },
  ])
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  const sent = { headers: { ...headers, authorization }, body }
  expect((await app.send('POST', '/api/faqs/import', sent)).status).toBe(200)
}

const vegan = 'Is the Crème brûlée vegan?'
const park = 'Where do you park?'

test('the queue is filtered by kind, author and words, and sorted, while the count stays of all', async () => {
  const app = await openQueue()
  for (const [query, titles] of [
    ['', [vegan, park, 'ICM Banner']],
    ['sort=newest', ['ICM Banner', park, vegan]],
    ['entity_type=faq', [vegan, park]],
    ['author=editor2', [park]],
    ['author=editor&entity_type=faq', [vegan]],
    ['author=nobody', []],
    ['search=creme', [vegan]],
    ['search=icm', ['ICM Banner']],
    ['search=%25', []],
    ['search=park&author=editor', []],
    ['batch=none', []],
  ] as const) {
    expect([query, await listed(app, query)]).toEqual([
      query,
      { titles, total: titles.length, count: 3 },
    ])
  }
  for (const query of ['entity_type=dragon', 'sort=random', `batch=${'x'.repeat(501)}`]) {
    expect((await app.call(asApprover, 'GET', `/approvals?${query}`)).status).toBe(422)
  }
})

test('each change names its path, its field and both texts', async () => {
  const app = await openQueue()
  const { body } = await app.call<Queue>(asApprover, 'GET', '/approvals?entity_type=icm_banner')
  expect(body.data.data[0]?.changes).toMatchObject([
    { path: 'name', label: 'Name', before: '', after: 'A new line' },
  ])
})

test('drafts of an import that are submitted later as they are stay one batch', async () => {
  const app = await openTestApp()
  await importFaqs(app, 'question,answer\nOne?,<p>Yes.</p>\nTwo?,<p>No.</p>\n', '0')
  await app.call(asEditor, 'POST', '/drafts/submit', { lang: '' })
  const { data } = (await app.call<Queue>(asApprover, 'GET', '/approvals')).body.data
  expect(data.map(({ title }) => title)).toEqual(['One?', 'Two?'])
  expect(new Set(data.map(({ batch }) => batch)).size).toBe(1)
  expect(data[0]?.batch).not.toBeNull()
})

test('submissions of one import have one batch, until a person saves one by hand', async () => {
  const app = await openQueue()
  await importFaqs(app, 'question,answer\nOne?,<p>Yes.</p>\nTwo?,<p>No.</p>\n', '1')
  const all = (await app.call<Queue>(asApprover, 'GET', '/approvals')).body.data.data
  const imported = all.filter(({ batch }) => batch !== null)
  const [batch, ...others] = new Set(imported.map((one) => one.batch))
  expect([imported.map(({ title }) => title), others]).toEqual([['One?', 'Two?'], []])
  expect(await listed(app, `batch=${batch}`)).toEqual({
    titles: ['One?', 'Two?'],
    total: 2,
    count: 5,
  })

  const [{ entity_id } = { entity_id: 0 }] = imported
  await app.call(asEditor, 'POST', '/approvals/withdraw', { entity_id, entity_type: 'faq' })
  await app.call(asEditor, 'POST', `/faqs/${entity_id}`, { question: 'One more?', approval: 1 })
  expect((await listed(app, `batch=${batch}`)).titles).toEqual(['Two?'])
})
