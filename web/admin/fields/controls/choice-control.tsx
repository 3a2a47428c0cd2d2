import { NativeSelect } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { textAt } from '#web/admin/rows/row.ts'

export function ChoiceControl({ field, row, change, error }: ControlProps) {
  return (
    <NativeSelect
      label={field.label}
      description={field.hint}
      error={error}
      data={(field.options ?? []).map((option) => ({ ...option }))}
      value={textAt(row, field.wire)}
      onChange={(event) => change({ [field.wire]: event.currentTarget.value })}
    />
  )
}
