import { expect, test } from 'vitest'
import { noonOf } from './noon-of.ts'

const now = Date.parse('2026-11-27T23:30:00Z')

test('the page of a day is that of noon in the zone of the brand', () => {
  expect(noonOf('Asia/Dubai', '2026-11-28', now)).toBe('2026-11-28T08:00:00.000Z')
  expect(noonOf('America/Chicago', '2026-11-27', now)).toBe('2026-11-27T18:00:00.000Z')
  expect(noonOf('UTC', '9998-12-31', now)).toBe('9998-12-31T12:00:00.000Z')
})

test('a day that is past, or half typed, is no day of a preview', () => {
  for (const date of ['', '2026-11-27', '0002-01-01', '12026-01-01', '9999-12-31', '275760-09-13'])
    expect(noonOf('Asia/Dubai', date, now)).toBeUndefined()
})
