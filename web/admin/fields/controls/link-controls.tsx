import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { followsWire } from '#catalogue/fields/link.ts'
import { playerAddress } from '#catalogue/text/video-address.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { lineInput } from '#web/admin/fields/line-input.ts'
import { AddressWarning } from '#web/admin/fields/link-warnings.tsx'
import { textAt } from '#web/admin/fields/row.ts'
import { ownLink } from '#web/admin/fields/sent-of.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'

export function LinkControl({ field, row, change, error }: ControlProps) {
  const { follows, wire } = field
  const value = ownLink(field, row)
  const put = (typed: string) =>
    change({ [wire]: typed, ...(follows ? { [followsWire]: typed === '' } : {}) })
  return (
    <div>
      <TextInput
        {...fieldWords(field, t(follows ? 'field.linkFollowsHint' : 'field.linkHint'))}
        withAsterisk={field.required}
        error={error}
        {...lineInput(field, value)}
        value={value}
        onChange={(event) => put(event.currentTarget.value)}
      />
      {!field.isRedirected && <AddressWarning address={value} />}
    </div>
  )
}

/**
 * Renders a video's player address; the address of a video's page is converted to it, with a
 * message.
 */
export function VideoControl({ field, row, change, error }: ControlProps) {
  const [isTurned, setTurned] = useState(false)
  const { label, description } = fieldWords(field)
  const typed = textAt(row, field.wire)

  function turn() {
    const player = playerAddress(typed.trim())
    if (player === null || player === typed) return
    change({ [field.wire]: player })
    setTurned(true)
    announce(t('video.turned'))
  }

  return (
    <TextInput
      label={label}
      description={
        <>
          {description} <br /> {t(isTurned ? 'video.turned' : 'video.how')}
        </>
      }
      withAsterisk={field.required}
      aria-required={field.required}
      error={error}
      {...lineInput(field, typed)}
      value={typed}
      onBlur={turn}
      onChange={(event) => {
        setTurned(false)
        change({ [field.wire]: event.currentTarget.value })
      }}
    />
  )
}
