import { Anchor, Button, PasswordInput, Stack } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { limits } from '#catalogue/limits.ts'
import {
  faultOf,
  hasPasskeys,
  signWithPasskey,
} from '#web/admin/account/second-factor/device-passkeys.ts'
import styles from '#web/admin/account/sign-in/sign-in.module.css'
import { LoginBox } from '#web/admin/account/sign-in/sign-in-card.tsx'
import { errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import type { OpenedSession, SecondStep } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'

interface FirstStepProps {
  onDone: (opened: OpenedSession) => void
  /** Called when the password is right and a second factor is needed. */
  onSecondStep: (step: SecondStep) => void
  onError: (sentence: string | null) => void
}

export function FirstStep({ onDone, onSecondStep, onError }: FirstStepProps) {
  const [running, setRunning] = useState<'password' | 'passkey' | null>(null)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  async function signIn(event: FormEvent) {
    event.preventDefault()
    if (running) return
    setRunning('password')
    onError(null)
    try {
      const { data } = await postApi('/auth/login', {
        body: {
          username: username.current?.value ?? '',
          password: password.current?.value ?? '',
        },
      })
      if ('second_factor' in data) onSecondStep(data.second_factor)
      else onDone(data)
    } catch (error) {
      onError(errorMessage(error))
      setRunning(null)
      password.current?.focus()
    }
  }

  async function signInByPasskey() {
    if (running) return
    setRunning('passkey')
    onError(null)
    try {
      const { data: request } = await postApi('/auth/login/passkey/options', {})
      const passkey = await signWithPasskey(request)
      const { data } = await postApi('/auth/login/passkey', { body: { passkey } })
      onDone(data)
    } catch (error) {
      onError(faultOf(error))
      setRunning(null)
    }
  }

  return (
    <Stack gap="md">
      <form onSubmit={(event) => void signIn(event)} aria-label={t('login.button')}>
        <Stack>
          <LoginBox ref={username} />
          <PasswordInput
            ref={password}
            label={t('login.password')}
            name="password"
            autoComplete="current-password"
            maxLength={limits.password.max}
            required
            withAsterisk={false}
            size="md"
            visibilityToggleButtonProps={{
              'aria-label': t('login.showPassword'),
              tabIndex: 0,
            }}
          />
          <Anchor
            component={Link}
            to="/admin/forgotten"
            size="sm"
            underline="always"
            className={styles.forgotten}
          >
            {t('login.forgotten')}
          </Anchor>
          <Button type="submit" size="md" aria-busy={running === 'password'}>
            {running === 'password' ? t('login.running') : t('login.button')}
          </Button>
        </Stack>
      </form>
      {hasPasskeys() && (
        <Button
          variant="default"
          size="md"
          aria-busy={running === 'passkey'}
          onClick={() => void signInByPasskey()}
        >
          {t('login.byPasskey')}
        </Button>
      )}
    </Stack>
  )
}
