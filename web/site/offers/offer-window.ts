import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import type { PageBrand } from '#web/site/load-brand.ts'

interface DateWindow {
  starts_at: string | null
  ends_at: string | null
}

/** Formats the end of an offer in the time zone of the brand; null without one. */
export function formatUntil(
  { ends_at }: DateWindow,
  now: string,
  brand: PageBrand,
  t: TranslateSite,
): string | null {
  return ends_at === null ? null : t('offers.until', { date: formatWindowEnd(ends_at, now, brand) })
}

/**
 * Formats the end of a window: midnight is the day before. The time is added where it ends during a
 * day, the year where it differs.
 */
export function formatWindowEnd(endsAt: string, now: string, brand: PageBrand): string {
  const last = new Date(Date.parse(endsAt) - 1)
  const closes = timeOfDay(endsAt, brand)
  const isWholeDay = closes === '00:00' || closes === '23:59'
  return formatDay(isWholeDay ? last : new Date(endsAt), now, brand, !isWholeDay)
}

export function formatWindowStart(startsAt: string, now: string, brand: PageBrand): string {
  return formatDay(new Date(startsAt), now, brand, timeOfDay(startsAt, brand) !== '00:00')
}

function formatDay(at: Date, now: string, { locale, zone }: PageBrand, withTime: boolean): string {
  const isThisYear = yearOf(at, zone) === yearOf(new Date(now), zone)
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
    ...(withTime ? { hour: 'numeric', minute: '2-digit' } : {}),
    timeZone: zone,
  }).format(at)
}

function timeOfDay(at: string, { zone }: PageBrand): string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const
  return new Intl.DateTimeFormat('en-GB', clock).format(new Date(at))
}

function yearOf(at: Date, zone: string): string {
  return new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: zone }).format(at)
}
