import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import type { PageBrand } from '#web/site/load-brand.ts'

interface DateWindow {
  starts_at: string | null
  ends_at: string | null
}

/** Until when an offer lasts, in words and on the brand's clock; null where nobody has said. */
export function formatUntil(
  { ends_at }: DateWindow,
  now: string,
  brand: PageBrand,
  t: TranslateSite,
): string | null {
  return ends_at === null ? null : t('offers.until', { date: formatWindowEnd(ends_at, now, brand) })
}

/**
 * The last day of a window as people say it: one that closes at midnight lasts until the day before.
 * The hour is said where it closes in the middle of a day, the year where it is another one.
 */
export function formatWindowEnd(endsAt: string, now: string, brand: PageBrand): string {
  const last = new Date(Date.parse(endsAt) - 1)
  const closes = timeOfDay(endsAt, brand)
  const isWholeDay = closes === '00:00' || closes === '23:59'
  return formatDay(isWholeDay ? last : new Date(endsAt), now, brand, !isWholeDay)
}

/** The first moment of a window. */
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
