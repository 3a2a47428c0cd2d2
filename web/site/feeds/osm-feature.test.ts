import { expect, test } from 'vitest'
import { openFeeds, origin, quay } from '#test/restaurants/open-feeds.ts'

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

test('a service with the hours of the restaurant has no tag of its own', async () => {
  const { tags, add } = await openFeeds()
  await add({})
  const drive = {
    services: ['drive_through', 'delivery'],
    drive_through_hours: 'Mo-Su 10:00-24:00',
  }
  await add({ ...drive, code: 'M-2', street: '12 Quay Street' })
  const [same, own] = await tags()
  expect(same).not.toHaveProperty('opening_hours:delivery')
  expect(own).toMatchObject({
    'addr:housenumber': '12',
    'addr:street': 'Quay Street',
    opening_hours: 'Mo-Su 10:00-24:00',
    'opening_hours:delivery': quay.dine_in_hours,
    indoor_seating: 'no',
  })
  expect(own).not.toHaveProperty('opening_hours:drive_through')
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
