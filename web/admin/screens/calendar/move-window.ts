import { addDays, type Day, daysBetween } from '#catalogue/time/calendar.ts'
import type { EntryWindow } from '#catalogue/time/window-meaning.ts'
import { dayIn, localTime, resolveLocalTime } from '#catalogue/time/zone.ts'
import type { CalendarMoment } from '#web/admin/api/wire.gen.ts'

/**
 * Returns a planned window with a moment of it put on another day, at the same hour by the clocks of the
 * zone: the start takes the end along.
 */
export function moveWindow(
  { at, what, plan }: Pick<CalendarMoment, 'at' | 'what' | 'plan'>,
  day: Day,
  zone: string,
): EntryWindow {
  const days = daysBetween(dayIn(zone, Date.parse(at)), day)
  const moved = (moment: string | null) => moment && later(moment, days, zone)
  const { starts_at = null, ends_at = null } = plan ?? {}
  return { starts_at: what === 'starts' ? moved(starts_at) : starts_at, ends_at: moved(ends_at) }
}

function later(moment: string, days: number, zone: string): string {
  const [day = '', time = ''] = localTime(zone, Date.parse(moment)).split('T')
  return new Date(resolveLocalTime(zone, `${addDays(day, days)}T${time}`)).toISOString()
}
