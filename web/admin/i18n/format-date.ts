import { currentLanguage, currentLocale, t } from './translate.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats as `21-Nov-2026` (specification section 9); in other languages by `Intl`. */
export function formatDate(iso: string | null): string {
  const at = parse(iso)
  if (!at) return '–'
  return currentLanguage() === 'en' ? englishDate(at) : byIntl(at, date)
}

export function formatMoment(iso: string | null): string {
  const at = parse(iso)
  if (!at) return '–'
  if (currentLanguage() === 'en') return `${englishDate(at)} ${englishTime(at)}`
  return byIntl(at, { ...date, ...time })
}

/** Returns `03:05 pm`, by the reader's clocks. */
export function formatTime(iso: string): string {
  const at = parse(iso)
  if (!at) return '–'
  return currentLanguage() === 'en' ? englishTime(at) : byIntl(at, time)
}

/** Returns `21/11/2026 03:05 pm`, for a menu's last save (specification section 2). */
export function formatMenuStamp(iso: string | null): string {
  const at = parse(iso)
  if (!at) return '–'
  if (currentLanguage() !== 'en') return byIntl(at, { ...date, month: '2-digit', ...time })
  const day = `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()}`
  return `${day} ${englishTime(at)}`
}

/**
 * Returns a moment by the clocks of `zone`: `21-Nov-2026 03:05 pm`, and where the reader's clocks
 * differ then, with both zones' names and the reader's time.
 */
export function formatMomentIn(iso: string | null, zone: string | null): string {
  const text = formatMoment(iso)
  const at = parse(iso)
  if (!at || zone === null || offsetIn(zone, at) === offsetIn(undefined, at)) return text
  const [reader, brand] = [shortZone(undefined, at), shortZone(zone, at)]
  return t('time.twoZones', { set: momentInZone(zone, at), zone: brand, own: text, reader })
}

/** Returns the local time in a zone, to compare zones at a moment. */
function offsetIn(timeZone: string | undefined, at: Date): string {
  const parts = { dateStyle: 'short', timeStyle: 'short', timeZone } as const
  return new Intl.DateTimeFormat('en', parts).format(at)
}

/** Returns a moment like `momentWords`, by the clocks of a zone. */
function momentInZone(zone: string, at: Date): string {
  if (currentLanguage() !== 'en') return byIntl(at, { ...date, ...time, timeZone: zone })
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at)
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  const there = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00`
  return formatMoment(there)
}

function shortZone(timeZone: string | undefined, at: Date): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { timeZone, timeZoneName: 'shortOffset' })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** Returns a sentence with its ISO 8601 times formatted. */
export function formatTimesIn(sentence: string): string {
  return sentence.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, formatMoment)
}

const date = { day: '2-digit', month: 'short', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit' } as const

function byIntl(at: Date, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(currentLocale(), parts).format(at)
}

function englishDate(at: Date): string {
  return `${two(at.getDate())}-${months[at.getMonth()]}-${at.getFullYear()}`
}

function englishTime(at: Date): string {
  const half = at.getHours() < 12 ? 'am' : 'pm'
  return `${two(at.getHours() % 12 || 12)}:${two(at.getMinutes())} ${half}`
}

function parse(iso: string | null): Date | null {
  const at = new Date(iso ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** Browsers have the week's start as a method or as a property. */
type KnowsWeeks = Intl.Locale & {
  getWeekInfo?(): { firstDay: number }
  weekInfo?: { firstDay: number }
}

/** Returns the reader's locale with the region that their browser names. */
function readersLocale(liked: readonly string[]): string {
  const language = new Intl.Locale(currentLocale()).language
  return liked.find((tag) => new Intl.Locale(tag).language === language) ?? currentLocale()
}

/** Returns the first day of the reader's week: 1 for Monday to 7 for Sunday. */
export function weekStart(liked: readonly string[] = navigator.languages): number {
  const locale: KnowsWeeks = new Intl.Locale(readersLocale(liked))
  const known = locale.getWeekInfo?.() ?? locale.weekInfo
  return known?.firstDay ?? (['en', 'pt'].includes(currentLanguage()) ? 7 : 1)
}

/** Returns `Friday, 1 May 2026 at 9:00 am` by the clocks of a time zone. */
export function formatClock(zone: string, at: number): string {
  return format(at, { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
}

export function formatZone(zone: string, at: number): string {
  const then = Number.isNaN(at) ? Date.now() : at
  const format = new Intl.DateTimeFormat(currentLocale(), { timeZone: zone, timeZoneName: 'long' })
  return format.formatToParts(then).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** Returns `Friday, 1 May 2026`; an invalid day as it is. */
export function formatDay(day: string): string {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  return Number.isNaN(at) ? day : format(at, { dateStyle: 'full', timeZone: 'UTC' })
}

function format(at: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLocale(), options).format(at)
}

/** Returns the locale for dates: British in English, with 12-hour times as on other screens. */
export function dateLocale(): string {
  return currentLanguage() === 'en' ? 'en-GB-u-hc-h12' : currentLocale()
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export function formatAge(iso: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(iso))
  const format = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' })
  if (age < hour) return format.format(-Math.floor(age / minute), 'minute')
  if (age < day) return format.format(-Math.floor(age / hour), 'hour')
  return format.format(-Math.floor(age / day), 'day')
}

/** Returns a duration in its best unit: `45 min`, `3 hr`, `2 days`. */
export function formatDuration(minutes: number): string {
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
