import { TextInput } from '@mantine/core'
import { limits } from '#catalogue/limits.ts'
import { useCountry } from '#web/admin/api/brand.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { textAt } from '#web/admin/fields/row.ts'

/** A telephone number: typed as people write it, in E.164 once the box is left. */
export function PhoneControl({ field, row, change, error }: ControlProps) {
  const text = textAt(row, field.wire)
  const brandCountry = useCountry()

  async function dial() {
    if (text.trim() === '') return
    const country = textAt(row, field.countryKey ?? '') || brandCountry
    // The numbering plans of all countries: only whoever types a number loads them.
    const { dialledPhone } = await import('#catalogue/phone/dialled-phone.ts')
    const read = dialledPhone(text, country)
    if ('number' in read && read.number !== text) change({ [field.wire]: read.number })
  }

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
      onBlur={() => void dial()}
    />
  )
}
