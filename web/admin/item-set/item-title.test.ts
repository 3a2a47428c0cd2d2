import { expect, test } from 'vitest'
import { discover } from '#catalogue/home/discover.ts'
import { heroBanner } from '#catalogue/home/hero-banner.ts'
import { itemTitle } from './item-title.ts'

test('a card is called by its title, a slide by what it is about', () => {
  const cardFields = discover.set?.fields ?? []
  expect(itemTitle(cardFields, { title: 'Line check', button: 'More' })).toBe('Line check')
  const slideFields = heroBanner.set?.fields ?? []
  expect(itemTitle(slideFields, { name: 'Main Banner', entity_name: 'Summer' })).toBe('Summer')
  expect(itemTitle(slideFields, { name: 'Main Banner', entity_name: '' })).toBe('')
})
