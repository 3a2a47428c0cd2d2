import { beforeEach, expect, test } from 'vitest'
import type { LogEntry } from '#catalogue/wire.ts'
import { icmLine } from '#test/content/content.ts'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, asSupport } from '#test/people.ts'

interface Block {
  id: number
  approval: number
  status_text: string
  version: number
  updated_at: string
  can: string[]
  lock: string | null
  record_id?: number
  image_url?: string
  name?: string
}

interface Loaded {
  banners: Block[]
  icm_banners: Block[]
  wwu_banners: Block[]
  logs: LogEntry[]
  last_updated_at: string
}

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

test('the home screen loads its blocks, its log and when it was last updated', async () => {
  const { status, body } = await app.call<Loaded>(asEditor, 'GET', '/banners/home/create')
  const { banners, icm_banners, wwu_banners, logs, last_updated_at } = body.data
  expect(status).toBe(200)
  expect(banners.map(({ id, record_id }) => [id, record_id])).toEqual([
    [1, site.hero],
    [2, site.hero],
  ])
  expect(banners[0]).toMatchObject({
    name: 'Main Banner',
    image_id: site.picture.id,
    image_url: site.picture.path,
    entity_id: site.offer,
    entity_category_id: 1,
    entity_name: 'Two for one',
    url: '/promotion',
    approval: 2,
    status_text: 'Approved',
    can: ['preview', 'edit', 'save', 'submit'],
    lock: null,
  })
  expect(icm_banners).toMatchObject([{ id: site.icm, name: 'Fresh since five', approval: 2 }])
  expect(wwu_banners).toMatchObject([{ id: site.teaser, title: 'Work with us', approval: 2 }])
  for (const block of [...banners, ...icm_banners, ...wwu_banners]) {
    expect(block).toMatchObject({ version: expect.any(Number), updated_at: expect.any(String) })
  }
  expect(logs.length).toBe(15)
  expect(logs[0]).toMatchObject({
    author: 'editor',
    approved_by: 'approver',
    status: 2,
    statusText: 'Approved',
  })
  expect(last_updated_at).toBe('2026-05-01T09:00:00.000Z')
  // The newest of its records counts, whichever stands first.
  await app.call(asEditor, 'POST', '/banners/home', { banners: [] })
  const again = await app.call<Loaded>(asEditor, 'GET', '/banners/home/create')
  expect(again.body.data.last_updated_at).toBe(app.clock.now())
})

test('products and discover cards load as lists', async () => {
  for (const [path, record_id] of [
    ['/banners/products/create', site.products],
    ['/discovers/create', site.discover],
  ] as const) {
    const { status, body } = await app.call(asApprover, 'GET', path)
    expect([status, body.data]).toMatchObject([
      200,
      {
        data: [{ id: 1, record_id, image_url: site.picture.path, approval: 2 }],
        total: 1,
        page: 1,
        per_page: 100,
        last_page: 1,
        last_updated_at: expect.any(String),
      },
    ])
  }
})

test('each person is told what is open to them', async () => {
  const sent = { ...icmLine('New'), approval: 1 }
  await app.call(asEditor, 'POST', '/banners/home/icm', sent)
  const load = async (who: typeof asEditor | typeof asApprover | typeof asSupport) =>
    (await app.call<Loaded>(who, 'GET', '/banners/home/create')).body.data.icm_banners[0]
  expect(await load(asEditor)).toMatchObject({
    approval: 1,
    can: ['preview', 'withdraw'],
    lock: expect.any(String),
  })
  expect(await load(asApprover)).toMatchObject({ approval: 1, can: ['preview', 'decide'] })
  expect(await load(asSupport)).toMatchObject({ approval: 1, can: ['preview'] })
})

test('an empty brand loads as empty blocks', async () => {
  const empty = await openTestApp()
  const { status, body } = await empty.call(asEditor, 'GET', '/banners/home/create')
  expect([status, body.data]).toMatchObject([
    200,
    { banners: [], icm_banners: [], wwu_banners: [], logs: [], last_updated_at: null },
  ])
})

test('the lists that forms choose from are pages of id and name', async () => {
  const lists: [path: string, rows: unknown[]][] = [
    [
      '/banners/home/categories',
      [
        { id: 1, name: 'Promotion' },
        { id: 2, name: 'Menu' },
        { id: 3, name: 'Product' },
        { id: 4, name: 'Restaurant' },
      ],
    ],
    [
      '/banners/home/categories/1/lists',
      [
        { id: site.offer, name: 'Two for one' },
        { id: expect.any(Number), name: 'Shakes at three' },
      ],
    ],
    ['/banners/home/categories/3/lists', [{ id: site.product, name: 'Petal Fries' }]],
  ]
  for (const [path, data] of lists) {
    const { body } = await app.call(asEditor, 'GET', path)
    expect(body.data).toEqual({ data, total: data.length, page: 1, per_page: 100, last_page: 1 })
  }
  const second = await app.call(asEditor, 'GET', '/pages?page=2&per_page=5')
  expect(second.body.data).toMatchObject({
    total: 16,
    page: 2,
    per_page: 5,
    last_page: 4,
    data: { length: 5 },
  })
  const third = await app.call(asEditor, 'GET', '/banners/home/categories?page=3&per_page=1')
  expect(third.body.data).toMatchObject({ data: [{ id: 3 }], total: 4, page: 3, last_page: 4 })
  expect(await app.call(asEditor, 'GET', '/banners/home/categories/9/lists')).toMatchObject({
    status: 404,
  })
})

test('the library is split into photos, files and videos, and searched by name', async () => {
  const found = await app.call(asSupport, 'GET', '/galleries?search=FRIES&sortDate=asc')
  expect(found.body.data).toMatchObject({
    photos: [{ id: site.picture.id, name: 'fries.jpg', image_url: site.picture.path }],
    files: [],
    videos: [],
  })
  const none = await app.call(asSupport, 'GET', '/galleries?search=%25&sortName=desc')
  expect(none.body.data).toMatchObject({ photos: [], files: [], videos: [] })
  for (const wrong of [
    'sortDate=up',
    'sortName=id',
    'page=0',
    'per_page=101',
    'page=x',
    'page=1.5',
  ]) {
    expect([wrong, (await app.call(asEditor, 'GET', `/galleries?${wrong}`)).status]).toEqual([
      wrong,
      422,
    ])
  }
})
