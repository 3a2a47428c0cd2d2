import { NativeSelect } from '@mantine/core'
import { textAt } from '#web/admin/form/row.ts'
import type { ControlProps } from './control.ts'

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
