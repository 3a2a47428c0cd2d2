import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSpans, formatWeek, readSpans, readWeek } from './hours-text.ts'
import { allDay, unsetWeek, weekOf } from './week.ts'

const week = (text: string) => {
  const read = readWeek(text)
  if ('wrong' in read) throw new Error(`Not understood: ${read.wrong}`)
  return read.hours
}

test('a week is written as people write it in a spreadsheet, and read again', () => {
  const text = 'Mo-Fr 07:00-23:00; Sa 08:00-14:00,18:00-02:00; Su off'
  expect(formatWeek(week(text))).toBe(text)
  expect(week(text)).toMatchObject({
    tu: [{ opens: '07:00', closes: '23:00' }],
    sa: [
      { opens: '08:00', closes: '14:00' },
      { opens: '18:00', closes: '02:00' },
    ],
    su: [],
  })
})

test('shorter and looser spellings mean the same', () => {
  expect(formatWeek(week('mo – fr 7:00 – 23:00'))).toBe('Mo-Fr 07:00-23:00; Sa-Su off')
  expect(formatWeek(week('Fr-Mo 22:00-26:00'))).toBe('Mo 22:00-02:00; Tu-Th off; Fr-Su 22:00-02:00')
  expect(formatWeek(week('Mo,We closed; Tu unknown'))).toBe('Mo off; Tu unknown; We-Su off')
  expect(formatWeek(week('10:00-00:00; Su off'))).toBe('Mo-Sa 10:00-24:00; Su off')
  expect(week('24/7')).toEqual(weekOf(() => [allDay]))
})

test('what is not understood is named, part by part', () => {
  const wrong = (text: string) => {
    const read = readWeek(text)
    return 'wrong' in read ? read.wrong : null
  }
  expect(wrong('Mo-Fr 07:00-23:00; Samstag 08:00-12:00')).toBe('Samstag 08:00-12:00')
  expect(wrong('Mo 7-23')).toBe('Mo 7-23')
  expect(wrong('Mo 25:00-26:00')).toBe('Mo 25:00-26:00')
  expect(wrong('Mo 07:00-24:30')).toBe('Mo 07:00-24:30')
  expect(wrong('Mo-Tu-We 07:00-23:00')).toBe('Mo-Tu-We 07:00-23:00')
  expect(wrong('Mo 07:60-23:00')).toBe('Mo 07:60-23:00')
  expect(wrong('Mo off;')).toBe('')
  expect(readSpans('always')).toEqual({ wrong: 'always' })
  expect(readSpans('unknown')).toEqual({ wrong: 'unknown' })
})

test('any week comes back from its text as it was', () => {
  const two = (count: number) => String(count).padStart(2, '0')
  const time = fc.tuple(fc.nat(23), fc.nat(59)).map(([hours, minutes]) => {
    return `${two(hours)}:${two(minutes)}`
  })
  const closing = time.map((text) => (text === '00:00' ? '24:00' : text))
  const spans = fc.array(fc.record({ opens: time, closes: closing }), { maxLength: 3 })
  const days = fc.array(fc.option(spans), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(days, spans, (list, one) => {
      const made = weekOf(
        (day) => list[['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].indexOf(day)] ?? null,
      )
      const text = formatWeek(made)
      expect(text === '' ? unsetWeek : week(text)).toEqual(made)
      expect(readSpans(formatSpans(one))).toEqual({ hours: one })
    }),
  )
})
