import { Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { declarationByEntityType } from '#catalogue/catalogue.ts'
import type { EntryWindow } from '#catalogue/time/window-meaning.ts'
import type { CalendarMoment } from '#web/admin/api/wire.gen.ts'
import { windowFields } from '#web/admin/documents/entry/entry-shape.ts'
import { MomentControl } from '#web/admin/fields/controls/time-controls.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog, FormButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'

interface MoveDialogProps {
  moment: CalendarMoment
  /** Returns whether the draft was saved. */
  onSave: (moment: CalendarMoment, window: EntryWindow) => Promise<boolean>
  onClose: () => void
}

/** Asks for the window of a draft, for those who do not drag. */
export function MoveDialog({ moment, onSave, onClose }: MoveDialogProps) {
  const { starts_at = null, ends_at = null } = moment.plan ?? {}
  const [window, setWindow] = useState<EntryWindow>({ starts_at, ends_at })
  const [isSending, setSending] = useState(false)
  const title = t('calendar.moveNamed', { name: documentTitle(moment) })
  const meaning = declarationByEntityType(moment.entity_type)?.window ?? null

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    if (await onSave(moment, window)) onClose()
    else setSending(false)
  }

  return (
    <Dialog onClose={onClose} title={title} centered>
      <form onSubmit={(event) => void save(event)} aria-label={title} noValidate>
        <Stack gap="lg">
          <Text size="sm">{t('calendar.moveMeans')}</Text>
          {windowFields(meaning).map((field) => (
            <MomentControl
              key={field.wire}
              field={field}
              row={{ ...window }}
              error={null}
              onChange={(change) => setWindow({ ...window, ...change })}
            />
          ))}
          <FormButtons onCancel={onClose} submit={t('card.saveDraft')} isSending={isSending} />
        </Stack>
      </form>
    </Dialog>
  )
}
