import { NativeSelect } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords, optionsOf } from '#web/admin/fields/field-words.ts'
import { textAt } from '#web/admin/rows/row.ts'

export function ChoiceControl({ field, row, change, error }: ControlProps) {
  return (
    <NativeSelect
      {...fieldWords(field)}
      error={error}
      data={optionsOf(field)}
      value={textAt(row, field.wire)}
      onChange={(event) => change({ [field.wire]: event.currentTarget.value })}
    />
  )
}
