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
  return moments.slice(0, -1).map((begin, day) => {
    const from = Math.max(Date.parse(begin), Date.parse(now))
    return longestGap(windows, from, Date.parse(moments[day + 1] ?? begin)) > shortest
  })
}

/** Returns the longest time in milliseconds between two moments that no window covers. */
function longestGap(
  windows: readonly Pick<SiteWindow, 'starts_at' | 'ends_at'>[],
  from: number,
  to: number,
): number {
  const spans = windows
    .map(({ starts_at, ends_at }) => ({
      start: starts_at === null ? from : Date.parse(starts_at),
      end: ends_at === null ? to : Date.parse(ends_at),
    }))
    .filter(({ start, end }) => start < to && end > from)
    .toSorted((one, other) => one.start - other.start)
  let covered = from
  let longest = 0
  for (const { start, end } of spans) {
    longest = Math.max(longest, start - covered)
    covered = Math.max(covered, end)
  }
  return Math.max(longest, to - covered)
}
