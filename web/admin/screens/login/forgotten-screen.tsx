import { Anchor, Button, Stack } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { LoginBox, SignInCard } from '#web/admin/account/sign-in/sign-in-card.tsx'
import { errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { type Outcome, OutcomeNote } from '#web/admin/ui/dialogs/outcome-note.tsx'

/** Requests a link for a new password; the response does not tell whether the account exists. */
export function ForgottenScreen() {
  const username = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setOutcome(null)
    try {
      const body = { username: username.current?.value ?? '' }
      const { message } = await postApi('/auth/forgotten', { body })
      setOutcome({ sentence: message, isError: false })
    } catch (error) {
      setOutcome({ sentence: errorMessage(error), isError: true })
      username.current?.focus()
    }
    setSending(false)
  }

  const isSent = outcome !== null && !outcome.isError
  return (
    <SignInCard
      title={t('forgotten.title')}
      heading={t('forgotten.title')}
      means={!isSent && t('forgotten.means')}
    >
      <OutcomeNote outcome={outcome} />
      {!isSent && (
        <form onSubmit={(event) => void send(event)} aria-label={t('forgotten.title')}>
          <Stack>
            <LoginBox ref={username} />
            <Button type="submit" size="md" aria-busy={isSending}>
              {t('forgotten.send')}
            </Button>
          </Stack>
        </form>
      )}
      <Anchor component={Link} to="/admin/login" ta="center" underline="always">
        {t('forgotten.back')}
      </Anchor>
    </SignInCard>
  )
}
