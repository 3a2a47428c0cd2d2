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

/** What was read, or the part of the text that says nothing to us. */
export type ReadHours<T> = { hours: T } | { wrong: string }

/**
 * A week as people write it in a cell, in the manner of OpenStreetMap's opening_hours:
 * `Mo-Fr 07:00-23:00; Sa 08:00-14:00,18:00-02:00; Su off`. '' for one of which nothing is said.
 */
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

/** The hours of one day: `11:00-14:30,17:00-23:00`, `off` where it is closed, `?` for what is missing in a draft. */
export function formatSpans(spans: readonly Span[]): string {
  return spans.length === 0
    ? 'off'
    : spans.map(({ opens, closes }) => `${opens || '?'}-${closes || '?'}`).join(',')
}

/**
 * The week that such a text means. Days that it does not name are closed; one that it names twice has
 * the later hours; `24/7` and a part without days are about all of them.
 */
export function readWeek(text: string): ReadHours<Week> {
  const found = new Map<WeekDay, Span[] | null>()
  for (const part of text.split(';').map((one) => one.trim())) {
    const rule = readRule(part)
    if (!rule) return { wrong: part }
    for (const day of rule.days) found.set(day, rule.spans)
  }
  return { hours: weekOf((day) => (found.has(day) ? (found.get(day) ?? null) : [])) }
}

/** The hours of one day from their text. */
export function readSpans(text: string): ReadHours<Span[]> {
  const spans = spansIn(text.trim())
  return spans === undefined || spans === null ? { wrong: text.trim() } : { hours: spans }
}

/** Two letters, as the days are called. */
function runText(days: readonly WeekDay[]): string {
  const [first, last] = [days[0], days.at(-1)].map((day) => nameOf(day ?? 'mo'))
  return first === last ? `${first}` : `${first}-${last}`
}

function nameOf(day: WeekDay): string {
  return day.charAt(0).toUpperCase() + day.slice(1)
}

function readRule(part: string): { days: readonly WeekDay[]; spans: Span[] | null } | null {
  if (part === '24/7') return { days: weekDays, spans: [allDay] }
  const [days, hours] = divided(part)
  const named = days === '' ? weekDays : daysIn(days)
  const spans = spansIn(hours)
  return named && spans !== undefined ? { days: named, spans } : null
}

/** A part's days and its hours. */
function divided(part: string): [days: string, hours: string] {
  const digit = part.search(/[\d?]/)
  const word = /(?:off|closed|unknown)$/i.exec(part)
  const at = digit < 0 ? (word?.index ?? 0) : digit
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

/** Over the end of the week too: `Fr-Mo`. */
function daysFrom(first: WeekDay, last: WeekDay): WeekDay[] {
  const [start, end] = [weekDays.indexOf(first), weekDays.indexOf(last)]
  const count = ((end - start + weekDays.length) % weekDays.length) + 1
  return [...weekDays, ...weekDays].slice(start, start + count)
}

/** Null: not known; undefined: no hours. */
function spansIn(text: string): Span[] | null | undefined {
  const word = text.toLowerCase()
  if (word === 'off' || word === 'closed') return []
  if (word === 'unknown') return null
  const spans = text.split(',').map(spanIn)
  return spans.every((span) => span !== null) ? spans : undefined
}

function spanIn(text: string): Span | null {
  const [from = '', to = '', ...more] = text.split(/[-–]/).map((end) => end.trim())
  const [opens, closes] = [timeIn(from, 23), timeIn(withinDay(to), 24)]
  if (opens === null || closes === null || more.length > 0) return null
  return { opens, closes: closes === '00:00' ? '24:00' : closes }
}

/** Past midnight is also written as 26:00. */
function withinDay(time: string): string {
  const hours = Number.parseInt(time, 10)
  return hours > 24 && hours <= 48 ? time.replace(/^\d+/, String(hours - 24)) : time
}

/** '' for the sign that says it is missing; null for no time of day. */
function timeIn(text: string, most: number): string | null {
  if (text === '?') return ''
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text)?.map(Number) ?? []
  if (hours === undefined || minutes === undefined) return null
  if (hours > most || minutes > 59 || (hours === 24 && minutes > 0)) return null
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
}
