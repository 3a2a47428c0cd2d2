import type { Opening } from '#catalogue/opening/open-at.ts'
import { weekDayOf } from '#catalogue/opening/week.ts'
import { addDays, type Day } from '#catalogue/time/calendar.ts'
import { dayIn, firstMoment, isZone } from '#catalogue/time/zone.ts'

/**
 * Marks the hours of today in the calendar of the restaurant, which a cached page cannot know. On a
 * day with other hours that row is marked, not the week's.
 *
 * @returns when its next day begins; null where its zone is unknown
 */
export function markToday(restaurant: HTMLElement, opening: Opening, now: number): number | null {
  const { zone, special } = opening
  if (!isZone(zone)) return null
  const today = dayIn(zone, now)
  const isSpecial = special.some(({ from, until }) => isWithin(today, from, until))
  for (const row of restaurant.querySelectorAll<HTMLElement>('[data-week-days]')) {
    const days = (row.dataset.weekDays ?? '').split(' ')
    mark(row, !isSpecial && days.includes(weekDayOf(today)))
  }
  for (const row of restaurant.querySelectorAll<HTMLElement>('[data-from]')) {
    mark(row, isWithin(today, row.dataset.from ?? '', row.dataset.until ?? ''))
  }
  return firstMoment(zone, `${addDays(today, 1)}T00:00`)
}

function isWithin(day: Day, from: Day, until: Day): boolean {
  return from <= day && day <= until
}

function mark(row: HTMLElement, isToday: boolean): void {
  row.toggleAttribute('data-today', isToday)
  const words = row.querySelector<HTMLElement>('.today-mark')
  if (words) words.textContent = isToday ? (words.dataset.words ?? '') : ''
}
