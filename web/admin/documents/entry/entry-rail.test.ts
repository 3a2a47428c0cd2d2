import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { missingFields } from './entry-rail.tsx'

const keys = (...input: Parameters<typeof missingFields>) =>
  missingFields(...input).map(({ key }) => key)

test('the checks name required fields that are empty, and no others', () => {
  expect(keys(promotion.fields, {})).toEqual(['title'])
  expect(keys(promotion.fields, { title: '  ' })).toEqual(['title'])
  expect(keys(promotion.fields, { title: 'Soup season' })).toEqual([])
  expect(keys(location.fields, { name: 'Mill Lane' })).toEqual([])
})
