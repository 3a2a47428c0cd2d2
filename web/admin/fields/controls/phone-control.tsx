import { TextInput } from '@mantine/core'
import { limits } from '#catalogue/limits.ts'
import { phoneNumber } from '#catalogue/text/phone.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { textAt } from '#web/admin/rows/row.ts'

/** A telephone number: typed as people write it, kept in E.164 once the box is left. */
export function PhoneControl({ field, row, change, error }: ControlProps) {
  const text = textAt(row, field.wire)
  const number = phoneNumber(text)
  return (
    <TextInput
      {...fieldWords(field)}
      error={error}
      maw={280}
      type="tel"
      dir="ltr"
      placeholder={field.example ?? undefined}
      maxLength={limits.phone}
      value={text}
      onChange={(event) => change({ [field.wire]: event.currentTarget.value })}
      onBlur={() => number !== null && change({ [field.wire]: number })}
    />
  )
}
