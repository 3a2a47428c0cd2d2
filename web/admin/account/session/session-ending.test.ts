import { expect, test } from 'vitest'
import { isEnding } from './session-ending.tsx'

test.each([
  ['2026-05-04T08:15:00.000Z', true],
  ['2026-05-04T08:00:01.000Z', true],
  ['2026-05-04T08:15:01.000Z', false],
  ['2026-05-04T08:00:00.000Z', false],
  ['2026-05-04T07:00:00.000Z', false],
  ['soon', false],
])('at eight people are warned of an end at %s: %s', (endsAt, isWarned) => {
  expect(isEnding(endsAt, Date.parse('2026-05-04T08:00:00.000Z'))).toBe(isWarned)
})
