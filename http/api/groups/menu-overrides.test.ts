import { beforeEach, expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { menuOverride } from '#catalogue/collections/overrides/menu-override.ts'
import type { LocationGroup } from '#catalogue/wire/groups.ts'
import { openCollections, type Saved } from '#test/http/open-collections.ts'
import { asAdmin, asEditor2 } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
let leeds: Saved
let cork: Saved
let fries: Saved
beforeEach(async () => {
  desk = await openCollections()
  leeds = await desk.publish(location, 'Leeds')
  cork = await desk.publish(location, 'Cork')
  const sizes = [
    { name: 'Small', price: 200 },
    { name: 'Large', price: 300 },
  ]
  const sold = { sizes, locations: [] }
  const sent = { ...desk.bodyNamed(menuItem, 'Thin fries'), ...sold, approval: 1 }
  fries = (await desk.post(menuItem.path, sent)).body.data
  await desk.approve(menuItem, fries)
})

async function group(sent: object) {
  return (await desk.post<LocationGroup>('/locations/groups', sent)).body.data.id
}

async function override(sent: object) {
  const body = { item_id: fries.id, ...sent, approval: 1 }
  const { body: answer, status } = await desk.post('/menus/overrides', body)
  expect([answer.errors, status]).toEqual([undefined, 200])
  await desk.approve(menuOverride, answer.data)
  return answer.data
}

interface Item {
  id: number
  sizes: { name: string; price: number | null }[]
}

/** What the fries cost, or null where they are not served. */
async function pricesAt(at: Saved | null) {
  const path = `/menus/items${at ? `?at=${at.id}` : ''}`
  const { body } = await desk.app.call<{ data: Item[]; total: number }>(null, 'GET', path)
  expect(body.data.total).toBe(body.data.data.length)
  return body.data.data.find(({ id }) => id === fries.id)?.sizes.map(({ price }) => price) ?? null
}

test('a price by place is approved like content, and named after what it is about', async () => {
  const isles = await group({ name: 'Isles', locations: [leeds.id] })
  const sent = { item_id: fries.id, group_id: isles, size: 'Large', price: 350, approval: 1 }
  const { body } = await desk.post('/menus/overrides', sent)
  expect(body.data.state.values).toMatchObject({
    ...{ title: 'Thin fries · Large · Isles', item_id: fries.id, group_id: isles },
    ...{ location_id: null, price: 350, available: true },
  })
  expect(await pricesAt(leeds)).toEqual([200, 300])
  await desk.approve(menuOverride, body.data)
  expect(await pricesAt(leeds)).toEqual([200, 350])
  expect(await pricesAt(cork)).toEqual([200, 300])
  expect(await pricesAt(null)).toEqual([200, 300])
})

test('the nearest place decides: the restaurant, then its innermost group', async () => {
  const europe = await group({ name: 'Europe' })
  const north = await group({ name: 'North', parent_id: europe, locations: [leeds.id, cork.id] })
  await override({ group_id: europe, price: 250 })
  expect(await pricesAt(leeds)).toEqual([250, 250])
  await override({ group_id: north, available: false })
  expect(await pricesAt(leeds)).toBeNull()
  await override({ location_id: leeds.id, available: true })
  expect(await pricesAt(leeds)).toEqual([250, 250])
  expect(await pricesAt(cork)).toBeNull()
  await override({ location_id: leeds.id, size: 'SMALL', price: 190 })
  expect(await pricesAt(leeds)).toEqual([190, 250])
  await override({ location_id: leeds.id, size: 'Large', available: false })
  expect(await pricesAt(leeds)).toEqual([190])
  // What a group is, is part of what guests see.
  await desk.post(`/locations/groups/${north}`, { locations: [leeds.id] })
  expect(await pricesAt(cork)).toEqual([200, 300])
})

test('what is sold out comes back by itself', async () => {
  const until = '2026-05-04T20:00:00.000Z'
  const saved = await override({ location_id: leeds.id, available: false, until })
  expect(saved.state).toMatchObject({ ends_at: until, until })
  expect(await pricesAt(leeds)).toBeNull()
  const list = await desk.app.call<{ data: object[] }>(null, 'GET', '/menus/overrides')
  expect(list.body.data.data).toMatchObject([{ ends_at: until, until }])
  desk.app.clock.pass({ days: 1 })
  expect(await pricesAt(leeds)).toEqual([200, 300])
})

test('an override is of one item at one place that exist', async () => {
  const errorsOf = async (sent: object) => {
    const { status, body } = await desk.post('/menus/overrides', { ...sent, approval: 1 })
    return status === 422 ? Object.keys(body.errors ?? {}) : status
  }
  const isles = await group({ name: 'Isles' })
  expect(await errorsOf({ location_id: leeds.id })).toEqual(['item'])
  expect(await errorsOf({ item_id: fries.id })).toEqual(['location'])
  const both = { item_id: fries.id, group_id: isles, location_id: leeds.id }
  expect(await errorsOf(both)).toEqual(['group'])
  expect(await errorsOf({ item_id: fries.id, group_id: 9_999 })).toEqual(['group'])
  expect(await errorsOf({ item_id: fries.id, location_id: 9_999 })).toEqual(['location'])
  expect(await errorsOf({ item_id: fries.id, location_id: leeds.id, price: -1 })).toEqual(['price'])
  const nowhere = await desk.app.call(null, 'GET', '/menus/items?at=9999')
  expect(nowhere.status).toBe(422)
  expect((await desk.app.call(null, 'GET', '/menus/items?at=x')).status).toBe(422)
})

test('a restaurant changes its own prices by place alone, and approves them nowhere else', async () => {
  const scopes = { locations: [leeds.id] }
  await desk.post(`/users/${asEditor2.id}/update`, { scopes }, asAdmin)
  const sent = { item_id: fries.id, price: 210, approval: 1 }
  const post = (more: object) => desk.post('/menus/overrides', { ...sent, ...more }, asEditor2)
  expect((await post({ location_id: cork.id })).status).toBe(403)
  const isles = await group({ name: 'Isles', locations: [leeds.id] })
  expect((await post({ group_id: isles })).status).toBe(403)
  const own = await post({ location_id: leeds.id })
  expect(own.status).toBe(200)
  const moved = { location_id: cork.id }
  const at = `/menus/overrides/${own.body.data.id}`
  expect((await desk.post(at, { approval: 0, ...moved }, asEditor2)).status).toBe(409)
  await desk.approve(menuOverride, own.body.data)
  expect((await desk.post(at, moved, asEditor2)).status).toBe(403)
  expect(await pricesAt(leeds)).toEqual([210, 210])
  // A draft about the own restaurant does not open what guests see of another.
  const inCork = await override({ location_id: cork.id, price: 190 })
  const draft = { location_id: leeds.id, size: 'Large' }
  const opened = await desk.post(`/menus/overrides/${inCork.id}`, draft)
  expect(opened.status).toBe(200)
  const { record_id } = opened.body.data
  const again = { ...draft, record_id, version: opened.body.data.version, price: 1 }
  expect((await desk.post(`/menus/overrides/${inCork.id}`, again, asEditor2)).status).toBe(403)
})

test('the menu and the item of a chosen restaurant have its prices, and are found as the plain pages', async () => {
  await override({ location_id: leeds.id, size: 'Large', price: 398 })
  const sides = await desk.publish(menuItem, 'Onion petals')
  await override({ item_id: sides.id, location_id: leeds.id, available: false })
  const page = async (path: string) => (await desk.app.get(path)).bytes.toString()
  const own = await page(`/menu?at=${leeds.id}`)
  expect(own).toContain('Menu and prices at')
  expect(own).toContain('<link rel="canonical" href="http://localhost:3000/menu"')
  expect(own).toContain(`/menu-details/${fries.id}-thin-fries?at=${leeds.id}`)
  expect(own).not.toContain('Onion petals')
  const plain = await page('/menu')
  expect(plain).not.toContain('Menu and prices at')
  const item = await page(`/menu-details/${fries.id}-thin-fries?at=${leeds.id}`)
  expect(item).toContain('3.98')
  expect(item).toContain(`href="http://localhost:3000/menu-details/${fries.id}-thin-fries"`)
  expect(await page(`/menu-details/${fries.id}-thin-fries`)).not.toContain('3.98')
  expect(await page(`/menu-details/${sides.id}-onion-petals?at=${leeds.id}`)).toContain(
    'Not served at',
  )
  expect((await desk.app.get('/menu?at=9999')).status).toBe(302)
})
