import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { beyond, useTyped } from '#web/admin/documents/form/use-typed.ts'
import { pasting } from '#web/admin/fields/normalize-paste.ts'
import { counted } from '#web/admin/fields/text-count.tsx'
import { asTyped } from '#web/admin/fields/writing.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog, FormButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { confirmDiscard, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
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

export function NewTicket({ close }: { close: () => void }) {
  const dialogs = useDialogs()
  const form = useRef<HTMLFormElement>(null)
  const { typed, isRestored, type, arrived, forget } = useTyped('ticket', ['title', 'description'])
  const { title: heading = '', description = '' } = typed
  const [attached, setAttached] = useState(nothingAttached)
  const title = t('ticket.newTitle')
  const { running, errors, setErrors, run } = useAction(title, { form })

  async function leave() {
    const isTyped = `${heading}${description}`.trim() !== '' || countOf(attached) > 0
    if (isTyped && !(await confirmDiscard(dialogs, t('ticket.nothingSent')))) return
    forget()
    close()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const sent = idsOf(attached)
    await run('run', async () => {
      const body = { title: heading, description, ...sent }
      const answer = await postApi('/tickets', { body })
      void refreshTickets()
      // What was typed meanwhile stays.
      const isMore = arrived((now) => beyond(now, { title: heading, description }))
      setAttached((now) => withoutSent(now, sent))
      if (!isMore) close()
      return answer
    })
  }

  return (
    <Dialog close={() => void leave()} title={title} centered size="lg">
      <form ref={form} onSubmit={(event) => void send(event)} aria-label={title} noValidate>
        <Stack gap="md">
          {isRestored && (
            <Text size="sm" c="dimmed">
              {t('card.unsavedRestored')}
            </Text>
          )}
          <TextInput
            label={t('ticket.title')}
            data-autofocus
            withAsterisk
            aria-required
            {...counted(heading, limits.title)}
            {...pasting(true)}
            {...asTyped(heading)}
            error={errors.title?.[0]}
            value={heading}
            onChange={(event) => {
              type({ title: event.currentTarget.value })
              setErrors({ ...errors, title: [] })
            }}
          />
          <Textarea
            label={t('ticket.description')}
            description={t('ticket.describe')}
            withAsterisk
            aria-required
            autosize
            minRows={5}
            maxRows={12}
            {...counted(description, limits.plainText)}
            {...pasting(false)}
            {...asTyped(description)}
            error={errors.description?.[0]}
            value={description}
            onChange={(event) => {
              type({ description: event.currentTarget.value })
              setErrors({ ...errors, description: [] })
            }}
          />
          <AttachPictures
            attached={attached}
            error={pictureFault(errors)}
            change={(chosen) => {
              setAttached(chosen)
              setErrors(withoutPictureFault(errors))
            }}
          />
          <FormButtons
            cancel={() => void leave()}
            submit={t('approval.submit')}
            isSending={running !== null}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
