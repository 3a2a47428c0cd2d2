import { afterEach, expect, test } from 'vitest'
import '#test/speak-english.ts'
import {
  formatDate,
  formatMenuStamp,
  formatMoment,
  formatMomentIn,
  formatTimesIn,
} from './format-date.ts'
import { setLanguage } from './translate.ts'

afterEach(() => setLanguage('en'))

// Without a zone, so that the test means the reader's own.
test('dates read DD-MMM-YYYY', () => {
  expect(formatDate('2026-05-01T09:00:00')).toBe('01-May-2026')
  expect(formatDate(null)).toBe('–')
})

test('moments read DD-MMM-YYYY hh:mm am/pm', () => {
  expect(formatMoment('2026-11-21T15:05:00')).toBe('21-Nov-2026 03:05 pm')
  expect(formatMoment('2026-11-21T00:30:00')).toBe('21-Nov-2026 12:30 am')
  expect(formatMoment('2026-11-21T12:00:00')).toBe('21-Nov-2026 12:00 pm')
  expect(formatMoment('soon')).toBe('–')
})

test('menus say day/month/year and the time on twelve hours', () => {
  expect(formatMenuStamp('2026-11-21T15:05:00')).toBe('21/11/2026 03:05 pm')
  expect(formatMenuStamp('2026-02-01T00:30:00')).toBe('01/02/2026 12:30 am')
  expect(formatMenuStamp(null)).toBe('–')
})

test('other languages have dates and times as they write them', async () => {
  await setLanguage('de')
  expect(formatDate('2026-05-01T09:00:00')).toBe('01. Mai 2026')
  expect(formatMoment('2026-11-21T15:05:00')).toBe('21. Nov. 2026, 15:05')
  expect(formatMenuStamp('2026-11-21T15:05:00')).toBe('21.11.2026, 15:05')
  await setLanguage('cn')
  expect(formatMoment('2026-11-21T15:05:00')).toBe('2026年11月21日 15:05')
})

test("a sentence of the server shows its times in the reader's zone, and is otherwise as it came", () => {
  const at = '2026-11-21T15:05:00.000Z'
  expect(formatTimesIn(`Main Menu was submitted on ${at} and is locked.`)).toBe(
    `Main Menu was submitted on ${formatMoment(at)} and is locked.`,
  )
  const quoted = 'Incomplete details. Please complete the form.'
  expect(formatTimesIn(quoted)).toBe(quoted)
})

test("a window says both clocks where the brand's are not the reader's", () => {
  const at = '2026-11-21T22:00:00.000Z'
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(formatMomentIn(at, own)).toBe(formatMoment(at))
  expect(formatMomentIn(at, null)).toBe(formatMoment(at))
  const both = formatMomentIn(at, 'Pacific/Kiritimati')
  // First the time that stands in the field, then the reader's own.
  expect(both.startsWith('22-Nov-2026 12:00 pm GMT+14 (')).toBe(true)
  expect(both).toContain(`(${formatMoment(at)}`)
})
