import { beforeEach, expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { limits } from '#catalogue/limits.ts'
import { allergenNames } from '#catalogue/menu-law/allergen-names.ts'
import { openCollections } from '#test/http/open-collections.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

async function restaurant(name: string, values: object = {}) {
  const sent = { ...desk.bodyNamed(location, name), disclosure: [], ...values, approval: 1 }
  const { body, status } = await desk.post(location.path, sent)
  expect([body.errors, status]).toEqual([undefined, 200])
  await desk.approve(location, body.data)
  return body.data
}

async function addGroup(group: object): Promise<number> {
  const { body, status } = await desk.post<{ id: number }>('/locations/groups', group)
  expect([body.errors, status]).toEqual([undefined, 200])
  return body.data.id
}

/** Copies of a restaurant as it is, with its draft. */
async function addCopies(
  original: number,
  count: number,
  group: number | null = null,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, nth) => nth)
  const subject = location.key
  await desk.app.store.write(async (tx) => {
    const head = await tx
      .selectFrom('head')
      .selectAll()
      .where('subject', '=', subject)
      .where('entry_id', '=', original)
      .where('language', '=', '')
      .executeTakeFirstOrThrow()
    for (let at = 0; at < count; at += 500) {
      const some = rows.slice(at, at + 500)
      const entries = some.map(() => ({ subject, created_at: head.updated_at }))
      const ids = await tx.insertInto('entry').values(entries).returning('id').execute()
      const heads = ids.map(({ id }) => ({ ...head, entry_id: id, slug: `copy-${id}` }))
      await tx.insertInto('head').values(heads).execute()
      if (group === null) continue
      const members = ids.map(({ id }) => ({ group_id: group, location_id: id }))
      await tx.insertInto('location_group_member').values(members).execute()
    }
  })
}

const allergens = Object.fromEntries(allergenNames.map((name) => [name, 'free']))

/** Returns what an item in a group lacks. Without trans fat it cannot be sold in the US. */
async function lacksIn(group: number): Promise<string[]> {
  const item = { title: 'Fries', allergens, sizes: [{ energy_kcal: 254 }], groups: [group] }
  const { body } = await desk.post(menuItem.path, { ...item, approval: 1 })
  return Object.keys(body.errors ?? {})
}

test('an item in a group of thousands discloses what the last restaurant in it asks for', async () => {
  const plain = await restaurant('Plain')
  const group = await addGroup({ name: 'Franchise Miller' })
  await addCopies(plain.id, limits.groups.locations, group)
  expect(await lacksIn(group)).toEqual([])
  const dallas = await restaurant('Dallas', { disclosure: ['us'] })
  await desk.app.store.write((tx) =>
    tx
      .insertInto('location_group_member')
      .values({ group_id: group, location_id: dallas.id })
      .execute(),
  )
  expect(await lacksIn(group)).toContain('sizes.0.trans_fat')
})

test('an item in a group discloses what another group asks for that shares a restaurant', async () => {
  const dallas = await restaurant('Dallas', { country: 'US', disclosure: [] })
  const bonn = await restaurant('Bonn', { country: 'DE', disclosure: [] })
  await addGroup({ name: 'United States', rule: { country: 'US' }, disclosure: ['us'] })
  const miller = await addGroup({ name: 'Miller', locations: [dallas.id, bonn.id] })
  const germany = await addGroup({ name: 'Germany', rule: { country: 'DE' } })
  expect(await lacksIn(miller)).toContain('sizes.0.trans_fat')
  expect(await lacksIn(germany)).toEqual([])
  const inside = await addGroup({ name: 'Opening soon', parent_id: germany, disclosure: ['us'] })
  expect(await lacksIn(inside)).toContain('sizes.0.trans_fat')
})

test('a restaurant counts in the groups that guests know it in, whatever a draft says', async () => {
  const dallas = await restaurant('Dallas', { country: 'US', disclosure: ['us'] })
  const states = await addGroup({ name: 'United States', rule: { country: 'US' } })
  const germany = await addGroup({ name: 'Germany', rule: { country: 'DE' } })
  const draft = { country: 'DE', disclosure: [], approval: 0 }
  expect((await desk.post(`${location.path}/${dallas.id}`, draft)).status).toBe(200)
  expect(await lacksIn(states)).toContain('sizes.0.trans_fat')
  expect(await lacksIn(germany)).toEqual([])
})

test('of thousands of restaurants with drafts each may be in any group', async () => {
  await restaurant('Dallas', { country: 'US', disclosure: ['us'] })
  const bonn = await restaurant('Bonn', { country: 'DE' })
  const germany = await addGroup({ name: 'Germany', rule: { country: 'DE' } })
  const draft = { street: 'Market', approval: 0 }
  expect((await desk.post(`${location.path}/${bonn.id}`, draft)).status).toBe(200)
  await addCopies(bonn.id, limits.groups.locations - 1)
  expect(await lacksIn(germany)).toEqual([])
  await addCopies(bonn.id, 1)
  expect(await lacksIn(germany)).toContain('sizes.0.trans_fat')
})

test('guests read of an item in a group what its restaurants have to say', async () => {
  const dallas = await restaurant('Dallas')
  const bonn = await restaurant('Bonn')
  const publishIn = async (title: string, id: number) => {
    const group = await addGroup({ name: title, locations: [id] })
    const values = { title, sizes: [{ energy_kcal: 254 }], groups: [{ id: group, name: title }] }
    return { group, item: await desk.app.desk.publishEntry(menuItem, values) }
  }
  const states = await publishIn('Fries', dallas.id)
  const germany = await publishIn('Pommes', bonn.id)
  await desk.post(`/locations/groups/${states.group}`, { disclosure: ['us'] })
  const page = async (item: number) =>
    (await desk.app.get(`/menu-details/${item}`)).bytes.toString()
  expect(await page(states.item)).toContain('2,000 calories a day')
  const elsewhere = await page(germany.item)
  expect(elsewhere).toContain('Pommes')
  expect(elsewhere).not.toContain('2,000 calories a day')
})
