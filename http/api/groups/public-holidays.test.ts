import { beforeEach, expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { asEditor } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

interface PublicHoliday {
  date: string
  until: string | null
  names: string[]
  countries: string[]
  restaurants: number
  unsaid: number
}

async function restaurant(name: string, values: object) {
  const empty = { region: '', exceptions: [] }
  const sent = { ...desk.bodyNamed(location, name), ...empty, ...values, approval: 0 }
  const { body, status } = await desk.post(location.path, sent)
  expect([body.errors, status]).toEqual([undefined, 200])
  return body.data.id
}

async function holidays(query: string) {
  return desk.app.call<PublicHoliday[]>(asEditor, 'GET', `/locations/holidays?${query}`)
}

async function on(date: string, query: string) {
  const { body } = await holidays(query)
  return body.data.find((one) => one.date === date)
}

test('the next public holidays of the restaurants of a list, with how many have said nothing', async () => {
  const closed = { date: '2026-12-24', until: '2026-12-26', hours: [], services: [], note: '' }
  const leeds = await restaurant('Leeds', { country: 'GB' })
  const york = await restaurant('York', { country: 'GB', exceptions: [closed] })
  const bonn = await restaurant('Bonn', { country: 'DE' })
  const ids = `ids=${leeds},${york},${bonn}`
  expect(await on('2026-12-25', ids)).toEqual({
    ...{ date: '2026-12-25', until: null, countries: ['DE', 'GB'] },
    ...{ names: ['Christmas Day'], restaurants: 3, unsaid: 2 },
  })
  expect(await on('2026-12-25', `ids=${york}`)).toMatchObject({ restaurants: 1, unsaid: 0 })
  const german = await on('2026-12-25', `${ids}&language=de`)
  expect(german?.names).toContain('Weihnachten')
  const dubai = await restaurant('Dubai', { country: 'AE' })
  expect((await on('2026-12-02', `ids=${dubai}&language=de`))?.names).toEqual(['National Day'])
})

test('a region has its own holidays, by its code or its name', async () => {
  const values = { country: 'DE' }
  const munich = await restaurant('Munich', { ...values, region: 'Bayern' })
  const augsburg = await restaurant('Augsburg', { ...values, region: 'bayern' })
  const passau = await restaurant('Passau', { ...values, region: 'BY' })
  const bonn = await restaurant('Bonn', { ...values, region: 'Somewhere' })
  const ids = `ids=${munich},${augsburg},${passau},${bonn}`
  expect(await on('2026-06-04', ids)).toMatchObject({ restaurants: 3, countries: ['DE'] })
  expect(await on('2026-10-03', ids)).toMatchObject({ restaurants: 4 })
})

test('they are those of the next year, in order, and say how long they last', async () => {
  const dubai = await restaurant('Dubai', { country: 'AE' })
  const nowhere = await restaurant('Nowhere', { country: '' })
  const { body } = await holidays(`ids=${dubai},${nowhere}`)
  const dates = body.data.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort())
  expect(dates.at(0)?.slice(0, 4)).toBe('2026')
  expect(dates.every((date) => date >= '2026-05-04' && date <= '2027-05-05')).toBe(true)
  const eid = body.data.find(({ names }) => names.some((name) => name.includes('al-Adha')))
  expect([eid?.date, eid?.until]).toEqual(['2026-05-27', '2026-05-29'])
  expect(body.data.every(({ restaurants }) => restaurants === 1)).toBe(true)
})

test('groups and words choose the restaurants; somebody has to choose', async () => {
  const leeds = await restaurant('Leeds', { country: 'GB' })
  await restaurant('York', { country: 'GB' })
  const north = { name: 'North', locations: [leeds] }
  const { id } = (await desk.post<{ id: number }>('/locations/groups', north)).body.data
  expect(await on('2026-12-25', `groups=${id}`)).toMatchObject({ restaurants: 1 })
  expect(await on('2026-12-25', 'search=york')).toMatchObject({ restaurants: 1 })
  expect((await holidays(`groups=${id}&search=york`)).body.data).toEqual([])
  expect((await holidays('')).status).toBe(422)
  expect((await desk.app.call(null, 'GET', `/locations/holidays?ids=${leeds}`)).status).toBe(401)
})
