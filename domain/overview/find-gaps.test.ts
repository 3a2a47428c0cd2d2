import { expect, test } from 'vitest'
import { findGaps } from './find-gaps.ts'

const days = [1, 2, 3, 4, 5].map((day) => `2026-05-0${day}T00:00:00.000Z`)
const noon = '2026-05-01T12:00:00.000Z'

test('a day on which nothing is on the site for hours is a gap, and a minute at midnight is none', () => {
  const windows = [
    { starts_at: null, ends_at: '2026-05-01T23:59:00.000Z' },
    { starts_at: '2026-05-02T00:00:00.000Z', ends_at: '2026-05-03T06:00:00.000Z' },
    { starts_at: '2026-05-03T15:00:00.000Z', ends_at: null },
  ]
  expect(findGaps(windows, days, noon)).toEqual([false, false, true, false])
})

test('a window inside another one ends nothing, and the time before now does not count', () => {
  const windows = [
    { starts_at: '2026-05-01T12:00:00.000Z', ends_at: '2026-05-04T00:00:00.000Z' },
    { starts_at: '2026-05-02T08:00:00.000Z', ends_at: '2026-05-02T10:00:00.000Z' },
  ]
  expect(findGaps(windows, days, noon)).toEqual([false, false, false, true])
  expect(findGaps([], days, '2026-05-03T00:00:00.000Z')).toEqual([false, false, true, true])
})
