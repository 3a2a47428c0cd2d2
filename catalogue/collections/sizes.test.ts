import { expect, test } from 'vitest'
import { inEnglish } from '../messages/localize.ts'
import { checkSizes, saltOf } from './sizes.ts'

function faults(values: Record<string, number | null>) {
  const errors = checkSizes([{ id: 1, values: { name: '', ...values } }])
  return Object.entries(errors).map(([path, list]) => `${path}: ${list.map(inEnglish).join()}`)
}

test('trans fat is a part of the fat', () => {
  expect(faults({ fat: 4, trans_fat: 4 })).toEqual([])
  expect(faults({ fat: 4, trans_fat: 4.1 })).toEqual([
    expect.stringMatching(/^sizes\.0\.trans_fat: /),
  ])
  expect(faults({ fat: null, trans_fat: 4 })).toEqual([])
})

test('salt and sodium are the same amount, as far as labels round them', () => {
  for (const sodium of [780, 820, 800, null]) expect(faults({ salt: 2, sodium })).toEqual([])
  for (const sodium of [700, 2, 2_000]) {
    expect(faults({ salt: 2, sodium })).toEqual([
      'sizes.0.sodium: Salt and sodium do not agree: 1 g of salt contains 400 mg of sodium.',
    ])
  }
  expect(faults({ salt: 0.1, sodium: 30 })).toEqual([])
})

test('salt is worked out from sodium where that alone is known', () => {
  expect(saltOf({ salt: null, sodium: 800 })).toBe(2)
  expect(saltOf({ salt: null, sodium: 1 })).toBe(0)
  expect(saltOf({ salt: 1.9, sodium: 800 })).toBe(1.9)
  expect(saltOf({ salt: null, sodium: null })).toBeNull()
})
