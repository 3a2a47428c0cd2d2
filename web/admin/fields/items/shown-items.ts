import type { ItemSet } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { FormErrors } from '#web/admin/fields/field-errors.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import type { Row } from '#web/admin/fields/row.ts'
import type { ListActions } from '#web/admin/ui/ordered-list/list-actions.ts'

/** What both shapes of a set's list are given. */
export interface ShownItems {
  set: ItemSet
  items: FormItem[]
  errors: FormErrors
  steps: ListActions<FormItem>
  change: (item: FormItem, patch: Row, field: Field) => void
}
