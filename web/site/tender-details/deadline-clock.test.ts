import { expect, test } from 'vitest'
import { formatTimeLeft } from './deadline-clock.tsx'

test('how long it is until a deadline is told by its two largest units', () => {
  const minute = 60_000
  expect(formatTimeLeft(3 * 24 * 60 * minute + 125 * minute, 'en')).toBe('3 days, 2 hours')
  expect(formatTimeLeft(61 * minute, 'en')).toBe('1 hour, 1 minute')
  expect(formatTimeLeft(90_400, 'en')).toBe('1 minute, 31 seconds')
  expect(formatTimeLeft(1, 'de')).toBe('0 Tage und 1 Sekunde'.slice(-9))
})
