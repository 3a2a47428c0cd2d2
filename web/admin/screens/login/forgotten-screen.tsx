import { Anchor, Button, Stack } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { EntranceCard } from '#web/admin/account/sign-in/entrance-card.tsx'
import { LoginBox } from '#web/admin/account/sign-in/login-box.tsx'
import { postApi } from '#web/admin/api/call-api.ts'
import { sentenceOf } from '#web/admin/api/refusal.ts'
import { say } from '#web/admin/i18n/speech.ts'
import { type Told, ToldNote } from '#web/admin/ui/dialogs/told-note.tsx'

/** Has a link for a new password mailed; says the same whether or not there is such an account. */
export function ForgottenScreen() {
  const username = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState<Told | null>(null)
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setTold(null)
    try {
      const body = { username: username.current?.value ?? '' }
      const { message } = await postApi('/auth/forgotten', { body })
      setTold({ sentence: message, isRefused: false })
    } catch (refused) {
      setTold({ sentence: sentenceOf(refused), isRefused: true })
      username.current?.focus()
    }
    setSending(false)
  }

  const isSent = told !== null && !told.isRefused
  return (
    <EntranceCard
      title={say('forgotten.title')}
      heading={say('forgotten.title')}
      means={!isSent && say('forgotten.means')}
    >
      <ToldNote told={told} />
      {!isSent && (
        <form onSubmit={(event) => void send(event)} aria-label={say('forgotten.title')}>
          <Stack>
            <LoginBox ref={username} />
            <Button type="submit" size="md" aria-busy={isSending}>
              {say('forgotten.send')}
            </Button>
          </Stack>
        </form>
      )}
      <Anchor component={Link} to="/admin/login" ta="center" underline="always">
        {say('forgotten.back')}
      </Anchor>
    </EntranceCard>
  )
}
