import { Button, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import { beyond, useTyped } from '#web/admin/documents/form/use-typed.ts'
import { pasting } from '#web/admin/fields/normalize-paste.ts'
import { counted } from '#web/admin/fields/text-count.tsx'
import { asTyped } from '#web/admin/fields/writing.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { confirmDiscard, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusFirstInvalid } from '#web/admin/ui/dialogs/focus.ts'
import { ModalFoot } from '#web/admin/ui/dialogs/modal-foot.tsx'
import { useFocusReturn } from '#web/admin/ui/dialogs/use-focus-return.ts'
import { useLayer } from '#web/admin/ui/dialogs/use-layer.ts'
import { AttachPictures } from './attach-pictures.tsx'
import { countOf, idsOf, nothingAttached, withoutSent } from './attached.ts'
import { pictureFault, withoutPictureFault } from './picture-fault.ts'
import { refreshTickets } from './ticket-queries.ts'

/** What is wrong and where, for the desk to answer. */
export function NewTicket({ close }: { close: () => void }) {
  useFocusReturn()
  const dialogs = useDialogs()
  const form = useRef<HTMLFormElement>(null)
  const { typed, isRestored, type, arrived, forget } = useTyped('ticket', ['title', 'description'])
  const { title: heading = '', description = '' } = typed
  const [attached, setAttached] = useState(nothingAttached)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [isSending, setSending] = useState(false)
  const title = t('ticket.newTitle')

  async function leave() {
    const isTyped = `${heading}${description}`.trim() !== '' || countOf(attached) > 0
    if (isTyped && !(await confirmDiscard(dialogs, t('ticket.nothingSent')))) return
    forget()
    close()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const sent = idsOf(attached)
    try {
      const { message } = await postApi('/tickets', {
        body: { title: heading, description, ...sent },
      })
      void refreshTickets()
      // Who has typed on meanwhile keeps that.
      const isMore = arrived((now) => beyond(now, { title: heading, description }))
      setAttached((now) => withoutSent(now, sent))
      setSending(false)
      if (!isMore) close()
      await dialogs.tell({ tone: 'success', title, message })
    } catch (refused) {
      setSending(false)
      if (refused instanceof Refusal && refused.status === 401) return
      setErrors(refused instanceof Refusal ? refused.errors : {})
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
      focusFirstInvalid(form)
    }
  }

  const closeIfOnTop = useLayer(() => void leave())
  return (
    <Modal opened onClose={closeIfOnTop} title={title} centered size="lg" stackId="ticket">
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
          <ModalFoot>
            <Button variant="default" onClick={() => void leave()}>
              {t('approval.cancel')}
            </Button>
            <Button type="submit" aria-busy={isSending}>
              {t('approval.submit')}
            </Button>
          </ModalFoot>
        </Stack>
      </form>
    </Modal>
  )
}
