import { Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { textAfter, useTyped } from '#web/admin/documents/form/use-typed.ts'
import { lineBox, textBox } from '#web/admin/fields/text-box.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog, FormButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { confirmDiscard, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { AttachPictures } from './attach-pictures.tsx'
import {
  countOf,
  idsOf,
  nothingAttached,
  pictureFault,
  withoutPictureFault,
  withoutSent,
} from './attached.ts'
import { refreshTickets } from './ticket-queries.ts'

export function NewTicket({ onClose }: { onClose: () => void }) {
  const dialogs = useDialogs()
  const form = useRef<HTMLFormElement>(null)
  const { typed, isRestored, onType, afterSend, clear } = useTyped('ticket', [
    'title',
    'description',
  ])
  const { title: heading = '', description = '' } = typed
  const [attached, setAttached] = useState(nothingAttached)
  const title = t('ticket.newTitle')
  const { running, errors, setErrors, run } = useAction(title, { form })

  async function leave() {
    const isTyped = `${heading}${description}`.trim() !== '' || countOf(attached) > 0
    if (isTyped && !(await confirmDiscard(dialogs, t('ticket.nothingSent')))) return
    clear()
    onClose()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const sent = idsOf(attached)
    await run('run', async () => {
      const body = { title: heading, description, ...sent }
      const response = await postApi('/tickets', { body })
      void refreshTickets()
      // What was typed meanwhile stays.
      const hasMore = afterSend((now) => textAfter(now, { title: heading, description }))
      setAttached((now) => withoutSent(now, sent))
      if (!hasMore) onClose()
      return response
    })
  }

  return (
    <Dialog onClose={() => void leave()} title={title} centered size="lg">
      <form ref={form} onSubmit={(event) => void send(event)} aria-label={title} noValidate>
        <Stack gap="md">
          {isRestored && <Hint>{t('card.unsavedRestored')}</Hint>}
          <TextInput
            label={t('ticket.title')}
            data-autofocus
            withAsterisk
            aria-required
            {...lineBox(heading, limits.title, (text) => {
              onType({ title: text })
              setErrors({ ...errors, title: [] })
            })}
            error={errors.title?.[0]}
          />
          <Textarea
            label={t('ticket.description')}
            description={t('ticket.describe')}
            withAsterisk
            aria-required
            autosize
            minRows={5}
            maxRows={12}
            {...textBox(description, limits.plainText, (text) => {
              onType({ description: text })
              setErrors({ ...errors, description: [] })
            })}
            error={errors.description?.[0]}
          />
          <AttachPictures
            attached={attached}
            error={pictureFault(errors)}
            onChange={(chosen) => {
              setAttached(chosen)
              setErrors(withoutPictureFault(errors))
            }}
          />
          <FormButtons
            onCancel={() => void leave()}
            submit={t('approval.submit')}
            isSending={running !== null}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
