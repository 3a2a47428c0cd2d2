import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { assignErrors, firstItemWithError, noErrors, withoutItemError } from './field-errors.ts'
import { newItem } from './form-content.ts'

const items = ['a', 'b'].map((key) => newItem(heroBanner, key))

test('sentences find their fields by wire path', () => {
  const placed = assignErrors(workWithUs, { title: ['Please fill in Title.'] }, [])
  expect(placed).toEqual({ ...noErrors, values: { title: 'Please fill in Title.' } })
})

test('a sentence of a slide follows the slide, under whatever name the save used', () => {
  const sent = { 'banners.1.gallery_id': ['No picture.'], 'banners.1.entity': ['No category.'] }
  const placed = assignErrors(heroBanner, sent, items)
  expect(placed.items).toEqual({ b: { gallery_id: 'No picture.', entity_id: 'No category.' } })
  expect(firstItemWithError(placed, items)).toBe('b')
})

test('the set as a whole, and what no field shows, keep their sentences', () => {
  const placed = assignErrors(heroBanner, { banners: ['Add one.'], version: ['Wrong.'] }, items)
  expect(placed).toMatchObject({ set: 'Add one.', rest: ['Wrong.'] })
})

test('mending a field takes its sentence away, and the last one takes the slide off the list', () => {
  const placed = assignErrors(heroBanner, { 'banners.0.gallery_id': ['No picture.'] }, items)
  expect(withoutItemError(placed, 'a', ['gallery_id']).items).toEqual({})
})

test('what is wrong with a day of a week stands beside that day', () => {
  const restaurant = { ...workWithUs, fields: location.fields }
  const placed = assignErrors(restaurant, { 'dine_in_hours.fr': ['These hours overlap.'] }, [])
  expect(placed.values).toEqual({ 'dine_in_hours.fr': 'These hours overlap.' })
})
