import { TextInput } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { lineInput } from '#web/admin/fields/line-input.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { useWriting } from '#web/admin/fields/writing.ts'

export function TextControl({ field, row, change, error }: ControlProps) {
  return (
    <TextInput
      {...fieldWords(field)}
      withAsterisk={field.required}
      aria-required={field.required}
      error={error}
      {...useWriting()}
      {...lineInput(field, textAt(row, field.wire))}
      value={textAt(row, field.wire)}
      onChange={(event) => change({ [field.wire]: event.currentTarget.value })}
    />
  )
}
