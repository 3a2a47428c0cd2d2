import { dayIn, resolveLocalTime } from '#catalogue/time/zone.ts'

/** The clock of a later day may be in a year of five digits, which moments have not. */
export const lastDay = '9998-12-31'

/** Returns noon of a day (ISO 8601 UTC); undefined where the day is past, too late or half typed. */
export function noonOf(zone: string, date: string, now = Date.now()): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined
  if (date < dayIn(zone, now) || date > lastDay) return undefined
  return new Date(resolveLocalTime(zone, `${date}T12:00`)).toISOString()
}
