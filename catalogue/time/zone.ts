import type { Day } from './calendar.ts'

export type LocalTime = string

export function isZone(name: string): boolean {
  try {
    return name !== '' && formatIn(name) !== undefined
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the local time in a zone (IANA), to the minute. */
export function localTime(zone: string, at: number): LocalTime {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const two = (type: Intl.DateTimeFormatPartTypes) => (parts.get(type) ?? '').padStart(2, '0')
  const year = (parts.get('year') ?? '').padStart(4, '0')
  return `${year}-${two('month')}-${two('day')}T${two('hour')}:${two('minute')}`
}

/** Returns the day of a moment (ms since 1970) in a zone. */
export function dayIn(zone: string, at: number): Day {
  return localTime(zone, at).slice(0, 10)
}

/** Returns the moments of a local time: none when clocks skip it, two when they repeat it. */
export function matchingMoments(zone: string, local: LocalTime): number[] {
  const candidates = offsetsAround(zone, local).map((offset) => asUtc(local) - offset)
  return [...new Set(candidates)]
    .filter((at) => localTime(zone, at) === local)
    .sort((a, b) => a - b)
}

/** Returns the usual moment of a local time: the first of two; a skipped one moves forward. */
export function resolveLocalTime(zone: string, local: LocalTime): number {
  const [first] = matchingMoments(zone, local)
  const [before = 0] = offsetsAround(zone, local)
  return first ?? asUtc(local) - before
}

/** Returns the first moment at or after a local time; a skipped one is the clock change. */
export function firstMoment(zone: string, local: LocalTime): number {
  const [first] = matchingMoments(zone, local)
  if (first !== undefined) return first
  // The local time is earlier at one of these moments and later at the other.
  const around = offsetsAround(zone, local).map((offset) => asUtc(local) - offset)
  let [before, after] = [Math.min(...around), Math.max(...around)]
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute
    if (localTime(zone, middle) >= local) after = middle
    else before = middle
  }
  return after
}

const minute = 60_000
const day = 24 * 60 * minute

/** Returns the UTC offsets of the day before and the day after. */
function offsetsAround(zone: string, local: LocalTime): number[] {
  return [asUtc(local) - day, asUtc(local) + day].map((at) => asUtc(localTime(zone, at)) - at)
}

function asUtc(local: LocalTime): number {
  return Date.parse(`${local}Z`)
}

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', {
    ...({
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      timeZone: zone,
    } as const),
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric' } as const),
  })
  formats.set(zone, format)
  return format
}
