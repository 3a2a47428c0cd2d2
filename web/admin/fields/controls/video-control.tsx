import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { playerAddress } from '#catalogue/text/video-address.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { lineInput } from '#web/admin/fields/line-input.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'

/** The address of a player. That of the page on which a video is watched becomes it, and is said so. */
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
