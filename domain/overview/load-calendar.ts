import { declarations } from '#catalogue/catalogue.ts'
import type { CalendarMoment, Overview } from '#catalogue/wire/overview.ts'
import { listClockMoments } from '#store/overview/clock-moments.ts'
import type { Db } from '#store/tables.ts'
import { documentLabel } from './document-label.ts'
import type { Week } from './weeks.ts'

/** Moments of each kind in a week, at most. */
const most = 50

const windowed = declarations.filter((one) => one.windowed).map(({ key }) => key)

/** What the clock shows to guests in a week, and what it takes away, day by day. */
export async function loadCalendar(db: Db, week: Week): Promise<Overview['calendar']> {
  const [from = '', to = ''] = [week.moments[0], week.moments.at(-1)]
  const rows = await listClockMoments(db, windowed, { from, to, limit: most })
  const moments = rows.flatMap(({ at, what, ...row }): CalendarMoment[] => {
    const place = documentLabel(row)
    return place ? [{ ...place, at, what }] : []
  })
  const days = week.days.map((date, day) => {
    const [begin = '', end = ''] = week.moments.slice(day, day + 2)
    return { date, moments: moments.filter(({ at }) => at >= begin && at < end) }
  })
  return { days, is_more: rows.length >= most }
}
