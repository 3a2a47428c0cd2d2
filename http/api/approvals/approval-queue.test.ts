import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { PendingRecord } from '#catalogue/wire/pending-record.ts'
import type { ListPage, RecordHead } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { icmLine } from '#test/content/content.ts'
import { openCollections } from '#test/http/open-collections.ts'
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

test('a link is told by the title of what it leads to, before and after', async () => {
  const { app, site, post, publish, approve } = await openCollections()
  const { id } = await publish(promotion, 'Lunch')
  const save = async (link: string) => {
    const description = `<p>See <a href="${link}">it</a>.</p>`
    const sent = { cta_url: link, description, approval: 1 }
    return (await post(`/promotions/${id}`, sent)).body.data
  }
  await approve(promotion, await save(`entry:promotion/${site.offer}`))
  await save(`entry:menu_item/${site.product}#sizes`)
  const { body } = await app.call<Queue>(asApprover, 'GET', '/approvals')
  expect(body.data.data.map(({ changes }) => changes)).toMatchObject([
    [
      {
        path: 'description',
        before: 'See it (Two for one).',
        after: 'See it (Petal Fries#sizes).',
      },
      { path: 'cta_url', before: 'Two for one', after: 'Petal Fries#sizes' },
    ],
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

test('an import is one line with its number, that of the filter', async () => {
  const app = await openQueue()
  await importFaqs(app, 'question,answer\nOne?,<p>Yes.</p>\nTwo?,<p>No.</p>\n', '1')
  const lines = async (query: string) => {
    const { data } = (await app.call<Queue>(asApprover, 'GET', `/approvals?grouped=1${query}`)).body
    return { lines: data.data.map((one) => [one.title || one.label, one.batch_count]), ...data }
  }
  const single = [[vegan, 1], [park, 1], ['ICM Banner', 1]] // biome-ignore format: pairs
  const all = await lines('')
  expect(all).toMatchObject({ lines: [...single, ['One?', 2]], total: 4, count: 5 })
  expect((await lines('&sort=newest')).lines).toEqual([['Two?', 2], ...single.toReversed()])
  expect(await lines('&search=two')).toMatchObject({ lines: [['Two?', 1]], total: 1 })
  const second = await lines('&per_page=3&page=2')
  expect(second).toMatchObject({ lines: [['One?', 2]], total: 4, last_page: 2 })
  expect(all.data.map(({ is_new }) => is_new)).toEqual([true, true, true, true])
})

test('a campaign is one line with its number, and the filter shows each of its records', async () => {
  const app = await openQueue()
  const { id } = (
    await app.call<{ id: number }>(asEditor, 'POST', '/campaigns', { name: 'Summer' })
  ).body.data
  const add = (question: string) =>
    app.call(asEditor, 'POST', `/faqs?campaign=${id}`, { question, answer: '<p>Yes.</p>' })
  expect([(await add('Ice?')).status, (await add('Shade?')).status]).toEqual([200, 200])
  expect((await app.call(asEditor, 'POST', `/campaigns/${id}/submit`, {})).status).toBe(200)
  const { data } = (await app.call<Queue>(asApprover, 'GET', '/approvals?grouped=1')).body
  expect(data.data.map((one) => [one.title || one.label, one.batch_count])).toEqual([
    [vegan, 1],
    [park, 1],
    ['ICM Banner', 1],
    ['Ice?', 2],
  ])
  expect(data).toMatchObject({ total: 4, count: 5 })
  const other = await app.call<{ id: number }>(asEditor, 'POST', '/campaigns', { name: 'Winter' })
  const tea = { question: 'Tea?', answer: '<p>Yes.</p>', approval: 1 }
  await app.call(asEditor, 'POST', `/faqs?campaign=${other.body.data.id}`, tea)
  const titles = ['Ice?', 'Shade?']
  expect(await listed(app, `in_campaign=${id}`)).toEqual({ titles, total: 2, count: 6 })
  expect((await listed(app, `in_campaign=${id + 2}`)).titles).toEqual([])
})

test('what starts or ends within a day comes first; what had started when it was sent does not', async () => {
  const app = await openQueue()
  const promotion = async (title: string, starts_at: string | null, ends_at: string | null) => {
    const body = { title, description: '<p>Soup.</p>', starts_at, ends_at, approval: 1 }
    expect((await app.call(asEditor, 'POST', '/promotions', body)).status).toBe(200)
  }
  await promotion('Ends later', null, '2026-05-07T08:00:00.000Z')
  await promotion('Starts soon', '2026-05-05T07:00:00.000Z', null)
  await promotion('Had started', '2026-05-01T08:00:00.000Z', null)
  await promotion('Ends soon', null, '2026-05-05T07:00:00.000Z')
  const response = await app.call<Queue>(asApprover, 'GET', '/approvals?sort=newest')
  const { data } = response.body.data
  expect(data.map(({ title, label, urgent }) => [title || label, urgent])).toEqual([
    ['Ends soon', 'ends'],
    ['Starts soon', 'starts'],
    ['Had started', null],
    ['Ends later', null],
    ['ICM Banner', null],
    [park, null],
    [vegan, null],
  ])
})

test('the queue names whose changes wait, and shows those that wait for days', async () => {
  const app = await openQueue()
  const { body } = await app.call<Queue & { authors: string[] }>(asApprover, 'GET', '/approvals')
  expect(body.data.authors).toEqual(['editor', 'editor2'])
  expect((await listed(app, 'min_days=1')).titles).toEqual([])
  await app.store.db
    .updateTable('revision')
    .set({ submitted_at: '2026-05-02T08:00:00.000Z' })
    .where('subject', '=', 'home.icm')
    .execute()
  expect((await listed(app, 'min_days=2')).titles).toEqual(['ICM Banner'])
  expect((await listed(app, 'min_days=3')).titles).toEqual([])
})
