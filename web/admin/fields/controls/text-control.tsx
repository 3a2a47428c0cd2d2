import { TextInput } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { lineInput } from '#web/admin/fields/line-input.ts'
import { textAt } from '#web/admin/rows/row.ts'

export function TextControl({ field, row, change, error }: ControlProps) {
  return (
    <TextInput
      label={field.label}
      description={field.hint}
      withAsterisk={field.required}
      aria-required={field.required}
      error={error}
      {...lineInput(field)}
      value={textAt(row, field.wire)}
      onChange={(event) => change({ [field.wire]: event.currentTarget.value })}
    />
  )
}
