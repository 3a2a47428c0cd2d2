import { afterEach, expect, test } from 'vitest'
import '#test/speak-english.ts'
import { dateWords, menuStamp, momentWords, windowWords, withTimes } from './date-words.ts'
import { setLanguage } from './translate.ts'

afterEach(() => setLanguage('en'))

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

test('menus say day/month/year and the time on twelve hours', () => {
  expect(menuStamp('2026-11-21T15:05:00')).toBe('21/11/2026 03:05 pm')
  expect(menuStamp('2026-02-01T00:30:00')).toBe('01/02/2026 12:30 am')
  expect(menuStamp(null)).toBe('–')
})

test('other languages have dates and times as they write them', async () => {
  await setLanguage('de')
  expect(dateWords('2026-05-01T09:00:00')).toBe('01. Mai 2026')
  expect(momentWords('2026-11-21T15:05:00')).toBe('21. Nov. 2026, 15:05')
  expect(menuStamp('2026-11-21T15:05:00')).toBe('21.11.2026, 15:05')
  await setLanguage('cn')
  expect(momentWords('2026-11-21T15:05:00')).toBe('2026年11月21日 15:05')
})

test("a sentence of the server shows its times in the reader's zone, and is otherwise as it came", () => {
  const at = '2026-11-21T15:05:00.000Z'
  expect(withTimes(`Main Menu was submitted on ${at} and is locked.`)).toBe(
    `Main Menu was submitted on ${momentWords(at)} and is locked.`,
  )
  const quoted = 'Incomplete details. Please complete the form.'
  expect(withTimes(quoted)).toBe(quoted)
})

test("a window says both clocks where the brand's are not the reader's", () => {
  const at = '2026-11-21T22:00:00.000Z'
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(windowWords(at, own)).toBe(momentWords(at))
  expect(windowWords(at, null)).toBe(momentWords(at))
  const both = windowWords(at, 'Pacific/Kiritimati')
  // First the time that stands in the field, then the reader's own.
  expect(both.startsWith('22-Nov-2026 12:00 pm GMT+14 (')).toBe(true)
  expect(both).toContain(`(${momentWords(at)}`)
})
