import { expect, test } from 'vitest'
import { readForeignAmount } from './cell-text.ts'
import { readForeignHours } from './foreign-hours.ts'

test.each([
  ['Mo–Fr 11–22 Uhr, So Ruhetag', 'Mo-Fr 11:00-22:00; Su off'],
  ['Mo-Do: 11:00 - 22:00 Uhr\nFr+Sa 11-24 Uhr', 'Mo-Th 11:00-22:00; Fr,Sa 11:00-24:00'],
  ['täglich 10-22 Uhr', 'Mo-Su 10:00-22:00'],
  ['lun-ven 11h30-14h / 18h-23h', 'Mo-Fr 11:30-14:00,18:00-23:00'],
  ['lundi au samedi 11h-23h, dimanche fermé', 'Mo-Sa 11:00-23:00; Su off'],
  ['sábado y domingo de 13:00 a 00:00', 'Sa,Su 13:00-00:00'],
  ['segunda a sexta das 11h às 22h', 'Mo-Fr 11:00-22:00'],
  ['周一至周五 11:00-22:00', 'Mo-Fr 11:00-22:00'],
  ['周一至周五 10：00-22：00；周六、周日 09:00-23:00', 'Mo-Fr 10:00-22:00; Sa,Su 09:00-23:00'],
  ['11am-midnight', '11:00-24:00'],
  ['Mo-Sa noon-10pm', 'Mo-Sa 12:00-22:00'],
  ['الأحد-الخميس ١٠:٠٠-٢٣:٠٠', 'Su-Th 10:00-23:00'],
  ['10:00 ص - 11:00 م', '10:00-23:00'],
  ['11am - 10pm', '11:00-22:00'],
  ['5-10 pm', '17:00-22:00'],
  ['12-10 pm', '12:00-22:00'],
  ['24h', '00:00-24:00'],
  ['مغلق', 'off'],
])('%j is read', (typed, hours) => {
  expect(readForeignHours(typed)).toBe(hours)
})

test.each([
  'Feiertags zu',
  'Mo-Fr 11',
  'ab 11 Uhr',
  'nach Vereinbarung',
  '11-22-23',
  '',
  `${'Mo 11-22 '.repeat(500)}`,
])('%j is left to a person', (typed) => {
  expect(readForeignHours(typed)).toBeNull()
})

test('a hostile cell takes no time', () => {
  for (const part of ['Mo-', '11-', '1h', '24 ', 'é’', ' ', '-', 'a-feira'])
    readForeignHours(part.repeat(2_000).slice(0, 2_000))
})

test.each([
  ['8,90 €', 'EUR', 890],
  ['€ 8.90', 'EUR', 890],
  ['8,9', 'EUR', 890],
  ['8 EUR', 'EUR', 800],
  ['1.234,50', 'EUR', 123_450],
  ['US$8.50', 'USD', 850],
  ['٨٫٥٠', 'AED', 850],
  ['$8', 'EUR', undefined],
  ['890', 'EUR', undefined],
  ['1.500', 'EUR', undefined],
  ['8,90 / 9,90', 'EUR', undefined],
])('%j in %s is %j', (typed, currency, minor) => {
  expect(readForeignAmount(typed, currency)).toBe(minor)
})
