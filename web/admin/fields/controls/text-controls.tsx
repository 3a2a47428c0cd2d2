import { ColorInput, TagsInput, Textarea, TextInput } from '@mantine/core'
import { limits } from '#catalogue/limits.ts'
import { useCountry } from '#web/admin/api/brand.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { lineInput } from '#web/admin/fields/line-input.ts'
import { pasting } from '#web/admin/fields/normalize-paste.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { counted } from '#web/admin/fields/text-count.tsx'
import { namesAt } from '#web/admin/fields/words-of.ts'
import { useWriting } from '#web/admin/fields/writing.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

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

/** Renders a telephone number, converted to E.164 when the box is left. */
export function PhoneControl({ field, row, change, error }: ControlProps) {
  const text = textAt(row, field.wire)
  const brandCountry = useCountry()

  async function dial() {
    if (text.trim() === '') return
    const country = textAt(row, field.countryKey ?? '') || brandCountry
    // Loaded on use: the numbering plans of all countries are large.
    const { dialledPhone } = await import('#catalogue/text/phone/dialled-phone.ts')
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

export function ColourControl({ field, row, change, error }: ControlProps) {
  return (
    <ColorInput
      {...fieldWords(field)}
      error={error}
      format="hex"
      dir="ltr"
      eyeDropperButtonProps={{
        'aria-label': t('field.takeColour', { label: labelled(field.label) }),
      }}
      value={textAt(row, field.wire)}
      onChange={(value) => change({ [field.wire]: value })}
    />
  )
}

export function NamesControl({ field, row, change, error }: ControlProps) {
  return (
    <TagsInput
      {...fieldWords(field, t('field.namesHint'))}
      {...useWriting()}
      error={error}
      maxTags={field.max ?? limits.items}
      value={namesAt(row, field.wire)}
      onChange={(names) => change({ [field.wire]: names.map((name) => ({ name })) })}
    />
  )
}
