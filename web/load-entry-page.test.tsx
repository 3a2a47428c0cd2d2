import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { readSection } from '#domain/reading/reading.ts'
import { resolveEntries } from '#domain/reading/resolve-entries.ts'
import { publishSite, publishSiteLayout } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { countQueries } from '#test/storage/count-queries.ts'
import { entryPage } from './load-entry-page.ts'
import type { Page } from './page.ts'
import { pages as sitePages } from './routes.ts'

const perPage = 2

/** A list that is asked for its pages, and an entry at an address with its id and slug. */
const pages: Record<string, Page> = {
  ...sitePages,
  '/promotion': {
    cachedParams: { page: (value) => (/^[2-9]$/.test(value) ? value : null) },
    async render({ reading, query }) {
      const offset = (Number(query.page ?? 1) - 1) * perPage
      const shown = await resolveEntries(reading, promotion, { limit: perPage, offset })
      if (offset > 0 && shown.length === 0) return null
      return <p>{shown.map(({ values }) => values.title).join(', ')}</p>
    },
  },
  '/promotion/{entry}/details': entryPage(promotion, ({ values }) => <h1>{values.title}</h1>),
}

async function openPages() {
  const app = await openTestApp({ pages })
  await publishSite(app.services)
  const { publishEntry, save, approve } = app.desk
  const change = async (entry: number, sent: object) => {
    const { revisionId } = await save(asEditor, promotion, { ...sent, approval: 1 }, { entry })
    await approve(asApprover, promotion, revisionId)
  }
  const look = async (path: string, headers = {}) => {
    const { status, headers: head, bytes } = await app.get(path, headers)
    return { status, location: head.location, page: bytes.toString(), head }
  }
  const entries = async () => {
    const { bytes } = await app.get('/metrics')
    return Number(/^linecheck_kept_entries (\d+)$/m.exec(bytes.toString())?.[1])
  }
  return { app, publishEntry, change, look, entries }
}

test('an entry is at its id and slug; the bare id shows it, any other name leads there', async () => {
  const { publishEntry, change, look, entries } = await openPages()
  const id = await publishEntry(promotion, { title: 'Summer Box' })
  const path = `/promotion/${id}-summer-box/details`
  expect(await look(path)).toMatchObject({
    status: 200,
    page: expect.stringContaining('Summer Box'),
  })
  expect(await look(`/promotion/${id}/details`)).toMatchObject({ status: 200 })
  const before = await entries()
  for (const wrong of ['winter-box', '', 'SUMMER-BOX', '%2e%2e', 'x'.repeat(500)]) {
    const found = await look(`/promotion/${id}-${wrong}/details?utm=1`)
    expect([found.status, found.location]).toEqual([301, `${path}?utm=1`])
  }
  await change(id, { title: 'Winter Box', slug: 'winter-box' })
  const now = `/promotion/${id}-winter-box/details`
  expect(await look(path)).toMatchObject({ status: 301, location: now })
  expect(await look(now)).toMatchObject({
    status: 200,
    page: expect.stringContaining('Winter Box'),
  })
  expect(await entries()).toBe(before)
})

/** How many statements pages take on a site of its own with that many offers, each asked for once. */
async function countStatements(offers: number): Promise<[string, number][]> {
  let count = 0
  const app = await openTestApp({
    wrap: (store) => ({
      ...store,
      readSnapshot: (work) =>
        store.readSnapshot(async (db) => {
          const { db: counted, asked } = countQueries(db)
          const found = await work(counted)
          count = asked()
          return found
        }),
    }),
  })
  const { offer } = await publishSite(app.services)
  for (let nth = 0; nth < offers; nth += 1)
    await app.desk.publishEntry(promotion, { title: `Box ${nth}` })
  const counts: [string, number][] = []
  for (const path of ['/home', '/promotion', `/promotion/${offer}-two-for-one/details`]) {
    expect((await app.get(path)).status).toBe(200)
    counts.push([path, count])
  }
  return counts
}

test('a page takes few statements, however much it shows', async () => {
  const few = await countStatements(3)
  for (const [path, count] of few) expect([path, count <= 12]).toEqual([path, true])
  expect(await countStatements(9)).toEqual(few)
})

test('its languages are also those of what it reads once the entry is there', async () => {
  const draw = entryPage(promotion, async (_entry, { reading }) => {
    return <p>{(await readSection(reading, icmBanner))?.values.name}</p>
  })
  const app = await openTestApp({ pages: { ...pages, '/promotion/{entry}/details': draw } })
  await publishSite(app.services)
  await publishSiteLayout(app.services, settings, {
    brand_name: 'Marigold',
    languages: ['en', 'ae'],
  })
  const id = await app.desk.publishEntry(promotion, { title: 'Summer Box' })
  const told = async () => {
    const { bytes } = await app.get(`/promotion/${id}-summer-box/details`)
    return [...bytes.toString().matchAll(/rel="alternate" hrefLang="([^"]*)"/gi)].map(
      ([, tag]) => tag,
    )
  }
  expect(await told()).toEqual([])
  await app.desk.publish(icmBanner, { name: 'طازج' }, { language: 'ae' })
  expect(await told()).toEqual(['en', 'ar', 'x-default'])
})

test('what is not there is 404 and keeps nothing; what was taken off the site is 410', async () => {
  const { publishEntry, change, look, entries } = await openPages()
  const id = await publishEntry(promotion, { title: 'Summer Box' })
  await look('/nothing')
  const before = await entries()
  for (const wrong of ['999', '999-summer-box', '0', 'x', '99999999999', `${id}/x`, '']) {
    expect((await look(`/promotion/${wrong}/details`)).status).toBe(404)
  }
  expect(await entries()).toBe(before)
  const path = `/promotion/${id}-summer-box/details`
  expect((await look(path)).status).toBe(200)
  await change(id, { archived: true })
  const gone = await look(path)
  expect(gone.status).toBe(410)
  expect(gone.page).toContain('The page you are attempting to reach is currently not available.')
  expect(gone.page).toContain('noindex')
  await change(id, { archived: false })
  expect((await look(path)).status).toBe(200)
})

test('a list is kept by the values that it knows, and other questions change nothing', async () => {
  const { publishEntry, look, entries } = await openPages()
  for (const title of ['One', 'Two', 'Three']) await publishEntry(promotion, { title })
  const first = await look('/promotion')
  const second = await look('/promotion?page=2')
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.page).not.toBe(first.page)
  await look('/nothing')
  const before = await entries()
  expect((await look('/promotion?utm=1&page=2')).page).toBe(second.page)
  for (const odd of ['?page=1', '?page=02', '?page=x', '?page=', '?other=2', '?page=99999'])
    expect((await look(`/promotion${odd}`)).page).toBe(first.page)
  expect((await look('/promotion?page=9')).status).toBe(404)
  expect(await entries()).toBe(before)
  // The first language has the addresses without one.
  const named = await look('/en/promotion?page=2&utm=1')
  expect([named.status, named.location]).toEqual([301, '/promotion?page=2&utm=1'])
})

test('a preview pass shows the open record of an entry, for nobody else', async () => {
  const { app, publishEntry, look } = await openPages()
  const id = await publishEntry(promotion, { title: 'Summer Box' })
  const path = `/promotion/${id}-summer-box/details?preview=1`
  await app.desk.save(asEditor, promotion, { title: 'Draft Box' }, { entry: id })
  const { headers } = await app.call(asEditor, 'POST', '/auth/preview', {})
  const cookie = String(headers['set-cookie']).split(';')[0]
  const seen = await look(path, { cookie })
  expect([seen.status, seen.head['cache-control']]).toEqual([200, 'no-store'])
  expect(seen.page).toContain('Draft Box')
  const other = await look(path)
  expect([other.head['cache-control'], other.page.includes('Draft Box')]).toEqual([
    'no-store',
    false,
  ])
})

test('a slash at the end or another case leads on for good, with whatever was asked', async () => {
  const { publishEntry, look } = await openPages()
  const id = await publishEntry(promotion, { title: 'Summer Box' })
  for (const [path, location] of [
    ['/home/', '/home'],
    ['/Home?a=B', '/home?a=B'],
    ['/HOME///', '/home'],
    [`/Promotion/${id}/Details/`, `/promotion/${id}/details`],
  ]) {
    const found = await look(path ?? '')
    expect([path, found.status, found.location]).toEqual([path, 308, location])
  }
  expect((await look('/Nothing/')).status).toBe(404)
})
