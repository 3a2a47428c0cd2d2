import { Button, Group, Stack, Textarea } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { textAfter, useTyped } from '#web/admin/documents/form/use-typed.ts'
import { textBox } from '#web/admin/fields/text-box.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { fieldMessages } from '#web/admin/ui/dialogs/use-action.ts'
import { AttachPictures } from './attach-pictures.tsx'
import { countOf, idsOf, nothingAttached, pictureFault, withoutSent } from './attached.ts'
import { refreshTickets, ticketQuery } from './ticket-queries.ts'

interface AnswerFormProps {
  id: number
  onUnsent: (part: string, forget: (() => void) | null) => void
}

export function AnswerForm({ id, onUnsent }: AnswerFormProps) {
  const { typed, onType, afterSend, clear } = useTyped(`ticket ${id} answer`, ['text'])
  const { text = '' } = typed
  const [attached, setAttached] = useState(nothingAttached)
  const [fault, setFault] = useState<string | undefined>()
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const isWritten = text.trim() !== ''
  const isUnsent = isWritten || countOf(attached) > 0
  const noteUnsent = useEffectEvent((isUnsent: boolean) =>
    onUnsent('answer', isUnsent ? clear : null),
  )
  useEffect(() => {
    noteUnsent(isUnsent)
    return () => noteUnsent(false)
  }, [isUnsent])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (!isWritten) return setError(t('profile.required'))
    setSending(true)
    try {
      const sent = idsOf(attached)
      const body = { text, ...sent }
      const { message, data } = await postApi('/tickets/{id}/answers', { id, body })
      queryClient.setQueryData(ticketQuery(id).queryKey, data)
      // What was typed meanwhile stays.
      afterSend((now) => textAfter(now, { text }))
      setAttached((now) => withoutSent(now, sent))
      setError(null)
      setFault(undefined)
      announce(message)
      void refreshTickets()
    } catch (error) {
      const errors = fieldMessages(error)
      setFault(pictureFault(errors))
      const isOfPictures = pictureFault(errors) !== undefined && !errors.text
      setError(isOfPictures ? null : (errors.text?.[0] ?? errorMessage(error)))
    } finally {
      setSending(false)
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} aria-label={t('ticket.sendReply')} noValidate>
      <Stack gap="xs">
        <Textarea
          label={t('ticket.reply')}
          autosize
          minRows={2}
          maxRows={8}
          {...textBox(text, limits.plainText, (text) => {
            onType({ text: text })
            setError(null)
          })}
          error={error}
        />
        <AttachPictures
          attached={attached}
          error={fault}
          onChange={(chosen) => {
            setAttached(chosen)
            setFault(undefined)
          }}
        />
        <Group justify="flex-end">
          <Button
            type="submit"
            variant="default"
            aria-busy={isSending}
            leftSection={<IconSend size={16} aria-hidden />}
          >
            {t('ticket.sendReply')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
