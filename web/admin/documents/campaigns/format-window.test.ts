import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { formatWindow } from './format-window.ts'

test('a window is said by its dates, and by the days on which it repeats', () => {
  const none = { starts_at: null, ends_at: null, repeats: null }
  expect(formatWindow(none, null)).toEqual(['From its approval until somebody stops it'])
  const ends = { ...none, ends_at: '2027-06-01T12:00:00Z' }
  expect(formatWindow(ends, null)).toEqual([expect.stringContaining('From its approval until')])
  const repeats = { days: [5, 1], from: '18:00', to: '02:00', until: '2027-08-31' }
  const days = 'Mon, Fri, 06:00 pm to 02:00 am, until 31-Aug-2027'
  expect(formatWindow({ ...none, repeats }, null)).toEqual([days])
  expect(formatWindow({ ...ends, repeats }, null)).toEqual([expect.any(String), days])
})
