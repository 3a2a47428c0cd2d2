import { Skeleton, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { playerAddress } from '#catalogue/text/video-address.ts'
import { useCountry } from '#web/admin/api/brand.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldLabels } from '#web/admin/fields/field-labels.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { lineInput, textBox } from '#web/admin/fields/text-box.tsx'
import { useWriting } from '#web/admin/fields/writing.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import type { NameControlProps } from './name-control.tsx'

export function TextControl(props: ControlProps) {
  const { nameFrom } = props.field
  return nameFrom ? <NameControl {...props} from={nameFrom} /> : <LineControl {...props} />
}

function LineControl({ field, row, onChange, error }: ControlProps) {
  return (
    <TextInput
      {...fieldLabels(field)}
      withAsterisk={field.required}
      aria-required={field.required}
      error={error}
      {...lineInput(field, textAt(row, field.wire), (text) => onChange({ [field.wire]: text }))}
      {...useWriting()}
    />
  )
}

/** Loaded on use. */
const NameControl = partLater<NameControlProps>(
  async () => (await import('./name-control.tsx')).NameControl,
  () => <Skeleton h={60} />,
)

export function LongTextControl({ field, row, onChange, error }: ControlProps) {
  return (
    <Textarea
      {...fieldLabels(field)}
      withAsterisk={field.required}
      aria-required={field.required}
      error={error}
      autosize
      minRows={3}
      maxRows={12}
      {...textBox(textAt(row, field.wire), limits.plainText, (text) =>
        onChange({ [field.wire]: text }),
      )}
      {...useWriting()}
    />
  )
}

/** Renders a telephone number, converted to E.164 when the box is left. */
export function PhoneControl({ field, row, onChange, error }: ControlProps) {
  const text = textAt(row, field.wire)
  const brandCountry = useCountry()

  async function dial() {
    if (text.trim() === '') return
    const country = textAt(row, field.countryKey ?? '') || brandCountry
    // Loaded on use: the numbering plans of all countries are large.
    const { toE164: dialledPhone } = await import('#catalogue/text/phone/e164.ts')
    const read = dialledPhone(text, country)
    if ('number' in read && read.number !== text) onChange({ [field.wire]: read.number })
  }

  return (
    <TextInput
      {...fieldLabels(field)}
      error={error}
      maw={280}
      type="tel"
      dir="ltr"
      placeholder={field.example ?? undefined}
      maxLength={limits.phone}
      value={text}
      onChange={(event) => onChange({ [field.wire]: event.currentTarget.value })}
      onBlur={() => void dial()}
    />
  )
}

/** Renders a video's player address; the address of a video's page is converted to it. */
export function VideoControl({ field, row, onChange, error }: ControlProps) {
  const [isConverted, setConverted] = useState(false)
  const { label, description } = fieldLabels(field)
  const typed = textAt(row, field.wire)

  function convert() {
    const player = playerAddress(typed.trim())
    if (player === null || player === typed) return
    onChange({ [field.wire]: player })
    setConverted(true)
    announce(t('video.linkConverted'))
  }

  return (
    <TextInput
      label={label}
      description={
        <>
          {description} <br /> {t(isConverted ? 'video.linkConverted' : 'video.how')}
        </>
      }
      withAsterisk={field.required}
      aria-required={field.required}
      error={error}
      {...lineInput(field, typed, (text) => {
        setConverted(false)
        onChange({ [field.wire]: text })
      })}
      onBlur={convert}
    />
  )
}
