import type { SiteWindow } from '#store/overview/site-windows.ts'

/** A shorter time without an entry is none: many windows end at 23:59. */
const shortest = 2 * 60_000

/**
 * Returns on which days nothing of a type is on the site for a part of the day, from now on.
 *
 * @param windows of one type
 * @param moments the beginnings of the days and the end of the last one, ISO 8601 UTC
 */
export function findGaps(
  windows: readonly Pick<SiteWindow, 'starts_at' | 'ends_at'>[],
  moments: readonly string[],
  now: string,
): boolean[] {
  const spans = joinSpans(windows.map(toSpan))
  return moments.slice(0, -1).map((begin, day) => {
    const from = Math.max(Date.parse(begin), Date.parse(now))
    return longestGap(spans, from, Date.parse(moments[day + 1] ?? begin)) > shortest
  })
}

/** In milliseconds since 1970. */
interface Span {
  start: number
  end: number
}

function toSpan({ starts_at, ends_at }: Pick<SiteWindow, 'starts_at' | 'ends_at'>): Span {
  return {
    start: starts_at === null ? Number.NEGATIVE_INFINITY : Date.parse(starts_at),
    end: ends_at === null ? Number.POSITIVE_INFINITY : Date.parse(ends_at),
  }
}

/** Returns spans in order, with those that touch as one. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else joined.push({ ...span })
  }
  return joined
}

/** Returns the longest time in milliseconds between two moments that no span covers. */
function longestGap(spans: readonly Span[], from: number, to: number): number {
  let covered = from
  let longest = 0
  for (const { start, end } of spans) {
    if (start >= to) break
    longest = Math.max(longest, start - covered)
    covered = Math.max(covered, end)
  }
  return Math.max(longest, to - covered)
}
