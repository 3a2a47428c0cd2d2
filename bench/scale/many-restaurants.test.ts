import { expect, test } from 'vitest'
import { openTestApp } from '#test/open-test-app.ts'
import { fillRestaurants } from './fill/restaurants.ts'

test('a brand with more restaurants than fit has each of them in one of its files', async () => {
  const app = await openTestApp()
  await fillRestaurants(app.services.store, 5_003)
  const pagesIn = async (path: string) => {
    const text = (await app.get(path)).bytes.toString()
    return [...text.matchAll(/"website":"([^"]+)"/g)].map(([, page]) => page)
  }
  const first = await pagesIn('/feeds/restaurants.geojson')
  const second = await pagesIn('/feeds/restaurants-2.geojson')
  expect([first.length, second.length]).toEqual([5_000, 3])
  expect(new Set([...first, ...second]).size).toBe(5_003)
  const others = await Promise.all(
    ['/feeds/restaurants-2.csv', '/feeds/restaurants-3.csv'].map((path) => app.get(path)),
  )
  expect(others.map(({ status }) => status)).toEqual([200, 404])
})
