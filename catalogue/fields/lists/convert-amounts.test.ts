import { expect, test } from 'vitest'
import { type Content, emptyContent } from '#catalogue/declaration.ts'
import { everyKind } from '#test/content/every-kind.ts'
import { amountsIn, convertAmount, convertAmounts } from './convert-amounts.ts'

/** A price of its own, and those of two sizes. */
function priced(own: number | null, ...sizes: number[]): Content {
  const rows = sizes.map((price, at) => ({ id: at + 1, values: { name: `Size ${at}`, price } }))
  return { ...emptyContent(everyKind), values: { price: own, sizes: rows } }
}

const amounts = (content: Content) => amountsIn(everyKind, content)
const convert = (content: Content, from: string, to: string) =>
  convertAmounts(everyKind, content, from, to)

test('an amount keeps its value in the main unit, as near as the currency can tell it', () => {
  const cases: [minor: number, from: string, to: string, right: number][] = [
    [390, 'EUR', 'JPY', 4],
    [349, 'EUR', 'JPY', 3],
    [350, 'EUR', 'JPY', 4],
    [390, 'EUR', 'KWD', 3900],
    [390, 'EUR', 'USD', 390],
    [4, 'JPY', 'EUR', 400],
    [1255, 'KWD', 'EUR', 126],
    [1255, 'KWD', 'JPY', 1],
  ]
  for (const [minor, from, to, right] of cases)
    expect([minor, from, to, convertAmount(minor, from, to)]).toEqual([minor, from, to, right])
})

test('what costs something costs something after rounding, and what is free stays free', () => {
  expect(convertAmount(40, 'EUR', 'JPY')).toBe(1)
  expect(convertAmount(0, 'EUR', 'JPY')).toBe(0)
})

test('amounts in rows are converted too, and what is not given stays so', () => {
  expect(amounts(convert(priced(390, 250, 40), 'EUR', 'JPY'))).toEqual([4, 3, 1])
  const none = convert(priced(null, 250), 'EUR', 'JPY')
  expect([none.values.price, amounts(none)]).toEqual([null, [3]])
})

test('converting back gives what was there, but for what has been changed meanwhile', () => {
  const yen = convert(priced(390, 250, 40), 'EUR', 'JPY')
  expect(convert(yen, 'JPY', 'EUR')).toEqual(priced(390, 250, 40))
  const changed = { ...yen, values: { ...yen.values, price: 5 } }
  expect(amounts(convert(changed, 'JPY', 'EUR'))).toEqual([500, 250, 40])
})

test('between currencies with as many decimals nothing is touched', () => {
  const content = priced(390, 250)
  expect(convert(content, 'EUR', 'USD')).toBe(content)
})
