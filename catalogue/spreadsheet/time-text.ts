import { languages, locales } from '#catalogue/languages.ts'
import { matchKey } from './option-labels.ts'

/** A day of a spreadsheet, read day first and month first. */
export interface ReadTime {
  dayFirst: string | null
  monthFirst: string | null
  time: string | null
}

/** Returns a text read as a day or a time; null when it is neither. */
export function readTime(typed: string): ReadTime | null {
  const text = normalize(typed)
  if (text.length > 60) return null
  const serial = /^(\d{5})(?:[.,](\d{1,10}))?$/.exec(text)
  if (serial) return fromSerial(Number(serial[1]), Number(`0.${serial[2] ?? 0}`))
  const colon = text.indexOf(':')
  const start = colon < 0 ? text.length : colon - (/\d/.test(text[colon - 2] ?? '') ? 2 : 1)
  const days = readDay(text.slice(0, start).replace(/[T, ]{1,2}$/, ''))
  const time = colon < 0 ? null : readClock(text.slice(start))
  return days === null || (colon >= 0 && time === null) ? null : { ...days, time }
}

/** Normalizes spaces and digits, removes direction marks, replaces Chinese date characters. */
function normalize(typed: string): string {
  return typed
    .replaceAll(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[年月]/g, '-')
    .replaceAll('日', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

type Days = Pick<ReadTime, 'dayFirst' | 'monthFirst'>

function readDay(text: string): Days | null {
  const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text)
  if (yearFirst) return unambiguous(dayOf(yearFirst[1], yearFirst[3], yearFirst[4]))
  const numbers = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d\d)$/.exec(text)
  if (numbers) {
    const [, first, sign, second, year] = numbers
    const dayFirst = dayOf(year, second, first)
    // With full stops the day is always first.
    return sign === '.' ? unambiguous(dayFirst) : ambiguous(dayFirst, dayOf(year, first, second))
  }
  return readNamedDay(text)
}

/** Reads a month name of any language: `24-Dec-2026`, `24. Dezember 2026`, `December 24, 2026`. */
function readNamedDay(text: string): Days | null {
  const parts = text
    .replaceAll(/[-/.,]/g, ' ')
    .split(' ')
    .filter((part) => part !== '' && !/^de$/i.test(part))
  const [first = '', second = '', year = '', ...more] = parts
  if (more.length > 0 || !/^(?:\d{4}|\d\d)$/.test(year)) return null
  const [day, name] = /^\d/.test(first) ? [first, second] : [second, first]
  const month = months().get(matchKey(name))
  return month === undefined || !/^\d{1,2}$/.test(day) ? null : unambiguous(dayOf(year, month, day))
}

function unambiguous(day: string | null): Days | null {
  return day === null ? null : { dayFirst: day, monthFirst: day }
}

function ambiguous(dayFirst: string | null, monthFirst: string | null): Days | null {
  return dayFirst === null && monthFirst === null ? null : { dayFirst, monthFirst }
}

function dayOf(year = '', month: string | number = '', day = ''): string | null {
  const full = year.length === 2 ? `20${year}` : year
  const text = `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  // A day that does not exist becomes another one here.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

function readClock(text: string): string | null {
  const match = /^(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.0{1,9})?(?: ?([ap])\.?m\.?)?$/i.exec(text)
  if (!match) return null
  const [, hours, minutes = '', seconds = '0', half] = match
  const typed = Number(hours)
  if (half !== undefined && (typed < 1 || typed > 12)) return null
  const hour = half === undefined ? typed : (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) !== 0) return null
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** Reads a serial date: days since 30 December 1899. Far dates are other numbers. */
function fromSerial(days: number, part: number): ReadTime | null {
  if (days < 20_000 || days > 80_000) return null
  const minutes = Math.round(part * 24 * 60)
  const at = new Date(Date.UTC(1899, 11, 30 + days, 0, minutes)).toISOString()
  const day = at.slice(0, 10)
  return { dayFirst: day, monthFirst: day, time: part === 0 ? null : at.slice(11, 16) }
}

let monthByName: ReadonlyMap<string, number> | undefined

/** Returns months by name, long and short, without names that mean two. */
function months(): ReadonlyMap<string, number> {
  if (monthByName) return monthByName
  const names = new Map<string, number>()
  for (const language of languages)
    for (let month = 1; month <= 12; month++)
      for (const style of ['long', 'short'] as const) {
        const format = new Intl.DateTimeFormat(locales[language], { month: style, timeZone: 'UTC' })
        const key = matchKey(format.format(Date.UTC(2024, month - 1, 15)))
        if (!/^\d/.test(key)) names.set(key, (names.get(key) ?? month) === month ? month : 0)
      }
  monthByName = names
  return names
}
