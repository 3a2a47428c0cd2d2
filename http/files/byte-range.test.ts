import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

const asked: [header: string | undefined, answer: ReturnType<typeof byteRange>][] = [
  [undefined, null],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-200', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['items=0-1', null],
  ['kilobytes=0-1', null],
  ['bytes=99999999999999999999-', null],
]

test.each(asked)('%j of 100 bytes is %j', (header, answer) => {
  expect(byteRange(header, 100)).toEqual(answer)
})

test('a part is always inside the file', () => {
  const number = fc.option(fc.nat(300), { nil: '' })
  fc.assert(
    fc.property(number, number, fc.nat(200), (from, to, size) => {
      const range = byteRange(`bytes=${from}-${to}`, size)
      if (range === null || range === 'unsatisfiable') return
      expect(range.first).toBeGreaterThanOrEqual(0)
      expect(range.last).toBeGreaterThanOrEqual(range.first)
      expect(range.last).toBeLessThan(size)
    }),
  )
})
