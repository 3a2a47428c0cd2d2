import { TextInput } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { lineInput } from '#web/admin/fields/line-input.ts'
import { textAt } from '#web/admin/rows/row.ts'
import { say } from '#web/admin/speech/speech.ts'

export function LinkControl({ field, row, change, error }: ControlProps) {
  return (
    <TextInput
      {...fieldWords(field, say('field.linkHint'))}
      withAsterisk={field.required}
      error={error}
      {...lineInput(field, textAt(row, field.wire))}
      value={textAt(row, field.wire)}
      onChange={(event) => change({ [field.wire]: event.currentTarget.value })}
    />
  )
}
