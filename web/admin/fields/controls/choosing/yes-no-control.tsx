import { Checkbox } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'

export function YesNoControl({ field, row, change, error }: ControlProps) {
  return (
    <Checkbox
      {...fieldWords(field)}
      error={error}
      checked={row[field.wire] === true}
      onChange={(event) => change({ [field.wire]: event.currentTarget.checked })}
    />
  )
}
