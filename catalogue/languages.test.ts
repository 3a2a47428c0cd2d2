import { expect, test } from 'vitest'
import { locales } from './languages.ts'

test('English dates put the day before the month, times have AM or PM, and a dollar is $', () => {
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const
  const at = Date.UTC(2026, 11, 16, 12)
  expect(new Intl.DateTimeFormat(locales.en, format).format(at)).toBe(
    'Wednesday, 16 December 2026 at 12:00 PM',
  )
  const price = new Intl.NumberFormat(locales.en, { style: 'currency', currency: 'USD' })
  expect(price.format(5.99)).toBe('$5.99')
})
