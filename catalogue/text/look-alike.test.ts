import { expect, test } from 'vitest'
import { skeletonsOf, toLatin } from './look-alike.ts'

const areAlike = (one: string, other: string, withinAscii = true) =>
  !skeletonsOf(one, { withinAscii }).isDisjointFrom(skeletonsOf(other, { withinAscii }))

test.each([
  ['approver', 'аpprover'],
  ['approver', 'approver\u200b'],
  ['approver', 'ap\u2060prover'],
  ['approver', '\u00adApprover'],
  ['approver', 'аррrоvеr'],
  ['TOM', 'ТОМ'],
  ['Ivan', 'lvan'],
  ['anna1', 'annal'],
  ['bob0', 'bobO'],
  ['BOB0', 'bobo'],
  ['barney', 'bamey'],
  ['élodie', 'еlodie'.replace('е', 'е\u0301')],
  ['ｆｕｌｌ', 'full'],
])('%s and %s look the same', (one, other) => {
  expect(areAlike(one, other)).toBe(true)
})

test.each([
  ['editor', 'editor2'],
  ['élodie', 'elodie'],
  ['анна', 'анне'],
  ['علی', 'على2'],
  ['李', '季'],
])('%s and %s do not', (one, other) => {
  expect(areAlike(one, other)).toBe(false)
})

test('addresses that differ in Latin letters alone are two, and one with a foreign letter is no third', () => {
  expect(areAlike('erna@marigold.example', 'ema@marigold.example', false)).toBe(false)
  expect(areAlike('anna1@marigold.example', 'annal@marigold.example', false)).toBe(false)
  expect(areAlike('emа@marigold.example', 'ema@marigold.example', false)).toBe(true)
})

test('a code in letters that only look Latin is the Latin one, others stay', () => {
  expect([toLatin('А-12'), toLatin('В7'), toLatin('a-12')].map((it) => it.toLowerCase())).toEqual([
    'a-12',
    'b7',
    'a-12',
  ])
  expect(['ألف', 'Жук', '牛肉'].map(toLatin)).toEqual(['ألف', 'Жук', '牛肉'])
})
