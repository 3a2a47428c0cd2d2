import '#test/speak-english.ts'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '#web/admin/i18n/translate.ts'
import { formatSize } from './format-size.ts'

afterEach(() => setLanguage('en'))

test('sizes are said in the unit that fits', () => {
  expect([0, 1, 999, 1000, 340_400].map(formatSize)).toEqual([
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1 KB',
    '340 KB',
  ])
  expect([999_600, 3_440_000, 20_000_000, 1_500_000_000].map(formatSize)).toEqual([
    '1 MB',
    '3.4 MB',
    '20 MB',
    '1.5 GB',
  ])
})

test('sizes are written as the reader writes numbers', async () => {
  await setLanguage('fr')
  expect(formatSize(3_440_000)).toBe('3,4\u202fMo')
  await setLanguage('de')
  expect([512, 3_440_000].map(formatSize)).toEqual(['512 Byte', '3,4 MB'])
})
