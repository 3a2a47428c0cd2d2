import { Alert, Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { IconMail, IconMailForward } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { visibility } from '#web/admin/account/new-password.tsx'
import { deleteApi, postApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import type { EmailChange } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusFirstInvalid, focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { ModalFoot } from '#web/admin/ui/dialogs/modal-foot.tsx'
import { useFocusReturn } from '#web/admin/ui/dialogs/use-focus-return.ts'
import { useLayer } from '#web/admin/ui/dialogs/use-layer.ts'
import { emailChangeQuery } from './profile-queries.ts'

/** The way to another e-mail, and the one that was asked for and is still to be confirmed. */
export function ChangeEmail() {
  const { data } = useQuery(emailChangeQuery)
  const [isOpen, setOpen] = useState(false)
  const way = useRef<HTMLButtonElement>(null)
  return (
    <Stack gap="md" align="flex-start">
      {data?.asked && <Waiting asked={data.asked} way={way} />}
      <Button
        ref={way}
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconMail size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('profile.emailChange')}
      </Button>
      {isOpen && <EmailDialog close={() => setOpen(false)} />}
    </Stack>
  )
}

interface WaitingProps {
  asked: EmailChange
  /** To another e-mail: the focus goes on there. */
  way: RefObject<HTMLElement | null>
}

function Waiting({ asked, way }: WaitingProps) {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)

  async function takeBack() {
    if (isRunning) return
    setRunning(true)
    try {
      announce((await deleteApi('/auth/email', {})).message)
    } catch (refused) {
      const title = t('profile.emailChange')
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
    }
    await queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey })
    setRunning(false)
    focusIfLost(way)
  }

  return (
    <Alert role="status" color="ink" icon={<IconMailForward aria-hidden />}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {t('profile.emailWaits', { email: asked.email, time: momentWords(asked.expires_at) })}
        </Text>
        <ActionButton
          variant="default"
          size="compact-md"
          isRunning={isRunning}
          onClick={() => void takeBack()}
        >
          {t('profile.emailTakeBack')}
        </ActionButton>
      </Stack>
    </Alert>
  )
}

/** Asks for another e-mail, which counts once whoever reads it has confirmed. */
function EmailDialog({ close }: { close: () => void }) {
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
