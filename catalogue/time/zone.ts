/** What a clock on the wall shows: `2026-05-01T09:00`. */
export type LocalTime = string

/** Is this the name of a time zone (IANA)? */
export function isZone(name: string): boolean {
  try {
    return name !== '' && formatIn(name) !== undefined
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** What the clocks of a time zone (IANA) show at a moment, to the minute. */
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

/**
 * The moments at which the clocks of a time zone show this, earliest first: one; none where they are
 * put forward past it; two where they are put back and show it again.
 */
export function matchingMoments(zone: string, local: LocalTime): number[] {
  const found = offsetsAround(zone, local).map((offset) => asUtc(local) - offset)
  return [...new Set(found)].filter((at) => localTime(zone, at) === local).sort((a, b) => a - b)
}

/** The one that people mean: the first of two; of none, as much later as the clocks are put forward. */
export function resolveLocalTime(zone: string, local: LocalTime): number {
  const [first] = matchingMoments(zone, local)
  const [before = 0] = offsetsAround(zone, local)
  return first ?? asUtc(local) - before
}

/**
 * The first moment at which the clocks of a time zone show this or what comes after it. Where they are
 * put forward past it, that is when they are.
 */
export function firstMoment(zone: string, local: LocalTime): number {
  const [first] = matchingMoments(zone, local)
  if (first !== undefined) return first
  // They show less at one of these moments, and more at the other.
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

/** By how much the clocks are ahead of UTC the day before and the day after. */
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
