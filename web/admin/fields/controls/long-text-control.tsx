import { Textarea } from '@mantine/core'
import { limits } from '#catalogue/limits.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { pasting } from '#web/admin/fields/normalize-paste.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { counted } from '#web/admin/fields/text-count.tsx'
import { useWriting } from '#web/admin/fields/writing.ts'

export function LongTextControl({ field, row, change, error }: ControlProps) {
  return (
    <Textarea
      {...fieldWords(field)}
      withAsterisk={field.required}
      aria-required={field.required}
      error={error}
      {...useWriting()}
      autosize
      minRows={3}
      maxRows={12}
      {...counted(textAt(row, field.wire), limits.plainText)}
      {...pasting(false)}
      value={textAt(row, field.wire)}
      onChange={(event) => change({ [field.wire]: event.currentTarget.value })}
    />
  )
}
