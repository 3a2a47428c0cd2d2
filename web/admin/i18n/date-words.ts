import { currentLanguage, currentLocale, t } from './translate.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `21-Nov-2026`, in the reader's time zone (specification section 9); else as their language has it. */
export function dateWords(iso: string | null): string {
  const at = parse(iso)
  if (!at) return '–'
  return currentLanguage() === 'en' ? englishDate(at) : byIntl(at, date)
}

/** `21-Nov-2026 03:05 pm`. */
export function momentWords(iso: string | null): string {
  const at = parse(iso)
  if (!at) return '–'
  if (currentLanguage() === 'en') return `${englishDate(at)} ${englishTime(at)}`
  return byIntl(at, { ...date, ...time })
}

/** `21/11/2026 03:05 pm`: when a menu was last saved (specification section 2). */
export function menuStamp(iso: string | null): string {
  const at = parse(iso)
  if (!at) return '–'
  if (currentLanguage() !== 'en') return byIntl(at, { ...date, month: '2-digit', ...time })
  const day = `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()}`
  return `${day} ${englishTime(at)}`
}

/**
 * A moment that was set by the brand's clocks, as its field shows it: `21-Nov-2026 03:05 pm`, and
 * where the reader's clocks show another time then, with the names of both zones and the reader's
 * time behind it.
 */
export function windowWords(iso: string | null, zone: string | null): string {
  const own = momentWords(iso)
  const at = parse(iso)
  if (!at || zone === null || offsetIn(zone, at) === offsetIn(undefined, at)) return own
  const [reader, brand] = [shortZone(undefined, at), shortZone(zone, at)]
  return t('time.twoZones', { set: momentInZone(zone, at), zone: brand, own, reader })
}

/** What a zone's clocks say at a moment: two that say the same need not be told apart. */
function offsetIn(timeZone: string | undefined, at: Date): string {
  const parts = { dateStyle: 'short', timeStyle: 'short', timeZone } as const
  return new Intl.DateTimeFormat('en', parts).format(at)
}

/** The same form as `momentWords`, by the clocks of a zone. */
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
  return momentWords(there)
}

/** `GMT+4`, as the reader's language has it. */
function shortZone(timeZone: string | undefined, at: Date): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { timeZone, timeZoneName: 'short' })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** What the server says, with its times (ISO 8601, UTC) in the same form as all others. */
export function withTimes(sentence: string): string {
  return sentence.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, momentWords)
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

/** Browsers that know with which day a week begins say it in one of two ways. */
type KnowsWeeks = Intl.Locale & {
  getWeekInfo?(): { firstDay: number }
  weekInfo?: { firstDay: number }
}

/** The reader's language as their browser has it, with its region where it says one. */
function readersLocale(liked: readonly string[]): string {
  const language = new Intl.Locale(currentLocale()).language
  return liked.find((tag) => new Intl.Locale(tag).language === language) ?? currentLocale()
}

/** With which day the reader's week begins: 1 for Monday to 7 for Sunday. */
export function weekStart(liked: readonly string[] = navigator.languages): number {
  const locale: KnowsWeeks = new Intl.Locale(readersLocale(liked))
  const known = locale.getWeekInfo?.() ?? locale.weekInfo
  return known?.firstDay ?? (['en', 'pt'].includes(currentLanguage()) ? 7 : 1)
}

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
