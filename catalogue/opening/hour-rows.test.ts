import { expect, test } from 'vitest'
import type { Language } from '../languages.ts'
import { siteTranslator } from '../messages/site-translator.ts'
import { dayName, hourRows, spansIn } from './hour-rows.ts'
import { readWeek } from './hours-text.ts'
import { spansOn } from './open-at.ts'
import { isPastMidnight } from './week.ts'

const weekIn = (text: string) => {
  const read = readWeek(text)
  if ('wrong' in read) throw new Error(read.wrong)
  return read.hours
}
const reader = (language: Language) => ({ language, t: siteTranslator(language) })
const rowsIn = (language: Language, text: string) => {
  return hourRows(weekIn(text), reader(language)).map(({ days, hours }) => {
    return `${days}: ${hours}`.replaceAll('\u00a0', ' ')
  })
}

test('days that follow each other with the same hours are one row', () => {
  expect(
    rowsIn('en', 'Mo-Fr 07:00-23:00; Sa 24/7; Sa 00:00-24:00; Su off'.replace('Sa 24/7; ', '')),
  ).toEqual(['Monday - Friday: 7:00 AM - 11:00 PM', 'Saturday: Open 24 hours', 'Sunday: Closed'])
  expect(rowsIn('en', '24/7')).toEqual(['Every day: Open 24 hours'])
  expect(rowsIn('en', 'Mo off; Tu unknown; We-Su off')).toEqual([
    'Monday: Closed',
    'Wednesday - Sunday: Closed',
  ])
})

test('hours are written as readers of the language write them', () => {
  const text = 'Mo-Su 11:00-14:30,17:00-02:00'
  expect(rowsIn('en', text)).toEqual(['Every day: 11:00 AM - 2:30 PM, 5:00 PM - 2:00 AM'])
  expect(rowsIn('de', text)).toEqual(['Täglich: 11:00 – 14:30, 17:00 – 02:00'])
  expect(rowsIn('ae', text)).toEqual(['كل يوم: 11:00 ص – 2:30 م، 5:00 م – 2:00 ص'])
  expect(dayName('su', 'fr')).toBe('dimanche')
  expect(spansIn([], reader('pt'))).toBe('Fechado')
})

test('an exception has the hours of its days', () => {
  const week = weekIn('Mo-Su 11:00-02:00')
  const special = [{ from: '2026-12-24', until: '2026-12-26', spans: [] }]
  const onEach = ['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27'].map((day) => {
    return spansOn({ week, special }, day).map(isPastMidnight)
  })
  expect(onEach).toEqual([[true], [], [], [true]])
})
