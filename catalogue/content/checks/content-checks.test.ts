import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { contentFaults } from './content-faults.ts'
import { isPageAt, targetAt, targetsOf } from './targets-of.ts'

const content = (values: object) => ({ values: { ...values }, items: [], lastItemId: 0 })

test('a restaurant without hours is found, unless it is still to open', () => {
  const offers = content({ services: ['dine_in'], time_zone: 'UTC' })
  expect(contentFaults(location, offers)).toEqual(['hours'])
  expect(contentFaults(location, content({}))).toEqual(['hours'])
  expect(contentFaults(location, content({ ...offers.values, state: 'coming' }))).toEqual([])
})

test('a dish of which an allergen is unknown is found, and one that says all is not', () => {
  expect(contentFaults(menuItem, content({}))).toEqual(['allergens'])
  const all = menuItem.fields.find(({ key }) => key === 'allergens')?.levels?.items ?? []
  const said = Object.fromEntries(all.map(({ value }) => [value, 'free']))
  expect(contentFaults(menuItem, content({ allergens: said }))).toEqual([])
  expect(contentFaults(menuItem, content({ allergens: { ...said, milk: 'unknown' } }))).toEqual([
    'allergens',
  ])
  expect(contentFaults(promotion, content({}))).toEqual([])
})

test('an address of this site tells which entry it leads to, in whatever language', () => {
  const offer = { type: 'promotion', id: 17 }
  for (const address of [
    '/promotion/17/details',
    '/promotion/17-summer-box/details',
    '/ar/promotion/17-summer-box/details?from=home#terms',
  ])
    expect(targetAt(address), address).toEqual(offer)
  expect(targetAt('/promotion')).toBeNull()
  expect(targetAt('/promotion/summer/details')).toBeNull()
  expect(targetAt('https://elsewhere.example/promotion/17/details')).toBeNull()
})

test('what content leads to is found in the addresses that stand in it', () => {
  const card = { id: 1, values: { url: '/promotion/17-summer/details' } }
  expect(targetsOf(discover, { values: {}, items: [card], lastItemId: 1 })).toEqual([
    { type: 'promotion', id: 17 },
  ])
  expect(targetsOf(promotion, content({ cta_url: '/menu-details/5' }))).toEqual([
    { type: 'menu-item', id: 5 },
  ])
  // No browser can decode it: it is not the home page.
  expect(targetsOf(promotion, content({ cta_url: '/%E0' }))).toEqual([{ type: '/%E0', id: 0 }])
  expect(targetsOf(promotion, content({ cta_url: 'https://elsewhere.example/' }))).toEqual([])
})

test('pages that are always there are told from addresses at which there is nothing', () => {
  const pages = ['/', '/home', '/promotion']
  for (const address of ['/', '/promotion/', '/de/promotion?x=1', '/media/a.jpg', '/our-app'])
    expect(isPageAt(address, pages), address).toBe(true)
  for (const address of ['/offers', '/promotion/old', '/de/offers'])
    expect(isPageAt(address, pages), address).toBe(false)
})
