import type { Field } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import type { Row } from './row.ts'
import { sameField, sentOf } from './sent-of.ts'

/**
 * What the server would store of a field as a row shows it. Where the row means the same as another
 * one, it is the other's value: the title of a reference alone is no change.
 */
export function valueAt(field: Field, row: Row, like?: Row): Json {
  const shown = like && sameField(field, like, row) ? like : row
  return field.read(sentOf(field, shown), field.empty) ?? field.empty
}
