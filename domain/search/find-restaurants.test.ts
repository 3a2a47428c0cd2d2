import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { morning, openWorkspace } from '#test/content/workspace.ts'
import { openTestSearch } from '#test/open-test-search.ts'
import { searchSite } from './search-site.ts'

async function openTown() {
  const desk = await openWorkspace()
  const hours = { time_zone: 'Europe/Berlin', dine_in_hours: '24/7', services: ['dine_in'] }
  const open = (name: string, more: object) =>
    desk.publishEntry(location, { name, country: 'DE', ...hours, ...more })
  await open('Harbour', { town: 'Hamburg', postcode: '20457', phone: '+494066969014' })
  await open('Linden', { town: 'Berlin', postcode: '10119' })
  const services = openTestSearch(desk.store)
  const find = async (query: string) => {
    const { groups } = await searchSite(services, morning, query)
    return groups.map(({ kind, results }) => [kind, ...results.map(({ title }) => title)])
  }
  return { ...desk, find }
}

test('a town that is all that is asked comes before whatever is called the same', async () => {
  const { find, publishEntry } = await openTown()
  await publishEntry(promotion, { title: 'Berlin' })
  expect(await find('berlin')).toEqual([
    ['Restaurants', 'Linden'],
    ['Promotions', 'Berlin'],
  ])
})

test('a word of a restaurant’s name finds it with a typing error, and nothing that it is not called', async () => {
  const { find } = await openTown()
  expect(await find('habrour')).toEqual([['Restaurants', 'Harbour']])
  expect(await find('restaurant linden')).toEqual([['Restaurants', 'Linden']])
  expect(await find('linden hamburg')).toEqual([])
  expect(await find('6696901')).toEqual([])
})
