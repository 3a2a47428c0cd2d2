import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'

const today = '2026-05-04T08:00:00.000Z'

const cook = { title: 'Grill cook', description: 'Keep the flame.', apply: 'mailto:jobs@m.example' }

async function openChain() {
  const app = await openTestApp({ clock: testClock(today) })
  await publishSite(app.services)
  const look = async (path: string) => {
    const { status, bytes, headers } = await app.get(path)
    const page = bytes.toString()
    return { status, page, headers, main: /<main.*<\/main>/s.exec(page)?.[0] ?? '' }
  }
  const restaurant = (name: string, town: string, latitude: number) =>
    app.desk.publishEntry(
      location,
      { name, town, street: 'Square 1', country: 'DE', latitude, longitude: 13.4 },
      today,
    )
  const ids = {
    north: await restaurant('North Gate', 'Berlin', 52.6),
    south: await restaurant('South Gate', 'Berlin', 52.4),
    port: await restaurant('Port', 'Hamburg', 53.5),
  }
  const add = (body: object) => app.desk.publishEntry(vacancy, { ...cook, ...body }, today)
  return { app, look, add, ids }
}

test('a job in two restaurants names both, with link, address and map, for people and for search engines', async () => {
  const { look, add, ids } = await openChain()
  const id = await add({ locations: [ids.north, ids.port] })
  const { main, page } = await look(`/work-with-us/join/${id}-grill-cook`)
  expect(main).toMatch(new RegExp(`href="/contact/${ids.north}-north-gate"[^>]*>North Gate</a>`))
  expect(main).toContain('<address>Square 1, Berlin, Germany</address>')
  expect(main).toContain('query=53.5,13.4"')
  const [data] = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json ?? '{}'))
    .filter((one) => one['@type'] === 'JobPosting')
  expect(data.jobLocation).toMatchObject([
    {
      '@type': 'Place',
      name: 'North Gate',
      address: { addressLocality: 'Berlin', addressCountry: 'DE' },
      geo: { latitude: '52.60000' },
    },
    { name: 'Port', address: { addressLocality: 'Hamburg' } },
  ])
  expect((await look('/work-with-us/join')).main).toMatch(/Berlin<\/span>.*Hamburg<\/span>/)
})

test('jobs are found by their restaurant, by its town, and by the town of those that name none', async () => {
  const { look, add, ids } = await openChain()
  await add({ locations: [ids.north] })
  await add({ title: 'Night baker', locations: [ids.south, ids.port] })
  await add({ title: 'Courier', town: 'Berlin' })
  await add({ title: 'Diver', town: 'Kiel' })
  const { main } = await look('/work-with-us/join')
  expect(main).toContain(
    `<optgroup label="Berlin"><option value="Berlin">All of Berlin</option><option value="${ids.north}">North Gate (1)</option>`,
  )
  expect(main).toContain(`<optgroup label="Hamburg"><option value="${ids.port}">Port (1)</option>`)
  expect(main).toContain('<option value="Kiel">Kiel (1)</option>')
  const hamburg = await look('/work-with-us/join?place=Hamburg')
  expect(hamburg.main).toContain(`<option value="${ids.port}" selected="">Port (1)</option>`)
  const titles = async (place: string) => {
    const { main } = await look(`/work-with-us/join?place=${place}`)
    return ['Grill cook', 'Night baker', 'Courier', 'Diver'].filter((one) => main.includes(one))
  }
  expect(await titles('Berlin')).toEqual(['Grill cook', 'Night baker', 'Courier'])
  expect(await titles(String(ids.south))).toEqual(['Night baker'])
  expect(await titles('Hamburg')).toEqual(['Night baker'])
  expect(await titles('Kiel')).toEqual(['Diver'])
  const gone = await look('/work-with-us/join?place=999')
  expect([gone.status, gone.headers.location]).toEqual([302, '/work-with-us/join'])
})

test('restaurants and towns that stand alone are offered in the order of their towns', async () => {
  const { look, add, ids } = await openChain()
  await add({ title: 'Diver', town: 'Aachen' })
  await add({ locations: [ids.north] })
  await add({ title: 'Singer', town: 'Celle' })
  const { main } = await look('/work-with-us/join')
  expect(main).toMatch(/"Aachen".*<optgroup label="Berlin">.*<\/optgroup>.*"Celle"/s)
})

test("a restaurant's page has the jobs and the offers that are there, and those alone", async () => {
  const { look, add, ids } = await openChain()
  await add({ locations: [ids.north, ids.port] })
  await add({ title: 'Night baker', locations: [ids.south] })
  const { main } = await look(`/contact/${ids.port}-port`)
  expect(main).toContain('Jobs here')
  expect(main).toContain('Grill cook')
  expect(main).toContain(`href="/work-with-us/join?place=${ids.port}"`)
  expect(main).not.toContain('Night baker')
})

test('offers of some restaurants lead to them and stand on their pages, however many offers there are', async () => {
  const { app, look, ids } = await openChain()
  for (let nth = 1; nth <= 30; nth++) {
    const some = { restaurants: 'some', locations: [ids.south] }
    await app.desk.publishEntry(promotion, { title: `Southern ${nth}`, ...some }, today)
  }
  const some = { restaurants: 'some', locations: [ids.port] }
  const id = await app.desk.publishEntry(promotion, { title: 'Fish Friday', ...some }, today)
  await app.desk.publishEntry(promotion, { title: 'For all', restaurants: 'all' }, today)
  const offer = await look(`/promotion/${id}-fish-friday/details`)
  expect(offer.main).toContain(`<a href="/contact/${ids.port}-port">Port</a>`)
  const { main } = await look(`/contact/${ids.port}-port`)
  expect(main).toMatch(/Fish Friday.*For all/s)
  expect(main).not.toContain('Southern')
})

test('a job whose restaurant left the site is at its town, and goes on being shown', async () => {
  const { app, look, add, ids } = await openChain()
  const id = await add({ locations: [ids.port], town: 'Altona' })
  const sent = { archived: true, approval: 1 }
  const { revisionId } = await app.desk.save(asEditor, location, sent, {
    entry: ids.port,
    now: today,
  })
  await app.desk.approve(asApprover, location, revisionId, { now: today })
  const { main } = await look(`/work-with-us/join/${id}-grill-cook`)
  expect(main).toContain('Altona')
  expect(main).not.toContain('>Port</a>')
})

test('a restaurant job says where it is before it is submitted: by restaurants or by a town', async () => {
  const { app } = await openChain()
  const submit = (body: object) =>
    app.call(asEditor, 'POST', '/vacancies', { ...cook, ...body, approval: 1 })
  const without = await submit({})
  expect([without.status, without.body.errors]).toEqual([
    422,
    { locations: ['Please choose the restaurants, or enter the town.'] },
  ])
  const office = await submit({ kind: 'corporate' })
  expect(office.body.errors).toEqual({ town: ['Please fill in Town.'] })
  expect((await submit({ kind: 'corporate', town: 'Berlin' })).status).toBe(200)
})
