import { beforeEach, expect, test } from 'vitest'
import { communityPost } from '#catalogue/collections/community-post.ts'
import { faq } from '#catalogue/collections/faq.ts'
import { legalPage } from '#catalogue/collections/legal-page.ts'
import { page } from '#catalogue/collections/page.ts'
import { homeMore } from '#catalogue/sections/home/more.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import { publishSiteLayout } from '#test/content/publish-site.ts'
import { openCollections, type Saved } from '#test/http/open-collections.ts'
import { asAdmin } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

/** Returns the page at an address, which must be there. */
async function read(path: string): Promise<string> {
  const { status, bytes } = await desk.app.get(path)
  expect([path, status]).toEqual([path, 200])
  return bytes.toString()
}

const hero = { kind: 'hero', title: 'Fourteen farms', text: 'Two hours away' }

/** Publishes a page, or the next version of one. */
async function publish(sent: object, path = '/site-pages'): Promise<Saved> {
  const { status, body } = await desk.post(path, { ...sent, approval: 1 })
  expect([body.errors, status]).toEqual([undefined, 200])
  await desk.approve(page, body.data)
  return body.data
}

test('a page of blocks is at its slug, in the sitemap, and changes when it is approved again', async () => {
  const farm = await publish({ title: 'Farm tour', blocks: [{ ...hero, id: 9 }] })
  const first = await read('/farm-tour')
  expect(first).toMatch(/<h1[^>]*>Fourteen farms<\/h1>/)
  expect(first).toContain(`<link rel="canonical" href="${desk.app.config.publicUrl}/farm-tour"`)
  expect(await read('/sitemap-own.xml')).toContain('/farm-tour</loc>')
  await publish(
    { blocks: [{ id: 9, kind: 'hero', title: 'Twenty farms' }] },
    `/site-pages/${farm.id}`,
  )
  expect(await read('/farm-tour')).toMatch(/<h1[^>]*>Twenty farms<\/h1>/)
})

test('a page without a hero has its title as heading, and lists draw what is live', async () => {
  const blocks = [{ kind: 'offers', title: 'Right now' }, { kind: 'faqs' }, { kind: 'news' }]
  await desk.app.desk.publishEntry(faq, { question: 'Do you deliver?', answer: 'Yes.' })
  const post = { title: 'A new farm', date: '2026-05-01', gallery_id: desk.site.picture.id }
  await desk.app.desk.publishEntry(communityPost, post)
  await publish({ title: 'Today', blocks })
  const text = await read('/today')
  expect(text).toMatch(/<h1[^>]*>Today<\/h1>/)
  for (const live of ['Two for one', 'Shakes at three', 'Do you deliver?', 'A new farm'])
    expect(text).toContain(live)
})

test('a former slug, a capital letter and a final slash lead to the page', async () => {
  const farm = await publish({ title: 'Farm tour' })
  await publish({ slug: 'farm-visits' }, `/site-pages/${farm.id}`)
  for (const path of ['/farm-tour', '/Farm-Visits', '/farm-visits/']) {
    const { status, headers } = await desk.app.get(`${path}?a=1`)
    expect([path, status, headers.location]).toEqual([path, 301, '/farm-visits?a=1'])
  }
  expect((await desk.app.get('/farm')).status).toBe(404)
  expect((await desk.app.get('/%E0%A4')).status).toBe(404)
})

test('a draft is no page for guests, and an archived page is gone', async () => {
  const draft = await desk.post('/site-pages', { title: 'Secret farm', blocks: [hero] })
  expect(draft.status).toBe(200)
  expect((await desk.app.get('/secret-farm')).status).toBe(404)
  const farm = await publish({ title: 'Farm tour' })
  const gone = await desk.post(`/site-pages/${farm.id}`, { archived: true, approval: 1 })
  await desk.approve(page, gone.body.data)
  expect((await desk.app.get('/farm-tour')).status).toBe(410)
})

test('a slug that an address of ours has or had is refused, and a title finds another', async () => {
  await publishSiteLayout(desk.app.services, redirects, {
    redirects: [{ from: '/old-farm', to: '/menu' }],
  })
  await desk.publish(legalPage, 'Imprint')
  for (const slug of [
    'menu',
    'admin',
    'ar',
    'spring-app',
    'old-farm',
    'imprint',
    'privacy-policy',
  ]) {
    const { status, body } = await desk.post('/site-pages', { title: 'x', slug })
    expect([slug, status]).toEqual([slug, 422])
    expect(body.errors?.slug).toEqual([
      'This site has or had this address already. Please choose another.',
    ])
  }
  const named = await desk.post('/site-pages', { title: 'Menu' })
  expect(named.body.data.state.values.slug).toBe('menu-2')
})

test('breadcrumbs name the pages above, and no page is above itself', async () => {
  const farms = await publish({ title: 'Farms' })
  const tour = await publish({ title: 'Tour', parent: [farms.id] })
  const text = await read('/tour')
  expect(text).toMatch(/href="\/farms"[^>]*>Farms<\/a>/)
  expect(text).toContain('"@type":"BreadcrumbList"')
  for (const parent of [tour.id, farms.id]) {
    const { status, body } = await desk.post(`/site-pages/${farms.id}`, { parent: [parent] })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['parent']])
  }
})

test('a page has no redirect from its address', async () => {
  await publish({ title: 'Farms' })
  const sent = { redirects: [{ from: '/farms', to: '/menu' }] }
  const { status, body } = await desk.post('/settings/redirects/update', sent, asAdmin)
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['redirects.0.from']])
})

test('legal texts are any number, each at its slug with its versions', async () => {
  const imprint = await desk.publish(legalPage, 'Imprint')
  expect(await read('/imprint')).toMatch(/<h1[^>]*>Imprint<\/h1>/)
  const next = await desk.post(`/legal-pages/${imprint.id}`, { title: 'Imprint 2', approval: 1 })
  await desk.approve(legalPage, next.body.data)
  expect(await read('/imprint/versions/1')).toMatch(/<h1[^>]*>Imprint<\/h1>/)
  expect((await desk.app.get('/imprint/changes/2')).status).toBe(200)
  expect((await desk.app.get('/imprint/versions/3')).status).toBe(404)
  expect(await read('/sitemap-legal.xml')).toContain('/imprint</loc>')
  expect((await desk.app.get('/menu/versions/1')).status).toBe(404)
})

test('the home page shows its blocks below the cards, with their style sheet', async () => {
  expect(await read('/home')).not.toContain('class="blocks"')
  await desk.app.desk.publish(homeMore, { blocks: [{ id: 1, ...hero }] })
  const text = await read('/home')
  expect(text.indexOf('class="blocks"')).toBeGreaterThan(text.indexOf('class="career"'))
  const more = await desk.app.call<{ blocks: object[] }>(null, 'GET', '/banners/home/more/main')
  expect(more.body.data.blocks).toMatchObject([{ id: 1, kind: 'hero', title: 'Fourteen farms' }])
})

test('menus list the pages of editors after ours, and guests see them while they are published', async () => {
  const farm = await publish({ title: 'Farm tour' })
  const list = await desk.app.call<{ data: { id: number; name: string; path: string }[] }>(
    asAdmin,
    'GET',
    '/pages',
  )
  const own = { id: 1000 + farm.id, name: 'Farm tour', path: '/farm-tour' }
  expect(list.body.data.data.slice(16)).toEqual([own])
  await publishSiteLayout(desk.app.services, mainMenu, { structure: [2, own.id] })
  const link = 'href="/farm-tour"'
  expect(await read('/home')).toContain(link)
  const menu = await desk.app.call<{ menus: object[] }>(null, 'GET', '/headers/1/view')
  expect(menu.body.data.menus).toMatchObject([{ id: 2 }, { ...own, slug: 'farm-tour' }])
  const gone = await desk.post(`/site-pages/${farm.id}`, { archived: true, approval: 1 })
  await desk.approve(page, gone.body.data)
  expect(await read('/home')).not.toContain(link)
  const check = await desk.app.call<{ warnings: string[] }>(
    asAdmin,
    'GET',
    `/links/check?pages=2,${own.id}`,
  )
  expect(check.body.data.warnings).toEqual([
    '“Farm tour” is not published. Guests do not see it in the menu.',
  ])
})
