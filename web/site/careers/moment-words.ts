import type { PageBrand } from '#web/site/load-brand.ts'

/** By which clock and in which language moments are told. */
export type Clock = Pick<PageBrand, 'locale' | 'zone'>

/** The brand's clock, or that of the zone that an entry names. */
export function entryClock({ locale, zone }: Clock, own: string): Clock {
  return { locale, zone: own || zone }
}

/** A moment with its hour and its zone: what somebody has to be in time for. */
export function formatDeadline(at: string, { locale, zone: timeZone }: Clock): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(at))
}

/** The day of a moment. */
export function formatDate(at: string, { locale, zone: timeZone }: Clock): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at))
}

/** The last day until a moment: what closes at midnight is open until the day before. */
export function formatLastDay(at: string, clock: Clock): string {
  return formatDate(new Date(Date.parse(at) - 1).toISOString(), clock)
}
