import { expect, test } from 'vitest'
import { readTime } from './time-text.ts'

const christmasEve = { dayFirst: '2026-12-24', monthFirst: '2026-12-24', time: null }

test.each([
  '2026-12-24',
  '2026/12/24',
  '24.12.2026',
  '24. 12. 2026',
  '24.12.26',
  '24-Dec-2026',
  '24 Dec 2026',
  'December 24, 2026',
  '24. Dezember 2026',
  '24 de diciembre de 2026',
  '24 déc. 2026',
  '24 de dez. de 2026',
  '2026年12月24日',
  '46380',
  '\u200e24.12.2026\u200e',
])('%s is Christmas Eve', (text) => {
  expect(readTime(text)).toEqual(christmasEve)
})

test('a day with slashes is the only one that it can be, or both', () => {
  expect(readTime('24/12/2026')).toMatchObject({ dayFirst: '2026-12-24', monthFirst: null })
  expect(readTime('12/24/26')).toMatchObject({ dayFirst: null, monthFirst: '2026-12-24' })
  expect(readTime('5/6/2026')).toMatchObject({ dayFirst: '2026-06-05', monthFirst: '2026-05-06' })
  expect(readTime('٥/٦/٢٠٢٦')).toMatchObject({ dayFirst: '2026-06-05', monthFirst: '2026-05-06' })
})

test.each([
  ['24.12.2026 18:00', '18:00'],
  ['2026-12-24T06:05', '06:05'],
  ['24.12.2026 6:05:00', '06:05'],
  ['12/24/2026 6:05 PM', '18:05'],
  ['12/24/2026 12:05 a.m.', '00:05'],
  ['46380.75', '18:00'],
])('%s has the time %s', (text, time) => {
  expect(readTime(text)?.time).toBe(time)
})

test.each([
  '',
  'soon',
  '30.02.2026',
  '31/31/2026',
  '2026-13-01',
  '12345678',
  '1.5',
  '24.12.2026 25:00',
  '24.12.2026 6:05:30',
  '24.12.2026 13:00 PM',
  '24.12.',
  '24.12.2026 18:00x',
])('%s is no day', (text) => {
  expect(readTime(text)).toBeNull()
})

test('a long text is none, and takes no time', () => {
  expect(readTime('1.'.repeat(100_000))).toBeNull()
  expect(readTime(`24.12.2026${' '.repeat(100_000)}18:00`)).not.toBeNull()
})
