import { declarations } from '#catalogue/catalogue.ts'
import type { CalendarMoment, Overview } from '#catalogue/wire/overview.ts'
import { listClockMoments } from '#store/overview/clock-moments.ts'
import type { Db } from '#store/tables.ts'
import { documentLabel } from './document-label.ts'
import type { Week } from './weeks.ts'

/** Moments of each kind in a week, at most. */
const maxListed = 50

const typesWithWindow = declarations.filter((one) => one.hasWindow).map(({ key }) => key)

/** Returns what starts and ends for guests in a week, day by day. */
export async function loadCalendar(db: Db, week: Week): Promise<Overview['calendar']> {
  const [from = '', to = ''] = [week.moments[0], week.moments.at(-1)]
  const rows = await listClockMoments(db, typesWithWindow, { from, to, limit: maxListed })
  const moments = rows.flatMap(({ at, what, ...row }): CalendarMoment[] => {
    const label = documentLabel(row)
    return label ? [{ ...label, at, what }] : []
  })
  const days = week.days.map((date, day) => {
    const [begin = '', end = ''] = week.moments.slice(day, day + 2)
    return { date, moments: moments.filter(({ at }) => at >= begin && at < end) }
  })
  return { days, is_more: rows.length >= maxListed }
}
