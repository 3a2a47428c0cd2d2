import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { page } from '#catalogue/collections/page.ts'
import { isReserved } from '#catalogue/content/own-address.ts'
import { after } from '#test/content/workspace.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { openFeeds, quay } from '#test/restaurants/open-feeds.ts'
import { testClock } from '#test/test-clock.ts'

test('an exception of years is told day by day for one, and whole to the map', async () => {
  const { sheet, tags, add } = await openFeeds()
  const years = { date: '2026-05-10', until: '2029-05-10', hours: 'off' }
  const exceptions = [years, { date: '2029-06-01', hours: 'off' }]
  await add({ exceptions, dine_in_hours: 'Mo-Su 10:00-20:00' })
  const days = (await sheet())[0]?.['Special hours']?.split(', ') ?? []
  expect([days.length, days[0], days.at(-1)]).toEqual([366, '2026-05-10: x', '2027-05-10: x'])
  expect((await tags())[0]?.opening_hours).toBe(
    'Mo-Su 10:00-20:00; 2026 May 10-2029 May 10 off; 2029 Jun 01 off',
  )
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
