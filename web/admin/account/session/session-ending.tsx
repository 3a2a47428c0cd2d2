import { Alert, Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { type FormEvent, useEffect, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { readSession, storeSession } from '#web/admin/api/session.ts'
import type { OpenedSession, SecondStep as Wanted } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import styles from './session-ending.module.css'
import { useUser } from './user-context.ts'

// A clock of its own: the one of the badges is in a later chunk.

const SecondStep = partLater(
  async () => (await import('#web/admin/account/second-factor/second-step.tsx')).SecondStep,
  () => null,
)

/** Interval of checks whether the end is near, in ms. */
const pause = 20_000

/** Warns before the session's end and renews it in place, so that no edit is lost. */
export function SessionEnding() {
  const { username } = useUser()
  const [endsAt, setEndsAt] = useState(() => nearEnd())
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [wanted, setWanted] = useState<Wanted | null>(null)

  useEffect(() => {
    const look = () => setEndsAt(nearEnd())
    const timer = window.setInterval(look, pause)
    // Another tab may have renewed it.
    window.addEventListener('storage', look)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('storage', look)
    }
  }, [])

  function goOn({ token, user, expires_at }: OpenedSession) {
    storeSession({ token, user, endsAt: expires_at })
    setWanted(null)
    setEndsAt(nearEnd())
    announce(t('session.renewed'))
  }

  async function renew(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setError(null)
    try {
      const { data } = await postApi('/auth/login', { body: { username, password } })
      if ('second_factor' in data) setWanted(data.second_factor)
      else goOn(data)
    } catch (error) {
      setError(errorMessage(error))
    } finally {
      setPassword('')
      setSending(false)
    }
  }

  return (
    <div role="alert" className={styles.place}>
      {endsAt && (
        <Alert
          role="note"
          color="amber"
          icon={<IconHourglass aria-hidden />}
          title={t('session.endsSoon')}
          className={styles.note}
        >
          {wanted ? (
            <Stack gap="sm">
              {error && (
                <Text size="sm" c="red" role="alert">
                  {error}
                </Text>
              )}
              <SecondStep
                wanted={wanted}
                onDone={goOn}
                onError={setError}
                onLeave={() => setWanted(null)}
              />
            </Stack>
          ) : (
            <form onSubmit={(event) => void renew(event)} aria-label={t('session.endsSoon')}>
              <Stack gap="sm">
                <Text size="sm">{t('session.means', { time: formatMoment(endsAt) })}</Text>
                <input type="text" autoComplete="username" value={username} readOnly hidden />
                <Group align="flex-end" gap="sm">
                  <PasswordInput
                    label={t('login.password')}
                    name="renewing"
                    autoComplete="current-password"
                    maxLength={limits.password.max}
                    required
                    withAsterisk={false}
                    className={styles.password}
                    error={error}
                    value={password}
                    onChange={(event) => setPassword(event.currentTarget.value)}
                    visibilityToggleButtonProps={{
                      'aria-label': t('login.showPassword'),
                      tabIndex: 0,
                    }}
                  />
                  <Button type="submit" aria-busy={isSending}>
                    {t('session.renew')}
                  </Button>
                </Group>
              </Stack>
            </form>
          )}
        </Alert>
      )}
    </div>
  )
}

/** Returns when the session ends, if that is soon. */
function nearEnd(): string | null {
  const endsAt = readSession()?.endsAt ?? null
  return endsAt && isEnding(endsAt, Date.now()) ? endsAt : null
}

/** Milliseconds before the session ends at which people are warned. */
const warnedBefore = 15 * 60_000

/** Whether a session ends soon and has not ended (ISO 8601 UTC). */
export function isEnding(endsAt: string, now: number): boolean {
  const left = Date.parse(endsAt) - now
  return left > 0 && left <= warnedBefore
}
