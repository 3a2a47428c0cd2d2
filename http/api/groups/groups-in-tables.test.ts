import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { LocationGroup } from '#catalogue/wire/groups.ts'
import { exportCsv, importFile, rowErrors } from '#test/http/import-file.ts'
import { openCollections, type Saved } from '#test/http/open-collections.ts'
import { asAdmin, asEditor, asEditor2 } from '#test/people.ts'

const path = '/locations/groups'

let desk: Awaited<ReturnType<typeof openCollections>>
let leeds: Saved
let york: Saved
let north: number
let trains: number
beforeEach(async () => {
  desk = await openCollections()
  leeds = await desk.publish(location, 'Leeds')
  york = await desk.publish(location, 'York')
  north = await group({ name: 'The North', locations: [leeds.id, york.id] })
  trains = await group({ name: 'Trains; trams', parent_id: north, locations: [leeds.id] })
})

async function group(sent: object) {
  return (await desk.post<LocationGroup>(path, sent)).body.data.id
}

async function members(id: number) {
  return (await desk.app.call<LocationGroup>(asEditor, 'GET', `${path}/${id}`)).body.data.locations
}

test('a table has the groups of each restaurant by hand, and comes back unchanged', async () => {
  await group({ name: 'By rule', rule: { state: 'open' } })
  const csv = await exportCsv(desk, '/locations')
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
  const groupsOf = (name: string) => rows.find((row) => row.name === name)?.groups
  expect(groupsOf('York')).toBe('The North')
  // A semicolon separates names, so this one is written as its id.
  expect(groupsOf('Leeds')).toBe(`The North; ${trains}`)
  const { body } = await importFile(desk, '/locations', csv, { dry: true })
  expect(body.data).toMatchObject({ new: 0, changed: 0, refused: 0, mapping: null })
  expect(await exportCsv(desk, '/menus/items')).not.toMatch(/,groups,.*,groups,/)
})

test('an import puts restaurants into the named groups and out of others, without a draft', async () => {
  const airports = await group({ name: 'Airports' })
  const table = `id,name,groups\n${york.id},York,airports; Airports\n${leeds.id},Leeds,\n`
  const dry = await importFile(desk, '/locations', table, { dry: true })
  expect(dry.body.data).toMatchObject({ changed: 2, unchanged: 0, refused: 0 })
  expect(await members(north)).toEqual([leeds.id, york.id])
  const sent = { title: 'By air', restaurants: 'some', groups: [airports], approval: 1 }
  const saved = (await desk.post(promotion.path, sent)).body.data
  await desk.approve(promotion, saved)
  const offerPage = async () => {
    const { bytes } = await desk.app.get(`/promotion/${saved.id}-by-air/details`)
    return bytes.toString()
  }
  const before = await offerPage()
  expect([before.includes('By air'), before.includes('York')]).toEqual([true, false])
  expect((await importFile(desk, '/locations', table)).status).toBe(200)
  expect((await offerPage()).includes('York')).toBe(true)
  expect([await members(north), await members(trains)]).toEqual([[], []])
  expect(await members(airports)).toEqual([york.id])
  const { body } = await desk.app.call<{ groups: number[] }>(null, 'GET', `/locations/${york.id}`)
  expect(body.data.groups).toEqual([airports])
  const state = await desk.app.call<Saved['state']>(asEditor, 'GET', `/locations/create/${york.id}`)
  expect(state.body.data).toMatchObject({ record: { status_text: 'Approved' } })
  const log = await desk.app.call<{ data: { step: string; changes: object[] }[] }>(
    asAdmin,
    'GET',
    `/users/${asEditor.id}/log`,
  )
  expect(log.body.data.data[0]).toMatchObject({
    step: 'groups',
    changes: expect.arrayContaining([
      { field: 'group', before: 'Trains; trams', after: 'Trains; trams' },
      { field: 'locations', before: String(leeds.id), after: '' },
    ]),
  })
  // Without the column nobody leaves a group.
  await importFile(desk, '/locations', `id,phone\n${york.id},+44 113 496 0001\n`)
  expect(await members(airports)).toEqual([york.id])
  const added = 'name,groups\nHull,Airports; The North\n'
  expect((await importFile(desk, '/locations', added)).body.data).toMatchObject({ new: 1 })
  expect(await members(airports)).toHaveLength(2)
  expect(await members(north)).toHaveLength(1)
})

test('an unknown group is a fault at its cell, and a group that limits people is for Admins', async () => {
  const unknown = `id,groups\n${york.id},The North; Nowhere\n`
  expect(await rowErrors(desk, '/locations', unknown)).toEqual([
    '2.groups: There is no such group.',
  ])
  const scopes = { groups: [north] }
  await desk.post(`/users/${asEditor2.id}/update`, { scopes }, asAdmin)
  // Trains is inside the group that limits somebody.
  const moved = `id,groups\n${york.id},The North; ${trains}\n`
  expect(await rowErrors(desk, '/locations', moved)).toEqual([
    '2.groups: This group says what some users may change, so only an Admin can change it.',
  ])
  const refused = await importFile(desk, '/locations', moved)
  expect([refused.status, await members(trains)]).toEqual([422, [leeds.id]])
  expect((await importFile(desk, '/locations', moved, { who: asAdmin })).status).toBe(200)
  expect(await members(trains)).toEqual([leeds.id, york.id])
})

test('a JSON file has the groups of each restaurant by hand, out and in', async () => {
  const numbered = await group({ name: '2026', locations: [york.id] })
  const authorization = `Bearer ${await desk.app.tokenOf(asEditor)}`
  const file = await desk.app.get('/api/locations/export?format=json', { authorization })
  const exported = file.bytes.toString()
  const rows: { id: number; groups: unknown }[] = JSON.parse(exported)
  const groupsOf = (id: number) => rows.find((row) => row.id === id)?.groups
  expect(groupsOf(leeds.id)).toEqual(['The North', 'Trains; trams'])
  expect(groupsOf(york.id)).toEqual([numbered, 'The North'])
  const same = await importFile(desk, '/locations', exported, { dry: true })
  expect(same.body.data).toMatchObject({ new: 0, changed: 0, refused: 0 })
  const change = (groups: unknown) => JSON.stringify([{ id: york.id, groups }])
  const done = await importFile(desk, '/locations', change(['trains; trams', numbered]))
  expect(done.body.data).toMatchObject({ changed: 1 })
  expect([await members(trains), await members(north)]).toEqual([[leeds.id, york.id], [leeds.id]])
  for (const wrong of [['Nowhere'], 'The North', [{}], [999_999]])
    expect(await rowErrors(desk, '/locations', change(wrong))).toEqual([
      '1.groups: There is no such group.',
    ])
  const untouched = JSON.stringify([{ id: york.id, phone: '+44 113 496 0001' }])
  await importFile(desk, '/locations', untouched)
  expect(await members(trains)).toEqual([leeds.id, york.id])
})
