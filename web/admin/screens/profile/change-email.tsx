import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { IconMail, IconMailForward } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { visibility } from '#web/admin/account/new-password.tsx'
import { deleteApi, postApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import type { EmailChange } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { Dialog, FormButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { emailChangeQuery } from './sessions.tsx'

/** Renders the button for changing the e-mail, and the new one while it is not confirmed. */
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
      {isOpen && <EmailDialog onClose={() => setOpen(false)} />}
    </Stack>
  )
}

interface WaitingProps {
  asked: EmailChange
  /** The button that takes the focus afterwards. */
  way: RefObject<HTMLElement | null>
}

function Waiting({ asked, way }: WaitingProps) {
  const { running, run } = useAction(t('profile.emailChange'), {
    isQuiet: true,
    refresh: () => queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey }),
  })

  async function takeBack() {
    await run('run', () => deleteApi('/auth/email', {}))
    focusIfLost(way)
  }

  return (
    <Alert role="status" color="ink" icon={<IconMailForward aria-hidden />}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {t('profile.emailPending', { email: asked.email, time: formatMoment(asked.expires_at) })}
        </Text>
        <ActionButton
          variant="default"
          size="compact-md"
          isRunning={running !== null}
          onClick={() => void takeBack()}
        >
          {t('profile.emailCancel')}
        </ActionButton>
      </Stack>
    </Alert>
  )
}

/** Changes the e-mail, once the link sent to the new one was followed. */
function EmailDialog({ onClose }: { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ email: '', password: '' })
  const [isVisible, setVisible] = useState(false)
  const title = t('profile.emailChange')
  const { running, errors, setErrors, run } = useAction(title, { form })

  async function ask(event: FormEvent) {
    event.preventDefault()
    const body = { email: typed.email, current_password: typed.password }
    const response = await run('run', async () => {
      const response = await postApi('/users/update/email', { body })
      void queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey })
      return response
    })
    if (response) onClose()
  }

  function change(next: Partial<typeof typed>) {
    setTyped({ ...typed, ...next })
    setErrors({})
  }

  return (
    <Dialog onClose={onClose} title={title} centered>
      <form ref={form} onSubmit={(event) => void ask(event)} aria-label={title} noValidate>
        <Stack gap="md">
          <Hint>{t('profile.emailIntro')}</Hint>
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
          <FormButtons
            onCancel={onClose}
            submit={t('profile.emailSend')}
            isSending={running !== null}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
