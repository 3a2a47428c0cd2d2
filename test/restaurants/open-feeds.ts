import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { openTestApp } from '../open-test-app.ts'
import { asAdmin } from '../people.ts'
import { testClock } from '../test-clock.ts'

export const origin = 'https://www.marigold.example'

export const quay = {
  name: 'Marigold Quay',
  code: 'M-1',
  services: ['dine_in', 'take_away', 'delivery'],
  time_zone: 'Europe/Berlin',
  dine_in_hours: 'Mo-Fr 11:00-14:30,17:00-23:00; Sa 18:00-02:00; Su off',
  ...{ street: 'Quay 12a', town: 'Hamburg', region: 'Hamburg', postcode: '20457', country: 'DE' },
  ...{ phone: '+49405550123', latitude: 53.5421, longitude: -9.9982 },
}

export const orderColumn = 'Place page URLs: Order ahead links (url_order_ahead)'

interface Feature {
  id: number
  geometry: unknown
  properties: Record<string, string>
}

/** An app without content, what its feeds have, and how a restaurant is added (`quay`, with changes). */
export async function openFeeds(clock = testClock()) {
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
