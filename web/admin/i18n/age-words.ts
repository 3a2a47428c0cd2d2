import { currentLocale } from './translate.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** `3 days ago`, as the reader's language has it. */
export function ageWords(iso: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(iso))
  const format = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' })
  if (age < hour) return format.format(-Math.floor(age / minute), 'minute')
  if (age < day) return format.format(-Math.floor(age / hour), 'hour')
  return format.format(-Math.floor(age / day), 'day')
}

/** `45 min`, `3 hr`, `2 days`: how long something took, in the unit that says most. */
export function durationWords(minutes: number): string {
  const [value, unit] =
    minutes < 90
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [minutes / 60, 'hour']
        : [minutes / (24 * 60), 'day']
  return new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(Number(value))
}
