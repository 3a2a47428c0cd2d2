import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import { slide } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'

const today = '2026-05-04T08:00:00.000Z'

async function openOffers() {
  const clock = testClock(today)
  const app = await openTestApp({ clock })
  const { picture } = await publishSite(app.services)
  await app.call(asAdmin, 'POST', '/settings/update', { time_zone: 'Asia/Dubai' })
  const look = async (path: string) => {
    const { status, bytes } = await app.get(path)
    return { status, page: bytes.toString(), main: /<main.*<\/main>/s.exec(bytes.toString())?.[0] }
  }
  const add = (body: object) => app.desk.publishEntry(promotion, { ...body }, today)
  return { app, clock, look, add, picture }
}

test('an offer ends by the clock: off the list and home, and its page says so and offers others', async () => {
  const { app, clock, look, add, picture } = await openOffers()
  const ends_at = '2026-05-10T20:00:00.000Z'
  const id = await add({ title: 'Summer Box', summary: 'For two.', ends_at })
  const path = `/promotion/${id}-summer-box/details`
  await app.desk.publish(heroBanner, { banners: [{ ...slide(picture.id, id), url: '' }] })
  expect((await look('/home')).main).toContain(`href="${path}"`)
  expect((await look('/promotion')).main).toContain('Summer Box')
  // Midnight in Dubai: its last day is the one before.
  expect((await look(path)).main).toContain('Until 10 May')
  clock.pass({ days: 7 })
  for (const list of ['/home', '/promotion', '/sitemap-promotions.xml']) {
    expect((await look(list)).page, list).not.toContain('summer-box')
  }
  for (const isSettled of [false, true]) {
    if (isSettled) await app.desk.settle(clock.now())
    const ended = await look(path)
    expect([isSettled, ended.status]).toEqual([isSettled, 200])
    expect(ended.main).toContain('This offer ended on 10 May.')
    expect(ended.main).toContain('Two for one')
    expect(ended.main).not.toContain('For two.')
    expect(ended.page).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('of an offer that has not begun nothing is told but when it does', async () => {
  const { clock, look, add } = await openOffers()
  const id = await add({ title: 'Winter Box', starts_at: '2026-05-05T05:30:00.000Z' })
  const before = await look(`/promotion/${id}/details`)
  expect(before.status).toBe(200)
  expect(before.main).toContain('This offer starts on 5 May at 9:30')
  expect(before.page).not.toMatch(/winter.box/i)
  expect((await look('/promotion')).page).not.toContain('Winter Box')
  clock.pass({ days: 1 })
  expect((await look(`/promotion/${id}/details`)).main).toContain('Winter Box')
  expect((await look('/promotion')).main).toContain('Winter Box')
})

test('a draft has no page, and what was taken off the site is gone, ended or not', async () => {
  const { app, clock, look, add } = await openOffers()
  const draft = await app.store.write((tx) =>
    addEntry({ db: tx, actor: asEditor, now: today }, promotion, { title: 'Draft Box' }),
  )
  expect((await look(`/promotion/${draft.entryId}/details`)).status).toBe(404)
  const id = await add({ title: 'Summer Box', ends_at: '2026-05-05T00:00:00.000Z' })
  const sent = { archived: true, approval: 1 }
  const { revisionId } = await app.desk.save(asEditor, promotion, sent, { entry: id, now: today })
  await app.desk.approve(asApprover, promotion, revisionId, { now: today })
  expect((await look(`/promotion/${id}/details`)).status).toBe(410)
  clock.pass({ days: 3 })
  expect((await look(`/promotion/${id}/details`)).status).toBe(410)
})

test('a list of offers has pages with addresses of their own, and no more than it has', async () => {
  const { look, add } = await openOffers()
  expect((await look('/promotion')).main).not.toContain('class="paging"')
  for (let nth = 1; nth <= 11; nth++) await add({ title: `Offer ${nth}.` })
  const first = await look('/promotion')
  expect(first.main).toContain('href="/promotion?page=2"')
  expect(first.main).not.toContain('Offer 11.')
  const second = await look('/promotion?page=2')
  expect(second.main).toContain('Offer 11.')
  expect(second.main).toContain('href="/promotion" rel="prev"')
  expect(second.page).toMatch(/<link rel="canonical" href="[^"]+\/promotion\?page=2"/)
  expect((await look('/promotion?page=3')).status).toBe(404)
})

test('an offer names the restaurants that have it, and none where all of them have it', async () => {
  const { app, look, add } = await openOffers()
  const restaurant = { services: ['dine_in'], dine_in_hours: 'Mo-Su 10:00-22:00' }
  const quay = await app.desk.publishEntry(location, { ...restaurant, name: 'Quay House' })
  const some = await add({ title: 'Quay Box', restaurants: 'some', locations: [quay] })
  const only = await look(`/promotion/${some}-quay-box/details`)
  expect(only.main).toContain(`<a href="/contact/${quay}-quay-house">Quay House</a>`)
  expect(only.main).not.toContain('Marina Walk')
  expect(offerData(only.page).availableAtOrFrom).toMatchObject([{ name: 'Quay House' }])
  await app.desk.publish(promotion, { restaurants: 'all' }, { entry: some, now: today })
  const everywhere = await look(`/promotion/${some}-quay-box/details`)
  expect(everywhere.main).not.toContain('Quay House')
  expect(offerData(everywhere.page)).not.toHaveProperty('availableAtOrFrom')
})

test('an offer is followed by three others, never by itself', async () => {
  const { look, add } = await openOffers()
  const ids = [await add({ title: 'Third' }), await add({ title: 'Fourth' })]
  for (const path of ['/promotion/1/details', ...ids.map((id) => `/promotion/${id}/details`)]) {
    const { main = '' } = await look(path)
    const title = /<h1[^>]*>([^<]+)</.exec(main)?.[1]
    const others = main.slice(main.indexOf('id="other-offers"'))
    const titles = [...others.matchAll(/<h3[^>]*><a[^>]*>([^<]+)</g)].map(([, one]) => one)
    expect(titles, path).toHaveLength(3)
    expect(titles, path).not.toContain(title)
  }
})

function offerData(page: string) {
  const blocks = page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  const data = [...blocks].map(([, json = '']) => JSON.parse(json))
  return data.find((one) => one['@type'] === 'Offer')
}

test('an offer that ends a minute before midnight lasts all of that day', async () => {
  const { look, add } = await openOffers()
  // 23:59 in Dubai.
  const id = await add({ title: 'Day Box', ends_at: '2026-05-10T19:59:00.000Z' })
  expect((await look(`/promotion/${id}/details`)).main).toContain('Until 10 May<')
})

test('the sitemap lists an offer in the languages that have a text of it', async () => {
  const { app, look, add } = await openOffers()
  await app.call(asAdmin, 'POST', '/settings/update', { languages: ['en', 'ae'] })
  const id = await add({ title: 'Summer Box' })
  const addresses = async () => (await look('/sitemap-promotions.xml')).page
  expect(await addresses()).toContain(`/promotion/${id}-summer-box/details</loc>`)
  expect(await addresses()).not.toContain('/ar/')
  await app.desk.publish(promotion, { title: 'صندوق' }, { entry: id, language: 'ae', now: today })
  expect(await addresses()).toContain(`/ar/promotion/${id}`)
})
