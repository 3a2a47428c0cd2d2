import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin } from '#test/people.ts'

const quay = {
  name: 'Quay House',
  code: 'M-1',
  services: ['dine_in', 'take_away', 'delivery'],
  time_zone: 'Europe/Berlin',
  dine_in_hours: 'Mo-Fr 07:00-23:00; Sa 08:00-02:00; Su off',
  delivery_hours: 'Mo-Su 11:00-22:00',
  street: 'Quay 12',
  town: 'Hamburg',
  postcode: '20457',
  country: 'DE',
  phone: '+49 40 5550123',
  latitude: 53.5421,
  longitude: 9.9982,
}

async function openRestaurants() {
  const app = await openTestApp()
  await publishSite(app.services)
  await app.call(asAdmin, 'POST', '/settings/update', { languages: ['en', 'ae'] })
  const { publishEntry } = app.desk
  const add = (more: object) => publishEntry(location, { ...quay, ...more })
  const look = async (path: string) => {
    const { status, headers, bytes } = await app.get(path)
    const page = bytes.toString().replaceAll('\u00a0', ' ')
    const main = /<main.*<\/main>/s.exec(page)?.[0] ?? ''
    const names = [...main.matchAll(/<h2><a[^>]*>([^<]+)</g)]
    // One restaurant comes with the site.
    const own = names.map(([, one]) => one).filter((name) => name !== 'Marina Walk')
    return { status, headers, page, main, names: own }
  }
  return { app, add, look, publishEntry }
}

const dataOf = (page: string, type: string) =>
  [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json = '']) => JSON.parse(json))
    .find((data) => data['@type'] === type)

test('a card has the name, the address, the phone, the map and both kinds of hours', async () => {
  const { add, look } = await openRestaurants()
  const id = await add({})
  const { main } = await look('/contact')
  const words = main.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]+>/g, ' ')
  expect(words.replaceAll(/\s+/g, ' ')).toContain(
    'Quay House Quay 12, 20457 Hamburg, Germany +49 40 5550123 Show on the map ' +
      'Operation hours Monday - Friday 7:00 AM - 11:00 PM Saturday 8:00 AM - 2:00 AM Sunday Closed ' +
      'Delivery hours Every day 11:00 AM - 10:00 PM',
  )
  expect(main).toContain('href="tel:+49405550123"')
  expect(main).toContain(`href="/contact/${id}-quay-house"`)
  expect(main).toMatch(/href="https:[^"]*53\.5421,9\.9982"/)
})

test('nothing of what the clock decides stands in the page: browsers say it from its data', async () => {
  const { add, look } = await openRestaurants()
  const special = { date: '2026-05-10', hours: '10:00-14:00', note: 'Fair' }
  const past = { date: '2026-01-06', hours: 'off' }
  const id = await add({ exceptions: [special, past] })
  const { main } = await look('/contact')
  expect(main).toContain('<p class="open-badge"></p>')
  const facts = /<script type="application\/json" id="restaurant-hours">(.*?)<\/script>/.exec(main)
  expect(JSON.parse(facts?.[1] ?? '')[id]).toEqual({
    zone: 'Europe/Berlin',
    week: 'Mo-Fr 07:00-23:00; Sa 08:00-02:00; Su off',
    special: [['2026-05-10', '2026-05-10', '10:00-14:00']],
    place: [53.5421, 9.9982],
  })
})

test('a restaurant is found by name, town or postcode, and by what it offers', async () => {
  const { add, look } = await openRestaurants()
  await add({})
  await add({
    name: 'Old Mill',
    code: 'M-2',
    town: 'Bremen',
    postcode: '28195',
    services: ['dine_in'],
  })
  expect((await look('/contact')).names).toEqual(['Quay House', 'Old Mill'])
  for (const [asked, names] of [
    ['query=old+mill', ['Old Mill']],
    ['query=bremen', ['Old Mill']],
    ['query=20457', ['Quay House']],
    ['service=delivery', ['Quay House']],
    ['service=pickup', ['Quay House']],
    ['service=dine_in', ['Old Mill', 'Quay House']],
    ['service=pickup&query=bremen', []],
  ] as const) {
    expect([asked, (await look(`/contact?${asked}`)).names]).toEqual([asked, names])
  }
  const nothing = await look('/contact?query=%3Cunicorn%3E')
  expect(nothing.main).toContain('No restaurants found for “&lt;unicorn&gt;”.')
  expect(nothing.headers['cache-control']).toBe('no-store')
  const slip = await look('/contact?query=bermen')
  expect(slip.main).toContain('No exact match for “bermen”.')
  expect(slip.names).toEqual(['Old Mill'])
  expect((await look('/contact?service=unicorn')).names).toHaveLength(2)
})

test('what is near comes first, and is kept by nobody', async () => {
  const { add, look } = await openRestaurants()
  await add({})
  await add({ name: 'Far', code: 'M-2', latitude: 48.1, longitude: 11.6 })
  const near = await look('/contact?near=48.14,11.58')
  expect(near.names).toEqual(['Far', 'Quay House'])
  expect(near.headers['cache-control']).toBe('no-store')
  expect(near.main).toContain('Nearest to you')
  for (const nowhere of ['99,13', '52,999', 'here']) {
    const { main, names } = await look(`/contact?near=${nowhere}`)
    expect([names.length, main.includes('Nearest to you')]).toEqual([2, false])
  }
})

test('a restaurant has a page of its own, with facts for search engines', async () => {
  const { add, look, publishEntry } = await openRestaurants()
  const exceptions = [
    { date: '2026-05-10', hours: '10:00-14:00', note: 'Fair' },
    { date: '2026-12-25', until: '2026-12-26', hours: 'off' },
  ]
  const id = await add({ exceptions })
  const other = await add({ name: 'Old Mill', code: 'M-2' })
  const some = { restaurants: 'some' }
  await publishEntry(promotion, { title: 'Here', ...some, locations: [id] })
  await publishEntry(promotion, { title: 'Elsewhere', ...some, locations: [other] })
  const path = `/contact/${id}-quay-house`
  const { main, page, status } = await look(path)
  expect(status).toBe(200)
  const words = main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(words).toContain('Dine-in and Take-away Monday - Friday 7:00 AM - 11:00 PM')
  expect(words).toContain('Delivery Every day 11:00 AM - 10:00 PM')
  expect(words).toContain('Sunday, 10 May 2026 10:00 AM - 2:00 PM Fair')
  const offers = [...main.matchAll(/"offer-title"><a[^>]*>([^<]+)</g)].map(([, title]) => title)
  expect(offers).toEqual(['Here', 'Two for one', 'Shakes at three'])
  expect(dataOf(page, 'FastFoodRestaurant')).toMatchObject({
    name: 'Quay House',
    telephone: '+49405550123',
    address: { addressLocality: 'Hamburg', addressCountry: 'DE', postalCode: '20457' },
    geo: { latitude: '53.54210', longitude: '9.99820' },
    hasMenu: expect.stringMatching(/\/menu\?at=\d+$/),
    openingHoursSpecification: expect.arrayContaining([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'Saturday',
        opens: '08:00',
        closes: '02:00',
      },
    ]),
    specialOpeningHoursSpecification: [
      expect.objectContaining({ validFrom: '2026-05-10', opens: '10:00', closes: '14:00' }),
      expect.objectContaining({
        validFrom: '2026-12-25',
        validThrough: '2026-12-26',
        opens: '00:00',
        closes: '00:00',
      }),
    ],
  })
  expect((await look(`/contact/${id}`)).page).toMatch(
    new RegExp(`rel="canonical" href="[^"]+${path}"`),
  )
  const wrong = await look(`/contact/${id}-quay`)
  expect([wrong.status, wrong.headers.location]).toEqual([301, path])
  expect((await look('/sitemap-restaurants.xml')).page).toContain(`${path}</loc>`)
  const api = await look('/contact/9999')
  expect(api.status).toBe(404)
})

test('a day with other hours leaves the page once it is over by the clocks of the restaurant', async () => {
  const { app, add, look } = await openRestaurants()
  const id = await add({ exceptions: [{ date: '2026-05-10', hours: 'off', note: 'Fair' }] })
  const path = `/contact/${id}-quay-house`
  expect((await look(path)).main).toContain('Fair')
  // In Berlin it is then one minute to midnight.
  app.clock.pass({ days: 6, hours: 13, minutes: 59 })
  expect((await look(path)).main).toContain('Fair')
  app.clock.pass({ minutes: 1 })
  expect((await look(path)).main).not.toContain('Fair')
})

test('a restaurant that is closed for now, or to come, says so to guests and to machines', async () => {
  const { add, look } = await openRestaurants()
  const paused = await add({ state: 'closed' })
  const coming = await add({ state: 'coming', name: 'Pier', code: 'M-2' })
  const { main, page } = await look(`/contact/${paused}-quay-house`)
  expect(main).toContain('This restaurant is closed for now.')
  const data = dataOf(page, 'FastFoodRestaurant')
  expect(data.description).toContain('closed for now')
  expect(data.openingHoursSpecification).toHaveLength(7)
  for (const { opens, closes } of data.openingHoursSpecification) {
    expect([opens, closes]).toEqual(['00:00', '00:00'])
  }
  expect(data.specialOpeningHoursSpecification).toBeUndefined()
  expect((await look(`/contact/${coming}-pier`)).main).toContain('is not open yet.')
  const list = await look('/contact')
  expect(list.main).toMatch(/data-is="paused">Closed for now</)
  expect(list.main).toMatch(/data-is="coming">Opening soon</)
})

test('where to pick up, or what delivers, names no restaurant that is closed for now or to come', async () => {
  const { add, look } = await openRestaurants()
  await add({})
  await add({ state: 'closed', name: 'Shut', code: 'M-2' })
  await add({ state: 'coming', name: 'Pier', code: 'M-3' })
  await add({ services: ['dine_in'], name: 'Tables', code: 'M-4' })
  for (const service of ['pickup', 'delivery']) {
    expect([service, (await look(`/contact?service=${service}`)).names]).toEqual([
      service,
      ['Quay House'],
    ])
  }
  expect((await look('/contact?service=pickup&query=hamburg')).names).toEqual(['Quay House'])
  expect((await look('/contact')).names).toEqual(['Quay House', 'Shut', 'Pier', 'Tables'])
})

test('a restaurant tells search engines what it serves and what that costs, once the brand says so', async () => {
  const { app, add, look } = await openRestaurants()
  const id = await add({ region: 'HH' })
  const read = async () =>
    dataOf((await look(`/contact/${id}-quay-house`)).page, 'FastFoodRestaurant')
  expect(await read()).not.toHaveProperty('servesCuisine')
  expect(await read()).not.toHaveProperty('priceRange')
  const said = { cuisine: 'Burgers, Breakfast', price_range: '2', currency: 'GBP' }
  await app.call(asAdmin, 'POST', '/settings/update', said)
  expect(await read()).toMatchObject({
    servesCuisine: ['Burgers', 'Breakfast'],
    priceRange: '££',
    address: { addressRegion: 'HH' },
  })
  await app.call(asAdmin, 'POST', '/settings/update', { currency: 'AED' })
  expect((await read()).priceRange).toBe('$$')
})

test('a postcode, a town in another spelling and a country find restaurants, and the page says how', async () => {
  const { add, look } = await openRestaurants()
  await add({})
  await add({
    name: 'Gate',
    code: 'M-2',
    town: 'Munich',
    postcode: '80331',
    latitude: 48.1351,
    longitude: 11.5835,
  })
  const near = await look('/contact?query=80469')
  expect(near.names).toEqual(['Gate', 'Quay House'])
  expect(near.main).toContain('Nearest to “80469”')
  expect((await look('/contact?query=M%C3%BCnchen')).names).toEqual(['Gate'])
  expect((await look('/ar/contact?query=Deutschland')).names).toEqual(['Quay House', 'Gate'])
})

test('nine restaurants to a page, and the page of a brand with many is small', async () => {
  const { add, look } = await openRestaurants()
  for (let nth = 1; nth <= 11; nth++) await add({ name: `Restaurant ${nth}`, code: `R-${nth}` })
  const count = async (path: string) => (await look(path)).main.match(/<article/g)?.length
  expect([await count('/contact'), await count('/contact?page=2')]).toEqual([9, 3])
  expect((await look('/contact?page=3')).status).toBe(404)
})

test('days with other hours are listed by date, and search engines read those of the restaurant itself', async () => {
  const { add, look } = await openRestaurants()
  const exceptions = [
    { date: '2026-12-24', hours: 'off', services: ['delivery'], note: 'No riders' },
    { date: '2026-05-10', hours: '10:00-14:00', note: 'Fair' },
  ]
  const id = await add({ exceptions })
  const { main, page } = await look(`/contact/${id}-quay-house`)
  expect(main).toMatch(/10 May 2026.*Fair.*24 December 2026.*Delivery: Closed.*No riders/s)
  const { specialOpeningHoursSpecification: special } = dataOf(page, 'FastFoodRestaurant')
  expect(special).toMatchObject([{ validFrom: '2026-05-10' }])
})

test('at a restaurant without a counter to take away from, pickup hours are those of the drive-through', async () => {
  const { add, look } = await openRestaurants()
  const drive = { drive_through_hours: 'Mo-Su 06:00-24:00', services: ['dine_in', 'drive_through'] }
  const id = await add(drive)
  const { main } = await look('/contact?service=pickup')
  const facts = /<script type="application\/json" id="restaurant-hours">(.*?)<\/script>/.exec(main)
  expect(JSON.parse(facts?.[1] ?? '')[id].week).toBe('Mo-Su 06:00-24:00')
})
