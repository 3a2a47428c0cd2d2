import { Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { visibility } from '#web/admin/account/new-password.tsx'
import { postApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusFirstInvalid } from '#web/admin/ui/dialogs/focus.ts'
import { ModalFoot } from '#web/admin/ui/dialogs/modal-foot.tsx'
import { useFocusReturn } from '#web/admin/ui/dialogs/use-focus-return.ts'
import { useLayer } from '#web/admin/ui/dialogs/use-layer.ts'
import { emailChangeQuery } from './profile-queries.ts'

/** Asks for another e-mail, which counts once whoever reads it has confirmed. */
export function EmailDialog({ close }: { close: () => void }) {
  useFocusReturn()
  const closeIfOnTop = useLayer(close)
  const dialogs = useDialogs()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ email: '', password: '' })
  const [isVisible, setVisible] = useState(false)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [isSending, setSending] = useState(false)
  const title = t('profile.emailChange')

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    try {
      const body = { email: typed.email, current_password: typed.password }
      const { message } = await postApi('/users/update/email', { body })
      void queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey })
      await dialogs.tell({ tone: 'success', title, message })
      close()
    } catch (refused) {
      if (refused instanceof Refusal && refused.status === 401) return
      setErrors(refused instanceof Refusal ? refused.errors : {})
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
      focusFirstInvalid(form)
    } finally {
      setSending(false)
    }
  }

  function change(next: Partial<typeof typed>) {
    setTyped({ ...typed, ...next })
    setErrors({})
  }

  return (
    <Modal opened onClose={closeIfOnTop} title={title} centered stackId="email">
      <form ref={form} onSubmit={(event) => void ask(event)} aria-label={title} noValidate>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('profile.emailIntro')}
          </Text>
          <TextInput
            label={t('profile.emailNew')}
            name="new_email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            data-autofocus
            withAsterisk
            aria-required
            maxLength={limits.login}
            error={errors.email?.[0]}
            value={typed.email}
            onChange={(event) => change({ email: event.currentTarget.value })}
          />
          <PasswordInput
            label={t('password.current')}
            name="email_password"
            autoComplete="current-password"
            withAsterisk
            aria-required
            maxLength={limits.password.max * 4}
            error={errors.current_password?.[0]}
            value={typed.password}
            onChange={(event) => change({ password: event.currentTarget.value })}
            {...visibility({ isVisible, toggle: () => setVisible(!isVisible) })}
          />
          <ModalFoot>
            <Button variant="default" onClick={close}>
              {t('approval.cancel')}
            </Button>
            <Button type="submit" aria-busy={isSending}>
              {t('profile.emailSend')}
            </Button>
          </ModalFoot>
        </Stack>
      </form>
    </Modal>
  )
}
