import { expect, test } from 'vitest'
import { dateWords, momentWords } from './date-words.ts'

// Without a zone, so that the test means the reader's own.
test('dates read DD-MMM-YYYY', () => {
  expect(dateWords('2026-05-01T09:00:00')).toBe('01-May-2026')
  expect(dateWords(null)).toBe('–')
})

test('moments read DD-MMM-YYYY hh:mm am/pm', () => {
  expect(momentWords('2026-11-21T15:05:00')).toBe('21-Nov-2026 03:05 pm')
  expect(momentWords('2026-11-21T00:30:00')).toBe('21-Nov-2026 12:30 am')
  expect(momentWords('2026-11-21T12:00:00')).toBe('21-Nov-2026 12:00 pm')
  expect(momentWords('soon')).toBe('–')
})
