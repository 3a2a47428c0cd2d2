import { expect, test } from 'vitest'
import { timeLeft } from './deadline-clock.tsx'

test('how long it is until a deadline is told by its two largest units', () => {
  const minute = 60_000
  expect(timeLeft(3 * 24 * 60 * minute + 125 * minute, 'en')).toBe('3 days, 2 hours')
  expect(timeLeft(61 * minute, 'en')).toBe('1 hour, 1 minute')
  expect(timeLeft(90_400, 'en')).toBe('1 minute, 31 seconds')
  expect(timeLeft(1, 'de')).toBe('0 Tage und 1 Sekunde'.slice(-9))
})
