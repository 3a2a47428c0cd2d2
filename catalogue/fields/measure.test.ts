import { expect, test } from 'vitest'
import { readCells } from '../spreadsheet/read-cell.ts'
import { measure } from './measure.ts'

const portion = measure('Portion', { units: ['g', 'ml'], max: 20_000 })('portion')

const accepts = (value: unknown) => portion.requestSchema.portion?.safeParse(value).success

test('an amount has one of the units, a tenth at most, and is more than nothing', () => {
  for (const fine of [{ amount: 250, unit: 'ml' }, { amount: 0.1, unit: 'g' }, null])
    expect(accepts(fine)).toBe(true)
  for (const wrong of [
    { amount: 0, unit: 'g' },
    { amount: 1.25, unit: 'g' },
    { amount: 20_001, unit: 'g' },
    { amount: 250, unit: 'oz' },
    { amount: 250 },
    { amount: '250', unit: 'g' },
    '250 ml',
  ])
    expect(accepts(wrong)).toBe(false)
})

test('what a save leaves out stays, and null empties it', () => {
  const before = { amount: 250, unit: 'ml' } as const
  expect(portion.read({}, before)).toBeUndefined()
  expect(portion.read({ portion: null }, before)).toBeNull()
  expect(portion.toWire(before, new Map())).toEqual({ portion: before })
})

test.each([
  ['250 ml', { amount: 250, unit: 'ml' }],
  ['120g', { amount: 120, unit: 'g' }],
  ['12,5 G', { amount: 12.5, unit: 'g' }],
  ['٢٥٠ ml', { amount: 250, unit: 'ml' }],
  ['', null],
  ['8 oz', '8 oz'],
  ['about 250 ml', 'about 250 ml'],
  ['ml', 'ml'],
])('a cell with "%s" is read', (text, read) => {
  expect(readCells(portion, new Map([[null, text]]), 'EUR')).toEqual(read)
})
