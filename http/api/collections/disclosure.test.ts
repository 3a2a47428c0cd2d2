import { beforeEach, expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { allergenNames } from '#catalogue/menu-law/allergen-names.ts'
import { importFile } from '#test/http/import-file.ts'
import { openCollections, type Published } from '#test/http/open-collections.ts'
import { asApprover } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

/** A live restaurant under some profiles. */
async function restaurant(name: string, disclosure: readonly string[]): Promise<number> {
  const sent = { ...desk.bodyNamed(location, name), disclosure, approval: 1 }
  const { status, body } = await desk.post(location.path, sent)
  expect([body.errors, status]).toEqual([undefined, 200])
  await desk.approve(location, body.data)
  return body.data.id
}

const free = Object.fromEntries(allergenNames.map((name) => [name, 'free']))

const label = {
  energy_kcal: 254,
  fat: 12,
  saturates: 1.1,
  trans_fat: 0,
  cholesterol: 5,
  carbohydrate: 30,
  sugars: 1,
  fibre: 4,
  protein: 3,
  sodium: 400,
}

const { trans_fat: _transFat, ...withoutTransFat } = label

const item = (title: string, more: object = {}) => ({
  title,
  allergens: free,
  ...more,
  approval: 1,
})

async function submitted(title: string, more: object) {
  const { status, body } = await desk.post(menuItem.path, item(title, more))
  return { status, errors: body.errors, id: body.data?.id }
}

test('an item without trans fat is refused for a restaurant in the US, and taken for one in the EU', async () => {
  const dallas = await restaurant('Dallas', ['us'])
  const bonn = await restaurant('Bonn', ['eu'])
  const sizes = [withoutTransFat]
  expect(await submitted('Fries', { sizes, locations: [dallas] })).toMatchObject({
    status: 422,
    errors: {
      'sizes.0.trans_fat': [
        'Please fill in Trans fat: restaurants that sell this have to disclose it (United States).',
      ],
    },
  })
  expect(await submitted('Fries', { sizes, locations: [bonn] })).toMatchObject({ status: 200 })
  const whole = { sizes: [label], locations: [dallas, bonn] }
  expect(await submitted('Whole Fries', whole)).toMatchObject({ status: 200 })
})

test('an item sold everywhere has what any restaurant asks for, and says who asks', async () => {
  await restaurant('Leeds', ['england'])
  const refused = await submitted('Fries', { sizes: [{ name: '' }, { energy_kcal: 1, name: 'L' }] })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.errors ?? {}).sort()).toEqual([
    'sizes.0.energy_kcal',
    'sizes.0.name',
    'sizes.0.portion',
    'sizes.1.portion',
  ])
  expect(await submitted('Fries', {})).toMatchObject({
    status: 422,
    errors: { sizes: [expect.stringContaining('(England)')] },
  })
  const fine = [{ energy_kcal: 254, portion: { amount: 120, unit: 'g' } }]
  expect(await submitted('Fries', { sizes: fine })).toMatchObject({ status: 200 })
  const forTwo = [{ energy_kcal: 900, serves: 2 }]
  expect(await submitted('Box', { sizes: forTwo })).toMatchObject({ status: 200 })
})

test('a draft may lack it, and where no restaurant has a profile nothing is asked', async () => {
  await restaurant('Plain', [])
  await restaurant('Decided', ['none'])
  expect(await submitted('Fries', { sizes: [] })).toMatchObject({ status: 200 })
  const dallas = await restaurant('Dallas', ['us'])
  const draft = { ...item('Draft', { locations: [dallas] }), approval: 0 }
  expect((await desk.post(menuItem.path, draft)).status).toBe(200)
})

test('cereals and nuts are named in the EU, the cereal in California; traces need no name', async () => {
  const bonn = await restaurant('Bonn', ['eu'])
  const fresno = await restaurant('Fresno', ['california'])
  const allergens = { ...free, gluten: 'contains', nuts: 'contains', fish: 'contains' }
  expect(await submitted('Cake', { allergens, locations: [bonn] })).toMatchObject({
    status: 422,
    errors: {
      allergens: [
        'Please say which: Cereals containing gluten, Nuts. Restaurants that sell this have to disclose it (European Union).',
      ],
    },
  })
  const rye = { level: 'contains', kinds: ['rye'] }
  const named = { ...allergens, gluten: rye }
  expect(await submitted('Bread', { allergens: named, locations: [fresno] })).toMatchObject({
    status: 200,
  })
  expect(await submitted('Cake', { allergens, locations: [fresno] })).toMatchObject({
    status: 422,
    errors: { allergens: [expect.stringContaining('gluten. Restaurants')] },
  })
  const traces = { ...free, gluten: 'may_contain' }
  expect(await submitted('Soup', { allergens: traces, locations: [bonn] })).toMatchObject({
    status: 200,
  })
})

test('caffeine is asked for in Saudi Arabia of drinks alone', async () => {
  const riyadh = await restaurant('Riyadh', ['ksa'])
  const at = { locations: [riyadh], sizes: [{ energy_kcal: 5, salt: 0 }] }
  expect(await submitted('Dates', at)).toMatchObject({ status: 200 })
  expect(await submitted('Coffee', { ...at, type: 'Drinks' })).toMatchObject({
    status: 422,
    errors: { 'sizes.0.caffeine': [expect.stringContaining('(Saudi Arabia)')] },
  })
})

test('a restaurant answers its profiles, and “none” stands alone', async () => {
  const id = await restaurant('Fresno', ['california', 'us'])
  const { body } = await desk.app.call<Published>(null, 'GET', `/locations/${id}`)
  expect(body.data.disclosure).toEqual(['us', 'california'])
  const both = await desk.post(`/locations/${id}`, { disclosure: ['eu', 'none'], approval: 1 })
  expect([both.status, Object.keys(both.body.errors ?? {})]).toEqual([422, ['disclosure']])
})

test('rows of a file that are submitted are held to the same, each by its restaurants', async () => {
  const dallas = await restaurant('Dallas', ['us'])
  const bonn = await restaurant('Bonn', ['eu'])
  const allergens = allergenNames.map((name) => `allergens.${name}`).join(',')
  const frees = allergenNames.map(() => 'Free').join(',')
  const sheet = [
    `title,code,locations,sizes,${allergens}`,
    `Fries,F-1,${dallas},energy_kcal: 254,${frees}`,
    `Chips,F-2,${bonn},energy_kcal: 254,${frees}`,
  ].join('\n')
  const { body } = await importFile(desk, menuItem.path, sheet, { submits: true })
  const refused = Object.keys(body.errors ?? {})
  expect(refused).toContain('2.sizes.0.trans_fat')
  expect(refused.filter((path) => !path.startsWith('2.'))).toEqual([])
})

test('a part of a request is not approved once a restaurant asks for more', async () => {
  const first = await desk.post(menuItem.path, {
    ...desk.bodyNamed(menuItem, 'Fries'),
    locations: [],
    approval: 1,
  })
  await desk.approve(menuItem, first.body.data)
  const { id } = first.body.data
  const without = { ...label, trans_fat: null, energy_kj: null, salt: null }
  const sent = { sizes: [without], description: 'Hot.', approval: 1 }
  const { status, body } = await desk.post(`${menuItem.path}/${id}`, sent)
  expect([body.errors, status]).toEqual([undefined, 200])
  await restaurant('Dallas', ['us'])
  const target = { entity_id: body.data.record_id, entity_type: menuItem.entityType }
  const approve = (only: string[]) =>
    desk.post('/approvals/approve', { ...target, only }, asApprover)
  const refused = await approve(['sizes.1'])
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
    422,
    ['sizes.0.trans_fat'],
  ])
  expect((await approve(['description'])).status).toBe(200)
})

test('an item sold by a restaurant of a group discloses what the group asks for', async () => {
  const dallas = await restaurant('Dallas', [])
  const bonn = await restaurant('Bonn', [])
  const us = { name: 'United States', locations: [dallas], disclosure: ['us'] }
  const { id } = (await desk.post<{ id: number }>('/locations/groups', us)).body.data
  const sizes = [withoutTransFat]
  const refused = await submitted('Fries', { sizes, locations: [dallas] })
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['sizes.0.trans_fat']])
  expect((await submitted('Chips', { sizes, locations: [bonn] })).status).toBe(200)
  expect((await submitted('Wedges', { sizes })).status).toBe(422)
  await desk.post(`/locations/groups/${id}`, { disclosure: [] })
  expect((await submitted('Waffles', { sizes, locations: [dallas] })).status).toBe(200)
})
