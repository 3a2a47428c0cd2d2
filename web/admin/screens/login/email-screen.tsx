import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { loginPath } from '#web/admin/account/session/safe-next.ts'
import { SignInCard } from '#web/admin/account/sign-in/sign-in-card.tsx'
import { errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { readSession } from '#web/admin/api/session.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { type Outcome, OutcomeNote } from '#web/admin/ui/dialogs/outcome-note.tsx'

/** Storage key of the token while its owner signs in. */
const storageName = 'email-token'

/** Renders the page of the link in a mail to a new address; works for its owner, once signed in. */
export function EmailScreen() {
  const [token] = useState(tokenAtHand)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isSending, setSending] = useState(false)

  async function confirm() {
    if (isSending) return
    setSending(true)
    try {
      const { message } = await postApi('/auth/email/confirm', { body: { token } })
      sessionStorage.removeItem(storageName)
      queryClient.clear()
      setOutcome({ sentence: message, isError: false })
    } catch (error) {
      setOutcome({ sentence: errorMessage(error), isError: true })
    }
    setSending(false)
  }

  if (!readSession() && !outcome) {
    return <Navigate to={loginPath({ pathname: '/admin/email', search: '' })} replace />
  }
  return (
    <SignInCard
      title={t('email.title')}
      heading={t('email.title')}
      means={!outcome && t('email.means')}
    >
      <OutcomeNote outcome={outcome} />
      {outcome ? (
        <Button component={Link} to="/admin/profile" variant="default" size="md">
          {t('email.toProfile')}
        </Button>
      ) : (
        <Button size="md" aria-busy={isSending} onClick={() => void confirm()}>
          {t('email.confirm')}
        </Button>
      )}
    </SignInCard>
  )
}

/** Returns the token from the hash or, after signing in, from this tab's storage. */
function tokenAtHand(): string {
  const token = window.location.hash.slice(1) || (sessionStorage.getItem(storageName) ?? '')
  sessionStorage.setItem(storageName, token)
  return token
}
