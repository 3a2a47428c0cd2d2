import { expect, test } from 'vitest'
import type { Json } from '../json.ts'
import { type AllergenLaw, allergensUnder } from './allergen-laws.ts'
import { allergenNames } from './allergen-names.ts'

const free = Object.fromEntries(allergenNames.map((name) => [name, 'free']))

/** Those that a dish contains or may contain under a law. */
function declared(law: AllergenLaw, dish: Record<string, Json>) {
  const found = Object.entries(allergensUnder(law, { ...free, ...dish }))
  return Object.fromEntries(found.filter(([, level]) => level !== 'free'))
}

const made = (...kinds: string[]) => ({ level: 'contains', kinds })

test('gluten from barley is gluten in Europe and Canada, and no wheat in the US', () => {
  const beer = { gluten: made('barley') }
  expect(declared('eu', beer)).toEqual({ gluten: 'contains' })
  expect(declared('us', beer)).toEqual({})
  expect(declared('canada', beer)).toEqual({ gluten: 'contains' })
})

test.each(['wheat', 'spelt', 'khorasan_wheat', 'triticale'])('%s is wheat in the US', (cereal) => {
  expect(declared('us', { gluten: made('oats', cereal) })).toEqual({ wheat: 'contains' })
  expect(declared('canada', { gluten: made(cereal) })).toEqual({
    wheat: 'contains',
    gluten: 'contains',
  })
})

test('gluten from an unnamed cereal may be wheat: that is unknown, not free', () => {
  expect(declared('us', { gluten: 'contains' })).toEqual({ wheat: 'unknown' })
  expect(declared('eu', { gluten: 'may_contain' })).toEqual({ gluten: 'may_contain' })
})

test('traces of wheat stay traces, and what is unknown stays unknown', () => {
  const traces = { level: 'may_contain', kinds: ['wheat'] }
  expect(declared('us', { gluten: traces, milk: 'unknown' })).toEqual({
    wheat: 'may_contain',
    milk: 'unknown',
  })
})

test('pine nuts are tree nuts in the US and Canada, and not among the nuts of the EU', () => {
  const pesto = { nuts: made('pine_nut') }
  expect(declared('us', pesto)).toEqual({ nuts: 'contains' })
  expect(declared('canada', pesto)).toEqual({ nuts: 'contains' })
  expect(declared('eu', pesto)).toEqual({})
  expect(declared('eu', { nuts: made('pine_nut', 'almond') })).toEqual({ nuts: 'contains' })
})

test('molluscs, celery, mustard, lupin and sulphites are not among the nine of the US', () => {
  const others = ['molluscs', 'celery', 'mustard', 'lupin', 'sulphites']
  const dish = Object.fromEntries(others.map((name) => [name, 'contains']))
  expect(declared('us', dish)).toEqual({})
  expect(Object.keys(declared('canada', dish)).sort()).toEqual(['molluscs', 'mustard', 'sulphites'])
  expect(Object.keys(allergensUnder('us', dish))).toHaveLength(9)
  expect(Object.keys(allergensUnder('eu', dish))).toEqual(allergenNames)
})
