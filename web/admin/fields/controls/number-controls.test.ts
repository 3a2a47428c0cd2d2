import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages, locales } from '#catalogue/languages.ts'
import { decimalsOf, editedNumber, typedNumber } from './number-controls.tsx'

const every = test.each(languages.map((language) => locales[language]))

every('%s: what is shown to be edited is read as the same number', (locale) => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 3 }), (steps, decimals) => {
      const number = steps / 10 ** decimals
      expect(typedNumber(editedNumber(number, locale, decimals), locale)).toBe(number)
      expect(decimalsOf(number)).toBeLessThanOrEqual(decimals)
      const parted = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
      expect(typedNumber(parted.format(number), locale)).toBe(number)
    }),
  )
})

test.each([
  ['de', '1.234,50 €', 1234.5],
  ['de', '5.99', 5.99],
  ['de', '1.500', 1500],
  ['en', '1,500', 1500],
  ['en', '5,9', 5.9],
  ['en', '.5', 0.5],
  ['en', '12.', 12],
  ['fr', '1 234,5', 1234.5],
  ['ar-AE', '١٢٫٥', 12.5],
  ['zh-Hans', '３．５', 3.5],
  ['en', '', null],
  ['en', 'about 5', null],
  ['en', '-5', -5],
  ['de', '−0,0863', -0.0863],
  ['en', '-0', 0],
  ['en', '-', null],
  ['en', '--5', null],
  ['en', '5-', null],
  ['en', '1.2.3', null],
  ['en', '1,23,4', null],
  ['en', '1e5', null],
  ['en', '9999999999999', null],
])('in %s "%s" is %s', (locale, text, number) => {
  expect(typedNumber(text, locale)).toBe(number)
})
