import { beforeEach, expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { productBanner } from '#catalogue/sections/home/product-banner.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { type PublishedSite, publishSite, publishSiteLayout } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor } from '#test/people.ts'

interface Slide {
  id: number
  url: string
  follows_entity: boolean
  entity_id: number
  entity_name: string
  entity_category_id: number
  image_id: number
  name: string
}

interface State {
  state: { unchanged: boolean; items: Slide[] }
  id: number
}

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

/** Publishes hero slides in place of what was there; they have no address of their own unless given. */
async function publishSlides(...slides: object[]) {
  const banners = slides.map((slide) => ({ gallery_id: site.picture.id, ...slide }))
  return app.desk.publish(heroBanner, { banners, removeBanner: [1, 2] })
}

async function publicSlides(query = '', who: typeof asEditor | null = null) {
  const path = `/banners/home/main${query}`
  const { body } = await app.call<{ banners: Slide[] }>(who, 'GET', path)
  return body.data.banners
}

async function loadedSlides(query = '') {
  const path = `/banners/home/create${query}`
  return (await app.call<{ banners: Slide[] }>(asEditor, 'GET', path)).body.data.banners
}

/** What the specification's client sends of a slide: all that it has read, under its own names. */
function sentBack({ id, name, image_id, entity_id, entity_category_id, ...slide }: Slide) {
  const { entity_name, url } = slide
  return { id, name, gallery_id: image_id, entity_id, entity: entity_category_id, entity_name, url }
}

async function save(banners: object[], more: object = {}) {
  const sent = { banners, approval: 0, ...more }
  const { status, body } = await app.call<State>(asEditor, 'POST', '/banners/home', sent)
  expect([status, body.errors]).toEqual([200, undefined])
  return body.data
}

async function publishDraft(id: number) {
  await app.call(asEditor, 'POST', `/banners/home/${id}`, { approval: 1 })
  const decision = { entity_id: id, entity_type: 'main_banner', remarks: null }
  expect((await app.call(asApprover, 'POST', '/approvals/approve', decision)).status).toBe(200)
}

/** The addresses that the slides of the rendered home page lead to. */
async function pageLinks(): Promise<string[]> {
  const html = (await app.get('/home')).bytes.toString()
  const links = html.matchAll(/<a[^>]*class="hero-slide[^>]*>/g)
  return [...links].map(([tag]) => (/href="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&'))
}

const offerPage = (title: string) => `/promotion/${site.offer}-${title}/details`

test('the address of a slide is where it leads: its own, else its entity, else the promotions', async () => {
  const { offer } = site
  await publishSlides(
    { entity: 1, entity_id: offer },
    { entity: 1, entity_id: offer, url: '/faqs' },
    { entity: 2, entity_id: site.entryOf(2) },
    { entity: 4, entity_id: site.entryOf(4) },
  )
  const right = [
    [offerPage('two-for-one'), true],
    ['/faqs', false],
    ['/menu?val=0&name=Burgers', true],
    [`/contact/${site.entryOf(4)}-marina-walk`, true],
  ]
  const said = (slides: Slide[]) => slides.map(({ url, follows_entity: is }) => [url, is])
  expect(said(await publicSlides())).toEqual(right)
  expect(said(await loadedSlides())).toEqual(right)
  expect(await pageLinks()).toEqual(right.map(([url]) => url))
})

test('a slide with neither an address nor an entity leads to the promotions', async () => {
  const { state } = await save([{ gallery_id: site.picture.id }])
  expect(state.items.at(-1)).toMatchObject({ url: '/promotion', follows_entity: true })
})

test('a set that is sent back as it was read changes nothing, in any language of the call', async () => {
  await publishSlides(
    { entity: 1, entity_id: site.offer },
    { entity: 1, entity_id: site.offer, url: '/faqs' },
  )
  for (const read of [await loadedSlides(), await publicSlides()]) {
    const saved = await save(read.map(sentBack))
    expect(saved.state.unchanged).toBe(true)
    await app.call(asEditor, 'POST', '/approvals/discard', {
      entity_id: saved.id,
      entity_type: 'main_banner',
    })
  }
  // What it follows was renamed while somebody had the former address open.
  const read = (await loadedSlides()).map(sentBack)
  const former = read.map((slide, at) =>
    at === 0 ? { ...slide, url: `/promotion/${site.offer}-former-name/details` } : slide,
  )
  expect((await save(former)).state.unchanged).toBe(true)
})

test('who sends another entity with the address of the former one leads guests to the new one', async () => {
  await publishSlides({ entity: 1, entity_id: site.offer })
  const [read] = (await loadedSlides()).map(sentBack)
  const other = await app.desk.publishEntry(promotion, { title: 'Soup' })
  const { id } = await save([{ ...read, entity_id: other }])
  await publishDraft(id)
  expect(await publicSlides()).toMatchObject([
    { url: `/promotion/${other}-soup/details`, entity_name: 'Soup', follows_entity: true },
  ])
})

test('an address that is typed is kept, also where it is the one of the list of promotions', async () => {
  await publishSlides({ entity: 1, entity_id: site.offer })
  const [read] = (await loadedSlides()).map(sentBack)
  const { id, state } = await save([{ ...read, url: '/promotion' }])
  expect(state).toMatchObject({ unchanged: false, items: [{ url: '/promotion' }] })
  await publishDraft(id)
  expect(await publicSlides()).toMatchObject([{ url: '/promotion', follows_entity: false }])
  expect(await pageLinks()).toEqual(['/promotion'])
  const emptied = await save([{ ...read, url: '' }])
  expect(emptied.state.items).toMatchObject([{ url: offerPage('two-for-one') }])
})

test('a client may say that it means the address of the entity itself', async () => {
  await publishSlides({ entity: 1, entity_id: site.offer })
  const url = offerPage('two-for-one')
  const own = await save([{ id: 3, url, follows_entity: false }])
  expect(own.state).toMatchObject({ unchanged: false, items: [{ url, follows_entity: false }] })
  const back = await save([{ id: 3, url: '/faqs', follows_entity: true }])
  expect(back.state).toMatchObject({ unchanged: true, items: [{ url, follows_entity: true }] })
})

test('a preview leads where the draft says, and a restored version where it led', async () => {
  const former = await publishSlides({ entity: 1, entity_id: site.offer })
  const [read] = (await loadedSlides()).map(sentBack)
  const { id } = await save([{ ...read, url: '/faqs' }])
  expect(await publicSlides('?preview=1', asEditor)).toMatchObject([{ url: '/faqs' }])
  expect(await publicSlides()).toMatchObject([{ url: offerPage('two-for-one') }])
  await publishDraft(id)
  expect(await publicSlides()).toMatchObject([{ url: '/faqs' }])
  const restored = { entity_id: former, entity_type: 'main_banner' }
  expect((await app.call(asEditor, 'POST', '/approvals/restore', restored)).status).toBe(200)
  expect(await loadedSlides()).toMatchObject([
    { url: offerPage('two-for-one'), follows_entity: true },
  ])
})

test('a translation leads to an address of its own, else where the first language leads', async () => {
  await publishSiteLayout(app.services, settings, {
    brand_name: 'Marigold',
    languages: ['en', 'de'],
  })
  await publishSlides({ entity: 1, entity_id: site.offer })
  const inGerman = async () => (await publicSlides('?lang=de'))[0]?.url
  expect(await inGerman()).toBe(offerPage('two-for-one'))
  await app.desk.publish(heroBanner, { banners: [{ id: 3, url: '/faqs' }] }, { language: 'de' })
  expect(await inGerman()).toBe('/faqs')
  expect(await loadedSlides('?lang=de')).toMatchObject([{ url: '/faqs', follows_entity: false }])
  expect(await publicSlides()).toMatchObject([{ url: offerPage('two-for-one') }])
  // What the translation leaves out it shows as empty, and the first language stands in for it.
  await app.desk.publish(heroBanner, { banners: [{ id: 3, url: '' }] }, { language: 'de' })
  expect(await inGerman()).toBe(offerPage('two-for-one'))
  expect(await loadedSlides('?lang=de')).toMatchObject([{ url: '', follows_entity: true }])
})

test('a set that is saved again without the id of its new slide has it once', async () => {
  await publishSlides({ entity: 1, entity_id: site.offer })
  const read = (await loadedSlides()).map(sentBack)
  const added = { gallery_id: site.picture.id, entity: 1, entity_id: site.offer, url: '/faqs' }
  const ids = async (banners: object[], more?: object) =>
    (await save(banners, more)).state.items.map(({ id, url }) => [id, url])
  const [first] = [[3, offerPage('two-for-one')]]
  expect(await ids([...read, added])).toEqual([first, [4, '/faqs']])
  expect(await ids([...read, added])).toEqual([first, [4, '/faqs']])
  // Changed after the preview, and one more beside it.
  const changed = { ...added, url: '/menu' }
  expect(await ids([...read, changed])).toEqual([first, [4, '/menu']])
  const another = { gallery_id: site.picture.id, entity: 4, entity_id: site.entryOf(4) }
  const location = `/contact/${site.entryOf(4)}-marina-walk`
  const three = [first, [4, '/menu'], [5, location]]
  expect(await ids([...read, changed, another])).toEqual(three)
  expect(await ids([...read, changed, another], { approval: 1 })).toEqual(three)
})

test('who names the version knows the ids: a slide without one is a new one', async () => {
  await publishSlides({ entity: 1, entity_id: site.offer })
  const added = { gallery_id: site.picture.id, entity: 1, entity_id: site.offer, url: '/faqs' }
  const { state } = await save([{ id: 3 }, added])
  const version = (state as unknown as { record: { version: number } }).record.version
  const again = await save([{ id: 3 }, { id: 4 }, added], { version })
  expect(again.state.items.map(({ id }) => id)).toEqual([3, 4, 5])
})

test('a slide has the title of its entity, whatever name was sent with it or none', async () => {
  const banners = [
    { gallery_id: site.picture.id, entity_id: site.product },
    { gallery_id: site.picture.id, entity_id: site.product, entity_name: 'Somebody else' },
  ]
  await app.desk.publish(productBanner, { banners, removeBanner: [1] })
  const names = async (path: string) =>
    (await app.call<{ data: Slide[] }>(asEditor, 'GET', path)).body.data.data
  const shown = [{ entity_name: 'Petal Fries' }, { entity_name: 'Petal Fries' }]
  expect(await names('/banners/products/main')).toMatchObject(shown)
  expect(await names('/banners/products/create')).toMatchObject(shown)
  const live = await app.desk.live(productBanner)
  const stored = live?.items.map(({ values }) => values.entity.name)
  expect(stored).toEqual(['Petal Fries', 'Petal Fries'])
})

test('a slide takes a headline, which guests read in place of the title of its entry', async () => {
  const about = { entity: 1, entity_id: site.offer, entity_name: 'Two for one' }
  await publishSlides({ ...about, headline: 'Lunch for two' })
  expect(await publicSlides()).toMatchObject([
    { headline: 'Lunch for two', entity_name: 'Two for one' },
  ])
  const home = (await app.get('/home')).bytes.toString()
  const banner = home.split('id="home-hero"')[1]?.split('</section>')[0]
  expect(banner).toContain('Lunch for two')
  expect(banner).not.toMatch(/>Two for one</)
})
