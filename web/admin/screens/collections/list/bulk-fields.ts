import type { Collection } from '#catalogue/declaration.ts'
import type { Field, FieldKind } from '#catalogue/field.ts'
import { windowFields } from '#web/admin/documents/entry/entry-shape.ts'
import { emptyRow, newRowId, type Row, rowsAt, textAt } from '#web/admin/fields/row.ts'
import { sameField } from '#web/admin/fields/sent-of.ts'

/** The kinds that each entry writes for itself. */
const ownKinds: ReadonlySet<FieldKind> = new Set(['richText', 'blocks'])

/**
 * Returns the fields that may be set in many entries at once. Leaves out moments in an entry's own
 * time zone: one typed time would be a different moment for each entry.
 */
export function bulkFields(collection: Collection): Field[] {
  const { fields, titleKey, naturalKey, window, fixedValues = {} } = collection
  const own = [titleKey, naturalKey, 'slug', ...Object.keys(fixedValues)]
  const shared = fields.filter(({ key, kind }) => !own.includes(key) && !ownKinds.has(kind))
  return [...shared, ...windowFields(window)].filter(({ zoneKey }) => zoneKey === undefined)
}

/** Whether saving the row takes a value away; "no" and a default choice are values. */
export function isEmptied(field: Field, row: Row): boolean {
  const empty = emptyRow([field])
  const value = empty[field.wire]
  const isValue = typeof value === 'boolean' || (typeof value === 'string' && value !== '')
  return !isValue && sameField(field, empty, row)
}

/** Whether each row of a field is about a day, as exceptions of opening hours are. */
export function isAboutDays({ rows }: Field): boolean {
  return rows?.fields.find(({ key }) => key === rows.keyField)?.kind === 'day'
}

/** Returns the row with a day in the first of a field's rows that has none, else in a new first row. */
export function withDay(
  { wire, rows }: Field,
  row: Row,
  { date, until }: { date: string; until: string | null },
): Row {
  const listed = rowsAt(row, wire)
  const day = { date, until }
  const at = listed.findIndex((one) => textAt(one, 'date') === '')
  const added = { ...emptyRow(rows?.fields ?? []), id: newRowId(), ...day }
  const filled = listed.map((one, index) => (index === at ? { ...one, ...day } : one))
  return { ...row, [wire]: at >= 0 ? filled : [added, ...listed] }
}
