import { expect, test } from 'vitest'
import { menuStamp } from './menu-stamp.ts'

// Without a zone, so that the test means the reader's own.
test('menus say day/month/year and the time on twelve hours', () => {
  expect(menuStamp('2026-11-21T15:05:00')).toBe('21/11/2026 03:05 pm')
  expect(menuStamp('2026-02-01T00:30:00')).toBe('01/02/2026 12:30 am')
  expect(menuStamp('2026-02-01T12:00:00')).toBe('01/02/2026 12:00 pm')
  expect(menuStamp(null)).toBe('–')
})
