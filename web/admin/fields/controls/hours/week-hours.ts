import type { Field } from '#catalogue/field.ts'
import {
  isSpan,
  type Span,
  unsaidWeek,
  type Week,
  type WeekDay,
  weekDays,
  weekOf,
} from '#catalogue/opening/week.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { valueAt } from '#web/admin/fields/sent-of.ts'

/** As a locale begins its weeks, and what it rests on: 1 is Monday. */
interface WeekInfo {
  firstDay: number
  weekend: number[]
}

/** The days of a week as readers of a locale have them in their calendars. */
export function daysInOrder(locale: string): WeekDay[] {
  const first = infoOf(locale).firstDay - 1
  return [...weekDays.slice(first), ...weekDays.slice(0, first)]
}

/** The days on which people there work. */
export function workDays(locale: string): WeekDay[] {
  const { weekend } = infoOf(locale)
  return weekDays.filter((_, at) => !weekend.includes(at + 1))
}

/** Browsers have it as a method or as a property, or not yet. */
function infoOf(locale: string): WeekInfo {
  const known: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } =
    new Intl.Locale(locale)
  return known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1, weekend: [6, 7] }
}

/** The week that a row has in a field. */
export function weekAt(field: Field, row: Row): Week {
  const value = valueAt(field, row)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return unsaidWeek
  return weekOf((day) => spansOf(value[day]))
}

/** The hours of one day that it has there. */
export function spansAt(field: Field, row: Row): Span[] {
  return spansOf(valueAt(field, row)) ?? []
}

function spansOf(value: unknown): Span[] | null {
  return Array.isArray(value) ? value.filter(isSpan) : null
}
