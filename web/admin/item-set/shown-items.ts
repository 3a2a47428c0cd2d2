import type { ItemSet } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { FormErrors } from '#web/admin/form/field-errors.ts'
import type { FormItem } from '#web/admin/form/form-content.ts'
import type { EntrySteps } from '#web/admin/ordered-list/entry-steps.ts'
import type { Row } from '#web/admin/rows/row.ts'

/** What both shapes of a set's list are given. */
export interface ShownItems {
  set: ItemSet
  items: FormItem[]
  errors: FormErrors
  steps: EntrySteps<FormItem>
  change: (item: FormItem, patch: Row, field: Field) => void
}
