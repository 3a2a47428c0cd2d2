import {
  Alert,
  Button,
  Group,
  Paper,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { limits } from '#catalogue/limits.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { sentenceOf } from '#web/admin/api/refusal.ts'
import { markSessionEnded, sessionEnd } from '#web/admin/session/guard.ts'
import { safeNext } from '#web/admin/session/safe-next.ts'
import { storeSession } from '#web/admin/session/session.ts'
import { ArchMark } from '#web/admin/shell/arch-mark.tsx'
import { LanguageChoice } from '#web/admin/speech/language-choice.tsx'
import { say } from '#web/admin/speech/speech.ts'
import styles from './login.module.css'

export function LoginScreen() {
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { search } = useLocation()
  const end = sessionEnd()

  async function signIn(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setError(null)
    try {
      const { data } = await postApi('/auth/login', {
        body: {
          username: username.current?.value ?? '',
          password: password.current?.value ?? '',
        },
      })
      storeSession({ token: data.token, user: data.user })
      markSessionEnded(null)
      queryClient.clear()
      await navigate(safeNext(search), { replace: true })
    } catch (refused) {
      setError(sentenceOf(refused))
      setSending(false)
      password.current?.focus()
    }
  }

  return (
    <main className={styles.page}>
      <title>{`${say('login.button')} · Linecheck`}</title>
      <Paper withBorder radius="lg" p="xl" className={styles.card}>
        <Stack gap="lg">
          <Stack gap="xs">
            <Group justify="space-between">
              <ArchMark size={44} />
              <LanguageChoice />
            </Group>
            <Title order={1} size="h2">
              {say('login.heading')}
            </Title>
            <Text c="dimmed">{say('login.intro')}</Text>
          </Stack>
          {end && !error && (
            <Alert role="note" color="ink" icon={<IconInfoCircle aria-hidden />}>
              {end === 'elsewhere' ? say('login.elsewhere') : say('login.sessionEnded')}
            </Alert>
          )}
          <div role="alert">
            {error && (
              <Alert role="note" color="red" icon={<IconAlertTriangle aria-hidden />}>
                {error}
              </Alert>
            )}
          </div>
          <form onSubmit={(event) => void signIn(event)} aria-label={say('login.button')}>
            <Stack>
              <TextInput
                ref={username}
                label={say('login.userName')}
                name="username"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={limits.login}
                required
                withAsterisk={false}
                autoFocus
                size="md"
              />
              <PasswordInput
                ref={password}
                label={say('login.password')}
                name="password"
                autoComplete="current-password"
                maxLength={limits.password.max}
                required
                withAsterisk={false}
                size="md"
                visibilityToggleButtonProps={{
                  'aria-label': say('login.showPassword'),
                  tabIndex: 0,
                }}
              />
              <Button type="submit" size="md" aria-busy={isSending}>
                {isSending ? say('login.running') : say('login.button')}
              </Button>
            </Stack>
          </form>
        </Stack>
      </Paper>
    </main>
  )
}
