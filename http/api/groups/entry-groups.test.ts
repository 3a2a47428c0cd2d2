import { beforeEach, expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import type { LocationGroup } from '#catalogue/wire/groups.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'

const today = '2026-05-04T08:00:00.000Z'

let app: TestApp
let leeds: number
let york: number
let cork: number
let isles: number
let north: number
beforeEach(async () => {
  app = await openTestApp({ clock: testClock(today) })
  await publishSite(app.services)
  const add = (name: string, values: object) =>
    app.desk.publishEntry(
      location,
      { name, services: [], disclosure: [], town: name, ...values },
      today,
    )
  leeds = await add('Leeds', { country: 'GB' })
  york = await add('York', { country: 'GB' })
  cork = await add('Cork', { country: 'IE' })
  isles = await group({ name: 'Isles' })
  north = await group({ name: 'North', parent_id: isles, locations: [leeds, york] })
})

async function group(sent: object) {
  return (await app.call<LocationGroup>(asEditor, 'POST', '/locations/groups', sent)).body.data.id
}

const change = (id: number, sent: object) =>
  app.call(asEditor, 'POST', `/locations/groups/${id}`, sent)

/** The text of a page's main part. */
async function look(path: string) {
  const first = await app.get(path)
  const { bytes } = first.headers.location ? await app.get(String(first.headers.location)) : first
  const main = /<main.*<\/main>/s.exec(bytes.toString())?.[0] ?? ''
  return { main, words: main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') }
}

const job = { title: 'Grill cook', description: 'Keep the flame.', apply: 'mailto:a@m.example' }

test('a menu item of a group is sold in its restaurants and in those of groups inside it alone', async () => {
  const id = await app.desk.publishEntry(menuItem, { title: 'Moor Pie', groups: [isles] }, today)
  const titlesAt = async (at: number) => {
    const path = `/menus/items?at=${at}`
    const { body } = await app.call<{ data: { title: string }[] }>(null, 'GET', path)
    return body.data.data.map(({ title }) => title)
  }
  expect(await titlesAt(leeds)).toContain('Moor Pie')
  expect(await titlesAt(cork)).not.toContain('Moor Pie')
  expect((await look(`/menu/allergens?at=${york}`)).words).toContain('Moor Pie')
  expect((await look(`/menu/allergens?at=${cork}`)).words).not.toContain('Moor Pie')
  const { words, main } = await look(`/menu-details/${id}`)
  expect(words).toMatch(/Leeds York/)
  expect(main).not.toContain(`/contact/${cork}`)
  // A restaurant that joins the group sells it at once, on pages that were cached too.
  await change(north, { locations: [leeds, cork] })
  expect(await titlesAt(cork)).toContain('Moor Pie')
  expect((await look(`/menu/allergens?at=${york}`)).words).not.toContain('Moor Pie')
  expect((await look(`/menu/allergens?at=${cork}`)).words).toContain('Moor Pie')
  expect((await look(`/menu-details/${id}`)).words).toMatch(/Leeds Cork/)
  await change(north, { locations: [] })
  expect((await look(`/menu/allergens?at=${leeds}`)).words).not.toContain('Moor Pie')
  expect((await look(`/menu-details/${id}`)).words).not.toContain('In all our restaurants')
})

test('an item that a group sells has what the law asks of the restaurants in it', async () => {
  const strict = { name: 'Hull', services: [], disclosure: ['england'] }
  const hull = await app.desk.publishEntry(location, strict, today)
  const missing = async (groups: number[]) => {
    const sent = { title: 'Pie', sizes: [{ energy_kcal: 254 }], groups, approval: 1 }
    return Object.keys((await app.call(asEditor, 'POST', '/menus/items', sent)).body.errors ?? {})
  }
  expect(await missing([isles])).toEqual(['allergens'])
  await change(north, { locations: [hull, york] })
  expect(await missing([isles])).toEqual(['sizes.0.portion', 'allergens'])
})

test('an offer of a group is on the pages of its restaurants, which it names', async () => {
  const submit = (sent: object) =>
    app.call(asEditor, 'POST', '/promotions', { title: 'A', ...sent, approval: 1 })
  const nowhere = await submit({ restaurants: 'some' })
  expect(Object.keys(nowhere.body.errors ?? {})).toEqual(['locations'])
  expect((await submit({ restaurants: 'some', groups: [9_999] })).status).toBe(422)
  expect((await submit({ restaurants: 'some', groups: [isles] })).status).toBe(200)
  const some = { restaurants: 'some', groups: [isles], locations: [leeds] }
  const id = await app.desk.publishEntry(promotion, { title: 'Moor week', ...some }, today)
  const offer = await look(`/promotion/${id}/details`)
  expect(offer.main.match(/href="\/contact\/\d+/g)).toEqual([
    `href="/contact/${leeds}`,
    `href="/contact/${york}`,
  ])
  expect((await look(`/contact/${york}`)).words).toContain('Moor week')
  expect((await look(`/contact/${cork}`)).words).not.toContain('Moor week')
  const ireland = await group({ name: 'Ireland', parent_id: isles, rule: { country: 'IE' } })
  expect((await look(`/contact/${cork}`)).words).toContain('Moor week')
  expect((await look(`/promotion/${id}/details`)).words).toContain('Cork')
  await app.call(asEditor, 'DELETE', `/locations/groups/${ireland}`)
  expect((await look(`/contact/${cork}`)).words).not.toContain('Moor week')
})

test('a job of a group is at its restaurants, and each is counted once', async () => {
  const both = { groups: [north, isles], locations: [leeds] }
  const id = await app.desk.publishEntry(vacancy, { ...job, ...both }, today)
  await app.desk.publishEntry(vacancy, { ...job, title: 'Diver', locations: [leeds] }, today)
  const { main } = await look('/work-with-us/join')
  const options = [...main.matchAll(/<option value="(\d+)"[^>]*>([^<]+)</g)]
  expect(options.map(([, value, label]) => [Number(value), label])).toEqual([
    [leeds, 'Leeds (2)'],
    [york, 'York (1)'],
  ])
  const atYork = await look(`/work-with-us/join?place=${york}`)
  expect(atYork.words).toContain('Grill cook')
  expect(atYork.words).not.toContain('Diver')
  expect((await look(`/contact/${york}`)).words).toContain('Grill cook')
  expect((await look(`/contact/${cork}`)).words).not.toContain('Grill cook')
  expect((await look(`/work-with-us/join/${id}`)).words).toMatch(/Leeds.*York/)
  const sent = { ...job, title: 'Cook', groups: [north], approval: 1 }
  expect((await app.call(asEditor, 'POST', '/vacancies', sent)).status).toBe(200)
})

test('a group is not deleted while something that guests see or will see names it', async () => {
  const remove = async (id: number) => {
    const { status, body } = await app.call(asEditor, 'DELETE', `/locations/groups/${id}`)
    return [status, body.message]
  }
  const pie = { title: 'Moor Pie', groups: [north] }
  const id = await app.desk.publishEntry(menuItem, pie, today)
  const soon = { starts_at: '2026-06-01T00:00:00.000Z' }
  const some = { title: 'Moor week', restaurants: 'some', groups: [north] }
  await app.desk.publishEntry(promotion, { ...some, ...soon }, today)
  expect(await remove(north)).toEqual([
    409,
    'This group is named by Moor Pie, Moor week. Please remove it there first.',
  ])
  await app.desk.publish(menuItem, { groups: [] }, { entry: id, now: today })
  expect((await remove(north))[1]).toContain('named by Moor week.')
  const free = await group({ name: 'Free' })
  expect((await remove(free))[0]).toBe(200)
})

test('an offer names a restaurant that a rule takes in once that is approved, not by a draft', async () => {
  const ireland = await group({ name: 'Ireland', rule: { country: 'IE' } })
  const some = { restaurants: 'some', groups: [ireland] }
  const id = await app.desk.publishEntry(promotion, { title: 'Stew', ...some }, today)
  const words = async () => (await look(`/promotion/${id}/details`)).words
  expect(await words()).not.toContain('York')
  const sent = { country: 'IE' }
  const { revisionId } = await app.desk.save(
    asEditor,
    location,
    { ...sent, approval: 1 },
    { entry: york, now: today },
  )
  expect(await words()).not.toContain('York')
  await app.desk.approve(asApprover, location, revisionId, { now: today })
  expect(await words()).toContain('York')
})
