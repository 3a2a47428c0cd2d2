import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { page } from '#catalogue/collections/page.ts'
import { isReserved } from '#catalogue/content/own-address.ts'
import { after } from '#test/content/workspace.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'

const origin = 'https://www.marigold.example'

const quay = {
  name: 'Marigold Quay',
  code: 'M-1',
  services: ['dine_in', 'take_away', 'delivery'],
  time_zone: 'Europe/Berlin',
  dine_in_hours: 'Mo-Fr 11:00-14:30,17:00-23:00; Sa 18:00-02:00; Su off',
  ...{ street: 'Quay 12a', town: 'Hamburg', region: 'Hamburg', postcode: '20457', country: 'DE' },
  ...{ phone: '+49405550123', latitude: 53.5421, longitude: -9.9982 },
}

interface Feature {
  id: number
  geometry: unknown
  properties: Record<string, string>
}

async function openFeeds(clock = testClock()) {
  const app = await openTestApp({ env: { PUBLIC_URL: origin }, clock })
  const settings = { brand_name: 'Marigold', time_zone: 'UTC' }
  await app.call(asAdmin, 'POST', '/settings/update', settings)
  async function sheet(path = '/feeds/restaurants.csv') {
    const { status, bytes, headers } = await app.get(path)
    expect([path, status, headers['content-type']]).toEqual([path, 200, 'text/csv; charset=utf-8'])
    return parse<Record<string, string>>(bytes, { columns: true })
  }
  async function map() {
    const { bytes, headers } = await app.get('/feeds/restaurants.geojson')
    expect(headers['content-type']).toBe('application/geo+json; charset=utf-8')
    return JSON.parse(bytes.toString()) as { type: string; timestamp: string; features: Feature[] }
  }
  const tags = async () => (await map()).features.map(({ properties }) => properties)
  const add = (more: object) => app.desk.publishEntry(location, { ...quay, ...more })
  return { app, clock, sheet, map, tags, add }
}

test('a restaurant is in the spreadsheet as Google imports it', async () => {
  const { app, sheet, add } = await openFeeds()
  const order_links = [
    { service: 'delivery', provider: 'Bike', url: 'https://bike.example/{code}' },
    { service: 'pickup', provider: 'App', url: '/marigold-app' },
    { service: 'table', provider: 'Seats', url: 'https://seats.example' },
  ]
  const id = await add({ order_links })
  const [row, ...others] = await sheet()
  expect(others).toEqual([])
  expect(row).toEqual({
    'Store code': 'M-1',
    'Business name': 'Marigold Quay',
    'Address line 1': 'Quay 12a',
    Locality: 'Hamburg',
    'Administrative area': 'Hamburg',
    'Country / Region': 'DE',
    'Postal code': '20457',
    Latitude: '53.5421',
    Longitude: '-9.9982',
    'Primary phone': '+49405550123',
    Website: `${origin}/contact/${id}-marigold-quay`,
    'Primary category': 'Fast food restaurant',
    'Sunday hours': 'x',
    'Monday hours': '11:00-14:30, 17:00-23:00',
    'Tuesday hours': '11:00-14:30, 17:00-23:00',
    'Wednesday hours': '11:00-14:30, 17:00-23:00',
    'Thursday hours': '11:00-14:30, 17:00-23:00',
    'Friday hours': '11:00-14:30, 17:00-23:00',
    'Saturday hours': '18:00-02:00',
    'Special hours': '',
    'Service options: Delivery (has_delivery)': 'Yes',
    'Service options: Dine-in (serves_dine_in)': 'Yes',
    'Service options: Drive-through (has_drive_through)': 'No',
    'Service options: Takeout (has_takeout)': 'Yes',
    'Place page URLs: Menu link (url_menu)': `${origin}/menu?at=${id}`,
    'Place page URLs: Order ahead links (url_order_ahead)': `https://bike.example/M-1, ${origin}/marigold-app`,
    'Place page URLs: Reservations links (url_reservations)': 'https://seats.example/',
  })
  const site_description = 'Burgers since 1974'
  await app.call(asAdmin, 'POST', '/settings/update', { site_description })
  expect((await sheet())[0]?.['From the business']).toBe(site_description)
})

test('a restaurant is on the map by the tags of OpenStreetMap', async () => {
  const { map, add } = await openFeeds()
  const id = await add({ delivery_hours: 'Mo-Su 12:00-22:00' })
  const { type, timestamp, features } = await map()
  expect([type, timestamp]).toEqual(['FeatureCollection', expect.stringMatching(/^2026-05-/)])
  const website = `${origin}/contact/${id}-marigold-quay`
  expect(features).toEqual([
    {
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [-9.9982, 53.5421] },
      properties: {
        amenity: 'fast_food',
        name: 'Marigold',
        brand: 'Marigold',
        branch: 'Quay',
        ref: 'M-1',
        'addr:housenumber': '12a',
        'addr:street': 'Quay',
        'addr:postcode': '20457',
        'addr:city': 'Hamburg',
        'addr:state': 'Hamburg',
        'addr:country': 'DE',
        phone: '+49 40 5550123',
        website,
        'website:menu': `${origin}/menu?at=${id}`,
        opening_hours: 'Mo-Fr 11:00-14:30,17:00-23:00; Sa 18:00-02:00; Su off',
        'opening_hours:delivery': 'Mo-Su 12:00-22:00',
        delivery: 'yes',
        drive_through: 'no',
        indoor_seating: 'yes',
        takeaway: 'yes',
      },
    },
  ])
})

test('exceptions are told for their days, closed or with spans, until they are over there', async () => {
  const clock = testClock('2026-12-20T08:00:00.000Z')
  const { sheet, tags, add } = await openFeeds(clock)
  const exceptions = [
    { date: '2026-12-31', until: '2027-01-02', hours: 'off' },
    { date: '2026-12-24', hours: '10:00-12:00,13:00-15:00', note: 'Christmas Eve' },
    { date: '2026-12-27', hours: 'off', services: ['delivery'] },
    { date: '2026-12-19', hours: 'off' },
  ]
  // In Auckland it is noon when in London it is still midnight.
  await add({ time_zone: 'Pacific/Auckland', dine_in_hours: 'Mo-Su 10:00-20:00', exceptions })
  const special = async () => (await sheet())[0]?.['Special hours']
  const hours = async () => (await tags())[0]?.opening_hours
  const newYear = '2026-12-31: x, 2027-01-01: x, 2027-01-02: x'
  const newYearOsm = '2026 Dec 31-2027 Jan 02 off'
  expect(await special()).toBe(`2026-12-24: 10:00-12:00, 2026-12-24: 13:00-15:00, ${newYear}`)
  expect(await hours()).toBe(
    `Mo-Su 10:00-20:00; 2026 Dec 24 10:00-12:00,13:00-15:00; ${newYearOsm}`,
  )
  expect((await tags())[0]?.['opening_hours:delivery']).toBe(
    `Mo-Su 10:00-20:00; 2026 Dec 24 10:00-12:00,13:00-15:00; 2026 Dec 27 off; ${newYearOsm}`,
  )
  clock.pass({ days: 4, hours: 2, minutes: 59 })
  expect(await special()).toContain('2026-12-24')
  clock.pass({ minutes: 1 })
  expect(await special()).toBe(newYear)
  expect(await hours()).toBe(`Mo-Su 10:00-20:00; ${newYearOsm}`)
  clock.pass({ days: 8 })
  expect(await special()).toBe('2027-01-02: x')
  expect(await hours()).toBe('Mo-Su 10:00-20:00; 2027 Jan 02 off')
})

test('unknown hours stay unknown, a closed restaurant is closed, a coming one is not there yet', async () => {
  const { sheet, tags, add } = await openFeeds()
  const unset = { services: [], dine_in_hours: '', latitude: null, longitude: null }
  await add({ ...unset, name: 'Unknown', code: '', time_zone: '' })
  const exceptions = [{ date: '2026-12-24', hours: '10:00-12:00' }]
  await add({ name: 'Paused', code: 'M-2', state: 'closed', exceptions })
  await add({ name: 'Coming', code: 'M-3', state: 'coming' })
  await add({ name: 'All day', code: 'M-4', dine_in_hours: '24/7' })
  const [unknown, paused, allDay, ...others] = await sheet()
  expect(others).toEqual([])
  expect(unknown).toMatchObject({
    'Store code': expect.stringMatching(/^restaurant-\d+$/),
    'Business name': 'Marigold',
    Latitude: '',
    'Monday hours': '',
    'Service options: Delivery (has_delivery)': '',
  })
  expect(paused).toMatchObject({
    'Store code': 'M-2',
    'Monday hours': 'x',
    'Sunday hours': 'x',
    'Special hours': '',
    'Place page URLs: Order ahead links (url_order_ahead)': '',
  })
  expect(allDay).toMatchObject({ 'Store code': 'M-4', 'Monday hours': '00:00-24:00' })
  const [first, second, third] = await tags()
  expect(first).toMatchObject({ branch: 'Unknown' })
  for (const tag of ['opening_hours', 'delivery']) expect(first).not.toHaveProperty(tag)
  expect(second).toMatchObject({ branch: 'Paused', opening_hours: 'off' })
  expect(second).not.toHaveProperty('opening_hours:delivery')
  expect(third).toMatchObject({ opening_hours: 'Mo-Su 00:00-24:00' })
})

test('hours that are too long for a tag lose their last exceptions, or are left out', async () => {
  const { tags, add } = await openFeeds()
  const exceptions = Array.from({ length: 28 }, (_, at) => {
    return { date: `2026-06-${String(at + 1).padStart(2, '0')}`, hours: 'off' }
  })
  await add({ dine_in_hours: 'Mo-Su 10:00-20:00', exceptions })
  const spans = Array.from({ length: 5 }, (_, at) => `${10 + at}:00-${10 + at}:30`)
  const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day, at) => {
    return `${day} ${spans.join(',')},15:00-15:${10 + at}`
  })
  await add({ code: 'M-2', services: ['dine_in'], dine_in_hours: days.join('; ') })
  const [many, long] = await tags()
  expect(many?.opening_hours).toMatch(/^Mo-Su 10:00-20:00; 2026 Jun 01 off; .* 2026 Jun 14 off$/)
  expect(many?.opening_hours?.length).toBeLessThanOrEqual(255)
  expect(long).not.toHaveProperty('opening_hours')
})

test('a name with a comma is one cell, and one that begins like a formula is none', async () => {
  const { sheet, map, add } = await openFeeds()
  await add({ name: 'Marigold, “Quay” & Co', town: '=HYPERLINK("https://evil.example")' })
  await add({ name: '=Marigold', code: 'M-2', street: '3rd Street' })
  const rows = await sheet()
  expect(rows.map((row) => row['Business name'])).toEqual(['Marigold, “Quay” & Co', "'=Marigold"])
  expect(rows[0]?.Locality).toBe(`'=HYPERLINK("https://evil.example")`)
  const { features } = await map()
  expect(features.map(({ properties }) => properties.branch)).toEqual([
    'Marigold, “Quay” & Co',
    '=Marigold',
  ])
  expect(features[1]?.properties).toMatchObject({ 'addr:street': '3rd Street' })
})

test('a feed follows approvals, not drafts, and says when it was last changed', async () => {
  const { app, clock, sheet, map, add } = await openFeeds()
  const entry = await add({})
  const path = '/feeds/restaurants.csv'
  const first = await app.get(path)
  const etag = String(first.headers.etag)
  const { revisionId } = await app.desk.save(
    asEditor,
    location,
    { ...quay, name: 'Marigold Pier', approval: 1 },
    { entry, now: after(60) },
  )
  await add({ name: 'Other', code: 'M-2', state: 'coming' })
  expect((await app.get(path, { 'if-none-match': etag })).status).toBe(304)
  expect((await sheet()).map((row) => row['Business name'])).toEqual(['Marigold Quay'])

  clock.pass({ minutes: 30 })
  const now = clock.now()
  await app.desk.approve(asApprover, location, revisionId, { now })
  const next = await app.get(path, { 'if-none-match': etag })
  expect([next.status, next.headers['last-modified']]).toEqual([200, new Date(now).toUTCString()])
  expect((await sheet()).map((row) => row['Business name'])).toEqual(['Marigold Pier'])
  expect((await map()).timestamp).toBe(now)
  expect(Date.parse(String(first.headers['last-modified']))).toBeLessThan(Date.parse(now))

  clock.pass({ minutes: 30 })
  await app.desk.publish(location, { archived: true }, { entry, now: clock.now() })
  expect(await sheet()).toEqual([])
  expect((await map()).timestamp).toBe(clock.now())
})

test('a feed has only the addresses that it says, and no page can take them', async () => {
  const { app, sheet, add } = await openFeeds()
  expect(await sheet()).toEqual([])
  await add({})
  for (const path of [
    '/feeds/restaurants-1.csv',
    '/feeds/restaurants-2.csv',
    '/feeds/restaurants-2.geojson',
    '/feeds/restaurants.xml',
    '/feeds/restaurants.constructor',
    '/ar/feeds/restaurants.csv',
    '/feeds',
  ])
    expect([path, (await app.get(path)).status]).toEqual([path, 404])
  expect(isReserved(page, 'feeds')).toBe(true)
  expect((await app.send('HEAD', '/feeds/restaurants.csv')).bytes.length).toBe(0)
  expect((await app.send('POST', '/feeds/restaurants.csv')).status).toBe(405)
})
