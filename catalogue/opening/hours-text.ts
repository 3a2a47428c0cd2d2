import {
  allDay,
  isUnset,
  type Span,
  sameSpans,
  type Week,
  type WeekDay,
  weekDays,
  weekOf,
} from './week.ts'

/** The hours, or the part of the text that cannot be read. */
export type ReadHours<T> = { hours: T } | { wrong: string }

/** Returns a week like OpenStreetMap's opening_hours: `Mo-Fr 07:00-23:00; Su off`; '' if unset. */
export function formatWeek(week: Week): string {
  if (isUnset(week)) return ''
  const runs: { days: WeekDay[]; spans: Span[] | null }[] = []
  for (const day of weekDays) {
    const last = runs.at(-1)
    if (last && sameSpans(last.spans, week[day])) last.days.push(day)
    else runs.push({ days: [day], spans: week[day] })
  }
  return runs
    .map(({ days, spans }) => `${runText(days)} ${spans === null ? 'unknown' : formatSpans(spans)}`)
    .join('; ')
}

/** Returns a day's hours: `11:00-14:30,17:00-23:00`, `off`, or `?` for a missing time. */
export function formatSpans(spans: readonly Span[]): string {
  return spans.length === 0
    ? 'off'
    : spans.map(({ opens, closes }) => `${opens || '?'}-${closes || '?'}`).join(',')
}

/** Reads a week. Unnamed days are closed; later hours of a day win; `24/7` means all days. */
export function readWeek(text: string): ReadHours<Week> {
  const spansByDay = new Map<WeekDay, Span[] | null>()
  for (const part of text.split(';').map((one) => one.trim())) {
    const rule = readRule(part)
    if (!rule) return { wrong: part }
    for (const day of rule.days) spansByDay.set(day, rule.spans)
  }
  return { hours: weekOf((day) => (spansByDay.has(day) ? (spansByDay.get(day) ?? null) : [])) }
}

export function readSpans(text: string): ReadHours<Span[]> {
  const spans = spansIn(text.trim())
  return spans === undefined || spans === null ? { wrong: text.trim() } : { hours: spans }
}

function runText(days: readonly WeekDay[]): string {
  const [first, last] = [days[0], days.at(-1)].map((day) => nameOf(day ?? 'mo'))
  return first === last ? `${first}` : `${first}-${last}`
}

function nameOf(day: WeekDay): string {
  return day.charAt(0).toUpperCase() + day.slice(1)
}

function readRule(part: string): { days: readonly WeekDay[]; spans: Span[] | null } | null {
  if (part === '24/7') return { days: weekDays, spans: [allDay] }
  const [days, hours] = splitRule(part)
  const namedDays = days === '' ? weekDays : daysIn(days)
  const spans = spansIn(hours)
  return namedDays && spans !== undefined ? { days: namedDays, spans } : null
}

function splitRule(part: string): [days: string, hours: string] {
  const digit = part.search(/[\d?]/)
  const lower = /(?:off|closed|unknown)$/i.exec(part)
  const at = digit < 0 ? (lower?.index ?? 0) : digit
  return [part.slice(0, at).trim(), part.slice(at)]
}

function daysIn(text: string): WeekDay[] | null {
  const parts = text.split(',').map((part) => {
    const ends = part.split(/[-–]/).map((name) => dayIn(name.trim()))
    const [first, last = first, ...more] = ends
    return first && last && more.length === 0 ? daysFrom(first, last) : null
  })
  return parts.every((part) => part !== null) ? parts.flat() : null
}

function dayIn(name: string): WeekDay | undefined {
  return weekDays.find((day) => day === name.toLowerCase())
}

/** Days may wrap around the week: `Fr-Mo`. */
function daysFrom(first: WeekDay, last: WeekDay): WeekDay[] {
  const [start, end] = [weekDays.indexOf(first), weekDays.indexOf(last)]
  const count = ((end - start + weekDays.length) % weekDays.length) + 1
  return [...weekDays, ...weekDays].slice(start, start + count)
}

/** Returns null for unknown hours and undefined for text that is none. */
function spansIn(text: string): Span[] | null | undefined {
  const lower = text.toLowerCase()
  if (lower === 'off' || lower === 'closed') return []
  if (lower === 'unknown') return null
  const spans = text.split(',').map(spanIn)
  return spans.every((span) => span !== null) ? spans : undefined
}

function spanIn(text: string): Span | null {
  const [from = '', to = '', ...more] = text.split(/[-–]/).map((end) => end.trim())
  const [opens, closes] = [timeIn(from, 23), timeIn(wrapMidnight(to), 24)]
  if (opens === null || closes === null || more.length > 0) return null
  return { opens, closes: closes === '00:00' ? '24:00' : closes }
}

/** Accepts 26:00 for 02:00 of the next day. */
function wrapMidnight(time: string): string {
  const hours = Number.parseInt(time, 10)
  return hours > 24 && hours <= 48 ? time.replace(/^\d+/, String(hours - 24)) : time
}

/** Returns '' for the mark of a missing time and null for text that is no time. */
function timeIn(text: string, most: number): string | null {
  if (text === '?') return ''
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text)?.map(Number) ?? []
  if (hours === undefined || minutes === undefined) return null
  if (hours > most || minutes > 59 || (hours === 24 && minutes > 0)) return null
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
}
