import type { Field } from '#catalogue/field.ts'
import { isSpan, type Span, unsaidWeek, type Week, weekOf } from '#catalogue/opening/week.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { valueAt } from '#web/admin/fields/value-at.ts'

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
