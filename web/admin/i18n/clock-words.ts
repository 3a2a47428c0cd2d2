import { currentLocale } from './translate.ts'

/** `Friday 1 May 2026, 09:00`, on the clocks of a time zone, as the reader's language has it. */
export function clockWords(zone: string, at: number): string {
  return inWords(at, { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
}

/** `Gulf Standard Time`, as it is called then. */
export function zoneWords(zone: string, at: number): string {
  const then = Number.isNaN(at) ? Date.now() : at
  const format = new Intl.DateTimeFormat(currentLocale(), { timeZone: zone, timeZoneName: 'long' })
  return format.formatToParts(then).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** `Friday 1 May 2026`; of a text that is no day, the text. */
export function dayWords(day: string): string {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  return Number.isNaN(at) ? day : inWords(at, { dateStyle: 'full', timeZone: 'UTC' })
}

function inWords(at: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(currentLocale(), options).format(at)
}
