import fc from 'fast-check'
import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { after, morning, openWorkspace } from '#test/content/workspace.ts'
import { openTestSearch } from '#test/open-test-search.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { findLocations, type LocationSearch } from './find-locations.ts'

async function openTown() {
  const desk = await openWorkspace()
  const open = (name: string, sent: object) => desk.publishEntry(location, { name, ...sent })
  const hours = { time_zone: 'Europe/Berlin', dine_in_hours: '24/7' }
  const ids = {
    harbour: await open('Harbour', {
      ...{ ...hours, code: 'MG-7', street: 'Quay 1', town: 'Hamburg', postcode: '20457' },
      ...{ services: ['dine_in', 'delivery'], latitude: 53.54, longitude: 9.98 },
    }),
    square: await open('Old Square', {
      ...{ ...hours, town: 'Berlin', postcode: '10115' },
      ...{ services: ['take_away'], latitude: 52.53, longitude: 13.38 },
    }),
    road: await open('By the Road', {
      ...{ ...hours, town: 'Berlin', postcode: '12053' },
      ...{ services: ['drive_through', 'delivery'] },
    }),
  }
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
  const all = { limit: 20, offset: 0 }
  const services = openTestSearch(desk.store)
  async function find(search: Partial<LocationSearch>, now = morning) {
    const { places, total } = await findLocations(services, now, { page: all, ...search })
    return { names: places.map(({ id }) => names.get(id)), places, total }
  }
  return { ...desk, ...ids, find }
}

test('restaurants are found by name, town, postcode and code, by beginnings and with a slip', async () => {
  const { find } = await openTown()
  const found: [string, string[]][] = [
    ['harb', ['harbour']],
    ['Hamburg', ['harbour']],
    ['quay', ['harbour']],
    ['mg-7', ['harbour']],
    ['101', ['square']],
    ['berlin square', ['square']],
    ['habrour', ['harbour']],
    ['nowhere', []],
  ]
  for (const [query, names] of found) expect((await find({ query })).names, query).toEqual(names)
  expect((await find({ query: 'berlin' })).total).toBe(2)
})

test('each word that is asked has to stand somewhere in a restaurant', async () => {
  const { find, publishEntry } = await openTown()
  const open = (name: string) => publishEntry(location, { name, code: name })
  const [, road] = [await open('Mill Lane'), await open('Mill Road'), await open('Dock Road')]
  const { places } = await find({ query: 'mill road' })
  expect(places.map(({ id }) => id)).toEqual([road])
})

test('a postcode and a code are met without their spaces and signs', async () => {
  const { find, publishEntry } = await openTown()
  const id = await publishEntry(location, { name: 'Canal', postcode: 'NW1 0JH', code: 'LDN-03' })
  for (const query of ['nw10jh', 'NW1 0JH', 'nw1', 'nw10', 'ldn03', 'LDN-03']) {
    expect(
      (await find({ query })).places.map((place) => place.id),
      query,
    ).toEqual([id])
  }
})

/** Restaurants of four countries; no two postcodes are the same. */
async function openChain() {
  const desk = await openWorkspace()
  const open = (name: string, [town, postcode, country]: string[], place: number[], more = {}) => {
    const [latitude, longitude] = place
    return desk.publishEntry(location, {
      ...{ name, town, postcode, country, latitude, longitude, services: ['dine_in'] },
      ...{ time_zone: 'UTC', dine_in_hours: '24/7', ...more },
    })
  }
  const ids = {
    linden: await open('Linden', ['Berlin', '10119', 'DE'], [52.5291, 13.4019]),
    east: await open('East', ['Berlin', '10243', 'DE'], [52.5103, 13.4347]),
    ring: await open('Ring', ['Berlin', '12347', 'DE'], [52.4507, 13.4452]),
    gate: await open('Gate', ['Munich', '80331', 'DE'], [48.1351, 11.5835]),
    canal: await open('Canal', ['London', 'N1 9GU', 'GB'], [51.5362, -0.1033]),
    hill: await open('Hill', ['London', 'SE23 3PQ', 'GB'], [51.44, -0.05]),
    steel: await open('Steel', ['Sheffield', 'S1 2HE', 'GB'], [53.3811, -1.4701]),
    walk: await open('Walk', ['Dubai', '', 'AE'], [25.08, 55.14], { services: ['take_away'] }),
    tower: await open('Tower', ['Köln', '50667', 'DE'], [50.9413, 6.9583]),
  }
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
  const services = openTestSearch(desk.store)
  async function find(query: string, more: Partial<LocationSearch> = {}) {
    const page = { limit: 20, offset: 0 }
    const found = await findLocations(services, morning, { query, page, ...more })
    return { ...found, names: found.places.map(({ id }) => names.get(id)) }
  }
  return { ...desk, ids, find }
}

test('a postcode at which there is none finds the nearest, in the order of how far they are', async () => {
  const { find } = await openChain()
  for (const query of [
    '10115',
    '10115 Berlin',
    'Berlin 10115',
    '１０１１５',
    'Invalidenstr. 1, 10115 Berlin',
  ]) {
    const { names, isByDistance, total } = await find(query)
    expect([query, names.slice(0, 4), isByDistance]).toEqual([
      query,
      ['linden', 'east', 'ring', 'tower'],
      true,
    ])
    expect(total).toBe(9)
  }
  expect((await find('80469')).names[0]).toBe('gate')
  expect((await find('501')).names[0]).toBe('tower')
  expect((await find('N1')).names).toEqual(['canal'])
  expect((await find('N1 1AA')).names[0]).toBe('canal')
  expect((await find('10115', { service: 'pickup' })).names).toEqual([])
})

test('a British postcode finds its town where no area of it begins alike', async () => {
  const { find } = await openChain()
  for (const query of ['SW1A 1AA', 'sw1a1aa', 'SW1A', 'EC1', 'WC2N 5DU']) {
    expect([query, (await find(query)).names]).toEqual([query, ['canal', 'hill']])
  }
  expect((await find('SE1 9GU')).names[0]).toBe('hill')
  expect((await find('S10 1AA')).names[0]).toBe('steel')
})

test('a town is found as any language spells it', async () => {
  const { find } = await openChain()
  const found: [string, string[]][] = [
    ['München', ['gate']],
    ['Muenchen', ['gate']],
    ['munich', ['gate']],
    ['Múnich', ['gate']],
    ['慕尼黑', ['gate']],
    ['ميونخ', ['gate']],
    ['دبي', ['walk']],
    ['Dubaï', ['walk']],
    ['Cologne', ['tower']],
    ['Koeln', ['tower']],
    ['Colonia', ['tower']],
    ['Londres', ['canal', 'hill']],
    ['伦敦', ['canal', 'hill']],
    ['Munich Germany', ['gate']],
  ]
  for (const [query, names] of found)
    expect([query, (await find(query)).names]).toEqual([query, names])
})

test('a country is found by its name in any language, and by its code', async () => {
  const { find } = await openChain()
  const german = ['east', 'gate', 'linden', 'ring', 'tower']
  for (const query of ['Germany', 'Deutschland', 'Allemagne', 'ألمانيا', '德国', 'DE', 'de']) {
    expect([query, (await find(query)).names.toSorted()]).toEqual([query, german])
  }
  for (const query of ['UK', 'United Kingdom', 'England', 'Großbritannien', 'Reino Unido']) {
    expect([query, (await find(query)).total]).toEqual([query, 3])
  }
  for (const query of ['UAE', 'Emirates', 'الإمارات العربية المتحدة', 'VAE']) {
    expect([query, (await find(query)).names]).toEqual([query, ['walk']])
  }
})

test('a town that a translation spells is found on every page', async () => {
  const { find, publish, ids } = await openChain()
  await publish(location, { town: 'واحة النخيل' }, { entry: ids.walk, language: 'ae' })
  expect((await find('واحة النخيل')).names).toEqual(['walk'])
})

test('they are narrowed to what they offer; to pick up is to take away, or by car', async () => {
  const { find } = await openTown()
  expect(await find({ service: 'delivery' })).toMatchObject({
    names: ['road', 'harbour'],
    total: 2,
  })
  expect((await find({ service: 'pickup' })).names).toEqual(['road', 'square'])
  expect((await find({ service: 'dine_in' })).names).toEqual(['harbour'])
  expect((await find({ query: 'berlin', service: 'delivery' })).names).toEqual(['road'])
  const second = await find({ service: 'delivery', page: { limit: 1, offset: 1 } })
  expect(second).toMatchObject({ names: ['harbour'], total: 2 })
})

test('the nearest come first, with how far they are; what has no place is left out', async () => {
  const { find } = await openTown()
  const near = { latitude: 52.52, longitude: 13.4 }
  const { names, places, total } = await find({ near })
  expect({ names, total }).toEqual({ names: ['square', 'harbour'], total: 2 })
  expect(places.map(({ kilometres }) => Math.round(kilometres ?? -1))).toEqual([2, 255])
  expect((await find({ near, query: 'hamburg' })).names).toEqual(['harbour'])
  expect((await find({ near, query: 'berlin' })).names).toEqual(['square'])
  expect((await find({ near, service: 'delivery' })).names).toEqual(['harbour'])
})

test('what guests do not see any more, or not yet, is not found', async () => {
  const { find, save, approve, harbour } = await openTown()
  const at = { entry: harbour, now: after(0) }
  const starts = { starts_at: after(10), services: ['dine_in'], approval: 1 }
  const moved = await save(asEditor, location, starts, at)
  await approve(asApprover, location, moved.revisionId, { now: after(0) })
  const delivering = async (minute: number) =>
    (await find({ service: 'delivery' }, after(minute))).names
  expect([await delivering(9), await delivering(10)]).toEqual([['road', 'harbour'], ['road']])
  const closed = { archived: true, starts_at: after(20), approval: 1 }
  const gone = await save(asEditor, location, closed, { entry: harbour, now: after(15) })
  await approve(asApprover, location, gone.revisionId, { now: after(15) })
  const dining = async (minute: number) => (await find({ service: 'dine_in' }, after(minute))).names
  expect([await dining(19), await dining(20)]).toEqual([['harbour'], []])
})

test('the nearest are those that an atlas says, at the poles and the date line too', async () => {
  const desk = await openWorkspace()
  const degrees = (most: number) => {
    const edge = fc.constantFrom(-most, most, 0, most - 0.01)
    return fc.oneof(
      fc.integer({ min: -most * 100, max: most * 100 }).map((at) => at / 100),
      edge,
    )
  }
  const place = fc.record({ latitude: degrees(90), longitude: degrees(180) })
  const services = openTestSearch(desk.store)
  const places = fc.sample(place, { numRuns: 60, seed: 7 })
  const ids: number[] = []
  for (const [at, one] of places.entries()) {
    ids.push(await desk.publishEntry(location, { name: `Place ${at}`, ...one }))
  }
  const where = new Map(ids.map((id, at) => [id, places[at]]))
  await fc.assert(
    fc.asyncProperty(place, fc.nat(30), async (near, offset) => {
      const page = { limit: 10, offset }
      const found = await findLocations(services, morning, { near, page })
      const told = ids.map((id) => haversine(near, where.get(id) ?? near)).sort((a, b) => a - b)
      const said = found.places.map(({ kilometres }) => kilometres ?? -1)
      expect(said.length).toBe(10)
      for (const [at, far] of said.entries()) expect(far).toBeCloseTo(told[offset + at] ?? -1, 3)
      for (const { id, kilometres } of found.places) {
        expect(kilometres).toBeCloseTo(haversine(near, where.get(id) ?? near), 3)
      }
    }),
    { numRuns: 60 },
  )
})

interface Degrees {
  latitude: number
  longitude: number
}

function haversine(one: Degrees, other: Degrees): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  const north = half(one.latitude, other.latitude)
  const square = Math.min(1, north + along * half(one.longitude, other.longitude))
  return 2 * 6371.0088 * Math.atan2(Math.sqrt(square), Math.sqrt(1 - square))
}
