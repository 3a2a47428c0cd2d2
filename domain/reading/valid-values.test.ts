import { expect, test } from 'vitest'
import { z } from 'zod'
import { validValues } from './valid-values.ts'

let reads = 0
const even = z.number().refine((number) => {
  reads += 1
  return number % 2 === 0
})
const schema = z.strictObject({
  title: z.string().optional(),
  numbers: z.array(even).optional(),
  others: z.array(even).optional(),
})

test('of a list only the elements are left out that no save accepts', () => {
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  expect(validValues(schema, { title: 'Typed', numbers })).toEqual({
    sent: { title: 'Typed', numbers: [0, 2, 4, 6, 8, 10, 12] },
    skipped: ['numbers.1', 'numbers.3', 'numbers.5', 'numbers.7', 'numbers.9', 'numbers.11'],
  })
})

test('a field with too many errors goes as a whole, and the others stay', () => {
  reads = 0
  const hostile = Array.from({ length: 1_000 }, () => 1)
  expect(
    validValues(schema, { title: 'Typed', numbers: hostile, others: [2, ...hostile] }),
  ).toEqual({
    sent: { title: 'Typed' },
    skipped: ['numbers', 'others'],
  })
  expect(reads).toBe(2_001)
})

test('no element is read more than twice', () => {
  reads = 0
  const numbers = [...Array.from({ length: 1_000 }, () => 2), 1, 3]
  expect(validValues(schema, { numbers, others: [1] })).toEqual({
    sent: { numbers: numbers.slice(0, -2), others: [] },
    skipped: ['numbers.1000', 'numbers.1001', 'others.0'],
  })
  expect(reads).toBe(1_002 + 1_000 + 1)
})

test('a field that stays wrong is left out, and unknown ones are named', () => {
  const unknown = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`field${at}`, 'x']))
  const { sent, skipped } = validValues(schema, { title: 7, numbers: [4], ...unknown })
  expect(sent).toEqual({ numbers: [4] })
  expect(skipped).toHaveLength(21)
  expect(skipped).toContain('title')
  const strange = JSON.parse('{"__proto__":{"title":"x"},"title":"Typed"}')
  expect(validValues(schema, strange)).toEqual({ sent: { title: 'Typed' }, skipped: ['__proto__'] })
})
