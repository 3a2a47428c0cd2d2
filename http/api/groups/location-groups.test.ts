import { beforeEach, expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import type { LocationGroup } from '#catalogue/wire/groups.ts'
import type { ListPage } from '#catalogue/wire.ts'
import { openCollections, type Rows, type Saved } from '#test/http/open-collections.ts'
import { asAdmin, asApprover, asEditor, asSupport } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

const path = '/locations/groups'

async function add(group: object) {
  const { body, status } = await desk.post<LocationGroup>(path, group)
  expect([body.errors, status]).toEqual([undefined, 200])
  return body.data
}

async function restaurant(name: string, values: object) {
  const sent = { ...desk.bodyNamed(location, name), ...values, approval: 1 }
  const { body, status } = await desk.post(location.path, sent)
  expect([body.errors, status]).toEqual([undefined, 200])
  await desk.approve(location, body.data)
  return body.data.id
}

async function inGroup(id: number) {
  const list = `/locations/create?group=${id}&sort=title`
  const { body } = await desk.app.call<Rows>(asEditor, 'GET', list)
  expect(body.data.total).toBe(body.data.data.length)
  return body.data.data.map((row) => row.id)
}

async function groupsOf(id: number) {
  const { body } = await desk.app.call<Saved['state']>(asEditor, 'GET', `/locations/create/${id}`)
  return body.data.groups
}

test('restaurants are in groups by hand, by rule, and in the groups that these are part of', async () => {
  const leeds = await restaurant('Leeds', { country: 'GB', town: 'Leeds', services: ['delivery'] })
  const york = await restaurant('York', { country: 'GB', town: 'York', services: ['dine_in'] })
  const cork = await restaurant('Cork', { country: 'IE', town: 'Cork', services: ['delivery'] })
  const europe = await add({ name: 'Europe' })
  const isles = await add({
    name: 'Isles',
    parent_id: europe.id,
    rule: { country: ['GB', 'IE'], services: 'delivery' },
  })
  const north = await add({ name: 'The North', parent_id: europe.id, locations: [york] })
  const byTown = await add({ name: 'By town', rule: { town: 'LEEDS' } })
  expect(isles.rule).toEqual({ country: ['GB', 'IE'], services: ['delivery'] })
  expect(north).toMatchObject({ parent_id: europe.id, locations: [york], rule: null })

  expect(await inGroup(isles.id)).toEqual([cork, leeds])
  expect(await inGroup(north.id)).toEqual([york])
  expect(await inGroup(europe.id)).toEqual([cork, leeds, york])
  expect(await inGroup(byTown.id)).toEqual([leeds])
  expect(await groupsOf(leeds)).toEqual([europe.id, isles.id, byTown.id])
  expect(await groupsOf(york)).toEqual([europe.id, north.id])
  const guests = await desk.app.call<{ groups: number[] }>(null, 'GET', `/locations/${york}`)
  expect(guests.body.data.groups).toEqual([europe.id, north.id])
  await desk.post(`${path}/${north.id}`, { parent_id: null })
  const moved = await desk.app.call<{ groups: number[] }>(null, 'GET', `/locations/${york}`)
  expect(moved.body.data.groups).toEqual([north.id])
  await desk.post(`${path}/${north.id}`, { parent_id: europe.id })
  const { body } = await desk.app.call<Rows>(asEditor, 'GET', '/locations/create?sort=title')
  expect(body.data.data.find(({ id }) => id === york)?.groups).toEqual([europe.id, north.id])
})

test('a draft moves no restaurant into a group of a rule before it is approved', async () => {
  const id = await restaurant('Leeds', { country: 'GB' })
  const ireland = await add({ name: 'Ireland', rule: { country: 'IE' } })
  const saved = await desk.post(`/locations/${id}`, { country: 'IE', approval: 1 })
  expect(await groupsOf(id)).toEqual([])
  await desk.approve(location, saved.body.data)
  expect(await groupsOf(id)).toEqual([ireland.id])
})

test('groups are listed by name, found by words, changed and deleted; restaurants stay', async () => {
  const id = await restaurant('Leeds', {})
  const b = await add({ name: 'Béta', locations: [id] })
  const a = await add({ name: 'alpha' })
  const list = async (query = '') => {
    const { body } = await desk.app.call<ListPage<LocationGroup>>(asSupport, 'GET', path + query)
    return body.data.data
  }
  expect((await list()).map(({ name }) => name)).toEqual(['alpha', 'Béta'])
  expect(await list('?search=beta')).toEqual([b])
  await desk.post(`${path}/${b.id}`, { parent_id: a.id })
  const changed = await desk.app.call<LocationGroup>(asEditor, 'GET', `${path}/${b.id}`)
  expect(changed.body.data).toMatchObject({ name: 'Béta', parent_id: a.id, locations: [id] })
  const log = async () => {
    const lines = await desk.app.call<ListPage<{ step: string; changes: unknown[] }>>(
      asAdmin,
      'GET',
      `/users/${asEditor.id}/log`,
    )
    return lines.body.data.data
  }
  const before = await log()
  expect((await desk.post(`${path}/${b.id}`, { parent_id: a.id, locations: [id] })).status).toBe(
    200,
  )
  expect(await log()).toEqual(before)
  const holding = await desk.app.call(asEditor, 'DELETE', `${path}/${a.id}`)
  expect(holding.status).toBe(409)
  expect((await desk.app.call(asEditor, 'DELETE', `${path}/${b.id}`)).status).toBe(200)
  expect((await desk.app.call(asEditor, 'DELETE', `${path}/${b.id}`)).status).toBe(404)
  expect(await list()).toMatchObject([{ name: 'alpha' }])
  expect(await groupsOf(id)).toEqual([])
  expect((await log())[0]).toMatchObject({
    step: 'groups',
    changes: [{ field: 'name', before: 'Béta', after: '' }],
  })
})

test('what a group cannot be is refused beside its field', async () => {
  const top = await add({ name: 'Top' })
  const inside = await add({ name: 'Inside', parent_id: top.id })
  const errorsOf = async (sent: object, at = path) => {
    const { status, body } = await desk.post(at, sent)
    return status === 422 ? Object.keys(body.errors ?? {}) : status
  }
  expect(await errorsOf({ name: 'TOP' })).toEqual(['name'])
  expect(await errorsOf({ name: ' ' })).toEqual(['name'])
  expect(await errorsOf({ name: 'A', parent_id: 9_999 })).toEqual(['parent_id'])
  expect(await errorsOf({ name: 'A', locations: [9_999] })).toEqual(['locations.0'])
  expect(await errorsOf({ name: 'A', disclosure: ['us', 'none'] })).toEqual(['disclosure'])
  expect(await errorsOf({ name: 'A', rule: {} })).toEqual(['rule'])
  expect(await errorsOf({ name: 'A', rule: { country: 'XX' } })).toEqual(['rule.country'])
  expect(await errorsOf({ name: 'A', rule: { country: 'GB', phone: '1' } })).toEqual(['rule.phone'])
  expect(await errorsOf({ parent_id: inside.id }, `${path}/${top.id}`)).toEqual(['parent_id'])
  expect(await errorsOf({ parent_id: top.id }, `${path}/${top.id}`)).toEqual(['parent_id'])
  let parent_id = inside.id
  for (let level = 3; level <= 8; level++)
    parent_id = (await add({ name: `Level ${level}`, parent_id })).id
  expect(await errorsOf({ name: 'Level 9', parent_id })).toEqual(['parent_id'])
  const chain = await add({ name: 'Chain' })
  await add({ name: 'Link', parent_id: chain.id })
  // Two levels below the seventh would be nine.
  const seventh = (await desk.app.call<LocationGroup>(asEditor, 'GET', `${path}/${parent_id}`)).body
    .data.parent_id
  expect(await errorsOf({ parent_id: seventh }, `${path}/${chain.id}`)).toEqual(['parent_id'])
  for (const who of [asApprover, asSupport, null])
    expect((await desk.app.call(who, 'POST', path, { name: 'A' })).status).toBe(who ? 403 : 401)
})
