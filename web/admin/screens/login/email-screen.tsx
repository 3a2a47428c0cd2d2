import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { loginPath } from '#web/admin/account/session/safe-next.ts'
import { EntranceCard } from '#web/admin/account/sign-in/entrance-card.tsx'
import { postApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { sentenceOf } from '#web/admin/api/refusal.ts'
import { readSession } from '#web/admin/api/session.ts'
import { say } from '#web/admin/i18n/speech.ts'
import { type Told, ToldNote } from '#web/admin/ui/dialogs/told-note.tsx'

/** Where the token waits while its owner signs in. */
const kept = 'email-token'

/** Where the link in a mail to a new address leads. It counts for whoever is signed in and has asked for it. */
export function EmailScreen() {
  const [token] = useState(tokenAtHand)
  const [told, setTold] = useState<Told | null>(null)
  const [isSending, setSending] = useState(false)

  async function confirm() {
    if (isSending) return
    setSending(true)
    try {
      const { message } = await postApi('/auth/email/confirm', { body: { token } })
      sessionStorage.removeItem(kept)
      queryClient.clear()
      setTold({ sentence: message, isRefused: false })
    } catch (refused) {
      setTold({ sentence: sentenceOf(refused), isRefused: true })
    }
    setSending(false)
  }

  if (!readSession() && !told) {
    return <Navigate to={loginPath({ pathname: '/admin/email', search: '' })} replace />
  }
  return (
    <EntranceCard
      title={say('email.title')}
      heading={say('email.title')}
      means={!told && say('email.means')}
    >
      <ToldNote told={told} />
      {told ? (
        <Button component={Link} to="/admin/profile" variant="default" size="md">
          {say('email.toProfile')}
        </Button>
      ) : (
        <Button size="md" aria-busy={isSending} onClick={() => void confirm()}>
          {say('email.confirm')}
        </Button>
      )}
    </EntranceCard>
  )
}

/** Behind the #, or, after signing in, in the memory of this tab. */
function tokenAtHand(): string {
  const token = window.location.hash.slice(1) || (sessionStorage.getItem(kept) ?? '')
  sessionStorage.setItem(kept, token)
  return token
}
