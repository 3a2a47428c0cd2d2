import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { itemTitle } from './item-title.ts'

test('a card is called by its title, a slide by what it is about', () => {
  const cardFields = discover.set?.fields ?? []
  expect(itemTitle(cardFields, { title: 'Line check', button: 'More' })).toBe('Line check')
  const slideFields = heroBanner.set?.fields ?? []
  expect(itemTitle(slideFields, { name: 'Main Banner', entity_name: 'Summer' })).toBe('Summer')
  expect(itemTitle(slideFields, { name: 'Main Banner', entity_name: '' })).toBe('')
})

test('what is of a day is called by it first: hours at Christmas, whatever their note says', () => {
  const exceptions = location.fields.find(({ key }) => key === 'exceptions')?.rows?.fields ?? []
  const christmas = { date: '2026-12-25', until: null, note: 'Merry Christmas' }
  expect(itemTitle(exceptions, christmas)).toBe('Friday, 25 December 2026 · Merry Christmas')
  expect(itemTitle(exceptions, { date: '', note: 'Merry Christmas' })).toBe('Merry Christmas')
  expect(itemTitle(exceptions, { date: '2026-12-25', note: '' })).toBe('Friday, 25 December 2026')
})
