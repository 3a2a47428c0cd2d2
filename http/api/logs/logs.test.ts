import { beforeAll, expect, test } from 'vitest'
import type { ListPage, LogEntry } from '#catalogue/wire.ts'
import { icmLine } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, asSupport } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  const { icm } = await publishSite(app.services)
  const path = `/banners/home/icm/${icm}`
  const sent = { ...icmLine('100% fresh'), approval: 1 }
  const { body } = await app.call<{ id: number }>(asEditor, 'POST', path, sent)
  const named = { entity_id: body.data.id, entity_type: 'icm_banner' }
  const remarks = 'Say 100% of what'
  await app.call(asApprover, 'POST', '/approvals/reject', { ...named, remarks })
})

async function logs(query = '') {
  const { status, body } = await app.call<ListPage<LogEntry>>(asSupport, 'GET', `/logs${query}`)
  expect(status).toBe(200)
  return body.data
}

test('the log is newest first and tells who did what, and what became of it', async () => {
  const { data, total, page, per_page, last_page } = await logs()
  expect(data.slice(0, 3)).toMatchObject([
    {
      status: 4,
      statusText: 'Rejected',
      status_text: 'Rejected',
      author: 'editor',
      created_by: 'editor',
      approved_by: 'approver',
      remarks: 'Say 100% of what',
      entity_type: 'icm_banner',
    },
    { status: 1, statusText: 'Pending', approved_by: null, remarks: null },
    { status: 0, statusText: 'Draft' },
  ])
  expect([page, per_page, last_page]).toEqual([1, 100, 1])
  expect(total).toBe(data.length)
})

test('the log is filtered by status, one code for each', async () => {
  const all = await logs()
  for (const status of [0, 1, 2, 3, 4] as const) {
    const { data, total } = await logs(`?status=${status}`)
    expect(data).toEqual(all.data.filter((entry) => entry.status === status))
    expect(total).toBe(data.length)
  }
  expect((await logs('?status=4')).total).toBe(1)
  expect(await logs('?status=&search=&page=')).toEqual(all)
})

test('the log is searched in any case, as text and not as a pattern', async () => {
  expect(await logs('?search=say%20100%25')).toMatchObject({ total: 1, more: false })
  expect((await logs('?search=%20%20SAY')).total).toBe(1)
  expect((await logs('?search=%25')).total).toBe(1)
  expect((await logs('?search=_')).total).toBe(0)
  expect((await logs("?search='%20or%201=1%20--")).total).toBe(0)
})

test('the log comes in pages', async () => {
  const all = await logs()
  const second = await logs('?per_page=5&page=2')
  expect(second.data).toEqual(all.data.slice(5, 10))
  expect(second).toMatchObject({
    total: all.total,
    page: 2,
    per_page: 5,
    last_page: Math.ceil(all.total / 5),
  })
  expect((await logs('?page=999999')).data).toEqual([])
})

test('a filter that is none is refused', async () => {
  const wrong = [
    'status=5',
    'status=Draft',
    'page=-1',
    'per_page=1000',
    'page=1e9',
    `search=${'x'.repeat(201)}`,
    'search=%00',
  ]
  for (const query of wrong) {
    expect([query, (await app.call(asEditor, 'GET', `/logs?${query}`)).status]).toEqual([
      query,
      422,
    ])
  }
})

test('the log can be read from its oldest line, page by page', async () => {
  const ids = (await logs()).data.map(({ id }) => id).reverse()
  const first = await logs('?order=oldest&per_page=4')
  const second = await logs('?order=oldest&per_page=4&page=2')
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.slice(0, 8))
})

test('the log has what the clock has done by now', async () => {
  const offer = { title: 'Lunch', ends_at: '2026-05-04T10:00:00.000Z', approval: 1 }
  const saved = await app.call<{ record_id: number }>(asEditor, 'POST', '/promotions', offer)
  const named = { entity_id: saved.body.data.record_id, entity_type: 'promotion' }
  await app.call(asApprover, 'POST', '/approvals/approve', named)
  const { total } = await logs('?kind=promotion')
  app.clock.pass({ hours: 3 })
  const after = await logs('?kind=promotion')
  expect([after.total, after.data[0]?.status_text]).toEqual([total + 1, 'Expired'])
})
