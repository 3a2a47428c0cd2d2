import { Button, Modal, Stack } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import type { InvitedUser } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusFirstInvalid } from '#web/admin/ui/dialogs/focus.ts'
import { ModalFoot } from '#web/admin/ui/dialogs/modal-foot.tsx'
import { useFocusReturn } from '#web/admin/ui/dialogs/use-focus-return.ts'
import { useLayer } from '#web/admin/ui/dialogs/use-layer.ts'
import { ShownLink } from './shown-link.tsx'
import { UserFields, type UserForm } from './user-fields.tsx'
import { refreshUsers } from './user-queries.ts'

const nobody: UserForm = { username: '', first_name: '', last_name: '', email: '', role: 2 }

/** Adds an account, and then shows the link by which its owner chooses a password. */
export function InviteDialog({ close }: { close: () => void }) {
  useFocusReturn()
  const closeIfOnTop = useLayer(close)
  const dialogs = useDialogs()
  const place = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(nobody)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [isSending, setSending] = useState(false)
  const [made, setMade] = useState<InvitedUser | null>(null)
  const title = t('users.invite')

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    try {
      const { data } = await postApi('/users', { body: form })
      setMade(data)
      void refreshUsers()
    } catch (refused) {
      if (refused instanceof Refusal && refused.status === 401) return
      setErrors(refused instanceof Refusal ? refused.errors : {})
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
      focusFirstInvalid(place)
    } finally {
      setSending(false)
    }
  }

  return (
    <Modal opened onClose={closeIfOnTop} title={title} centered size="lg" stackId="user">
      {made ? (
        <Stack gap="md">
          <ShownLink made={made} name={made.user.first_name} />
          <ModalFoot>
            <Button data-autofocus onClick={close}>
              {t('users.done')}
            </Button>
          </ModalFoot>
        </Stack>
      ) : (
        <form ref={place} onSubmit={(event) => void send(event)} aria-label={title} noValidate>
          <Stack gap="md">
            <UserFields
              form={form}
              change={(next) => {
                setForm(next)
                setErrors({})
              }}
              errors={errors}
            />
            <ModalFoot>
              <Button variant="default" onClick={close}>
                {t('approval.cancel')}
              </Button>
              <Button type="submit" aria-busy={isSending}>
                {t('users.makeInvite')}
              </Button>
            </ModalFoot>
          </Stack>
        </form>
      )}
    </Modal>
  )
}
