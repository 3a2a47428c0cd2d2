import { spokenLanguage, spokenLocale } from '#web/admin/speech/speech.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `21-Nov-2026`, in the reader's time zone (specification section 9); else as their language has it. */
export function dateWords(iso: string | null): string {
  const at = parse(iso)
  if (!at) return '–'
  return spokenLanguage() === 'en' ? englishDate(at) : byIntl(at, date)
}

/** `21-Nov-2026 03:05 pm`. */
export function momentWords(iso: string | null): string {
  const at = parse(iso)
  if (!at) return '–'
  if (spokenLanguage() === 'en') return `${englishDate(at)} ${englishTime(at)}`
  return byIntl(at, { ...date, ...time })
}

/** `21/11/2026 03:05 pm`: when a menu was last saved (specification section 2). */
export function menuStamp(iso: string | null): string {
  const at = parse(iso)
  if (!at) return '–'
  if (spokenLanguage() !== 'en') return byIntl(at, { ...date, month: '2-digit', ...time })
  const day = `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()}`
  return `${day} ${englishTime(at)}`
}

/** What the server says, with its times (ISO 8601, UTC) in the same form as all others. */
export function withTimes(sentence: string): string {
  return sentence.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, momentWords)
}

const date = { day: '2-digit', month: 'short', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit' } as const

function byIntl(at: Date, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(spokenLocale(), parts).format(at)
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
