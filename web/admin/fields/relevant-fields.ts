import type { Field } from '#catalogue/field.ts'
import { errorsInside, type RowErrors } from './field-errors.ts'
import type { Row } from './row.ts'
import { textsAt } from './words-of.ts'

/** Those that mean something beside what is chosen in this row, and those that are refused anyway. */
export function relevantFields(
  fields: readonly Field[],
  row: Row,
  errors: RowErrors = {},
): Field[] {
  return fields.filter((field) => {
    const { onlyWith, wire } = field
    if (!onlyWith || textsAt(row, onlyWith.wire).includes(onlyWith.option)) return true
    return wire in errors || Object.keys(errorsInside(errors, wire)).length > 0
  })
}
