import { Textarea } from '@mantine/core'
import { asRichText } from '#catalogue/text/rich-text-words.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { wordsOf } from '#web/admin/fields/words-of.ts'
import { useWriting } from '#web/admin/fields/writing.ts'

export function RichTextControl({ field, row, change, error }: ControlProps) {
  return (
    <Textarea
      {...fieldWords(field)}
      withAsterisk={field.required}
      aria-required={field.required}
      error={error}
      {...useWriting()}
      autosize
      minRows={3}
      defaultValue={wordsOf(field, row)}
      onBlur={(event) => change({ [field.wire]: asRichText(event.currentTarget.value) })}
    />
  )
}
