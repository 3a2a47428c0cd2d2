import type { Day } from '#catalogue/time/calendar.ts'
import type { Overview } from '#catalogue/wire/overview.ts'
import type { Store } from '#store/store.ts'
import { readBrandRegion } from '../reading/read-brand-region.ts'
import { startReading } from '../reading/reading.ts'
import { loadCalendar } from './load-calendar.ts'
import { daysFrom } from './weeks.ts'

type Calendar = Overview['calendar'] & { time_zone: string }

/** Returns what starts and ends on some days of the brand's time zone, from one snapshot. */
export function readCalendar(
  store: Store,
  now: string,
  { from, days }: { from: Day; days: number },
): Promise<Calendar> {
  return store.readSnapshot(async (db) => {
    const { time_zone } = await readBrandRegion(startReading(db, now))
    const calendar = await loadCalendar({ db, now }, daysFrom(time_zone, from, days))
    return { time_zone, ...calendar }
  })
}
