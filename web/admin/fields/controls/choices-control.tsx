import { MultiSelect } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { textsAt } from '#web/admin/fields/words-of.ts'

/** Some of a few values, in the order in which they were chosen. */
export function ChoicesControl({ field, row, change, error }: ControlProps) {
  return (
    <MultiSelect
      label={field.label}
      description={field.hint}
      error={error}
      searchable
      data={(field.options ?? []).map((option) => ({ ...option }))}
      value={textsAt(row, field.wire)}
      onChange={(values) => change({ [field.wire]: values })}
    />
  )
}
