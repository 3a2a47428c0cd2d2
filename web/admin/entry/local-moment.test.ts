import { expect, test } from 'vitest'
import { isoOf, localOf } from './local-moment.ts'

test('a moment that was typed is the same when it is shown again', () => {
  const iso = isoOf('2026-11-22T09:30')
  expect(iso).toMatch(/^2026-11-2[123]T.*Z$/)
  expect(localOf(iso ?? '')).toBe('2026-11-22T09:30')
})

test('what is empty or half typed is no moment', () => {
  expect([isoOf(''), isoOf('2026-11-'), localOf('')]).toEqual([null, null, ''])
})
