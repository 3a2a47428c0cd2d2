import { expect, test } from 'vitest'
import { dateWords, momentWords, withTimes } from './date-words.ts'

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

test("a sentence of the server shows its times in the reader's zone, and is otherwise as it came", () => {
  const at = '2026-11-21T15:05:00.000Z'
  expect(withTimes(`Main Menu was submitted on ${at} and is locked.`)).toBe(
    `Main Menu was submitted on ${momentWords(at)} and is locked.`,
  )
  const quoted = 'Incomplete details. Please complete the form.'
  expect(withTimes(quoted)).toBe(quoted)
})
