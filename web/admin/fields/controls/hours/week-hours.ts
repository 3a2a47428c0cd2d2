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

/** A locale's first day and weekend; 1 is Monday. */
interface WeekInfo {
  firstDay: number
  weekend: number[]
}

export function daysInOrder(locale: string): WeekDay[] {
  const first = infoOf(locale).firstDay - 1
  return [...weekDays.slice(first), ...weekDays.slice(0, first)]
}

export function workDays(locale: string): WeekDay[] {
  const { weekend } = infoOf(locale)
  return weekDays.filter((_, at) => !weekend.includes(at + 1))
}

/** Browsers have it as a method, as a property, or not yet. */
function infoOf(locale: string): WeekInfo {
  const known: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } =
    new Intl.Locale(locale)
  return known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1, weekend: [6, 7] }
}

export function weekAt(field: Field, row: Row): Week {
  const value = valueAt(field, row)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return unsaidWeek
  return weekOf((day) => spansOf(value[day]))
}

export function spansAt(field: Field, row: Row): Span[] {
  return spansOf(valueAt(field, row)) ?? []
}

function spansOf(value: unknown): Span[] | null {
  return Array.isArray(value) ? value.filter(isSpan) : null
}
