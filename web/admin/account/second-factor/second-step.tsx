import { Anchor, Button, Stack, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import type { OpenedSession, SecondStep as Wanted } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { faultOf, hasPasskeys, signWithPasskey } from './device-passkeys.ts'

interface SecondStepProps {
  wanted: Wanted
  onDone: (opened: OpenedSession) => void
  /** Shows a message in the form's place for errors; null removes it. */
  onError: (sentence: string | null) => void
  onLeave: () => void
}

export function SecondStep({ wanted, onDone, onError, onLeave }: SecondStepProps) {
  const box = useRef<HTMLInputElement>(null)
  const [running, setRunning] = useState<'code' | 'passkey' | null>(null)
  const [isRecovery, setRecovery] = useState(!wanted.app)
  const [code, setCode] = useState('')
  const { challenge, passkey } = wanted

  async function take(which: 'code' | 'passkey', answer: () => Promise<OpenedSession>) {
    if (running) return
    setRunning(which)
    onError(null)
    try {
      onDone(await answer())
    } catch (error) {
      onError(faultOf(error))
      setRunning(null)
      box.current?.select()
    }
  }

  function give(event: FormEvent) {
    event.preventDefault()
    void take(
      'code',
      async () => (await postApi('/auth/login/second', { body: { challenge, code } })).data,
    )
  }

  function usePasskey() {
    if (!passkey) return
    void take('passkey', async () => {
      const body = { challenge, passkey: await signWithPasskey(passkey) }
      return (await postApi('/auth/login/second', { body })).data
    })
  }

  return (
    <form onSubmit={give} aria-label={t('second.title')}>
      <Stack>
        {passkey && hasPasskeys() && (
          <Button
            size="md"
            variant={wanted.app ? 'default' : 'filled'}
            aria-busy={running === 'passkey'}
            leftSection={<IconFingerprint size={20} aria-hidden />}
            onClick={usePasskey}
          >
            {t('second.usePasskey')}
          </Button>
        )}
        <TextInput
          key={String(isRecovery)}
          ref={box}
          label={isRecovery ? t('second.recoveryCode') : t('second.code')}
          description={isRecovery ? t('second.recoveryMeans') : t('second.codeMeans')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={isRecovery ? 'text' : 'numeric'}
          maxLength={limits.factorCode}
          required
          withAsterisk={false}
          autoFocus
          size="md"
          dir="ltr"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button
          type="submit"
          size="md"
          variant={wanted.app || !passkey ? 'filled' : 'default'}
          aria-busy={running === 'code'}
        >
          {t('second.confirm')}
        </Button>
        <Stack gap="xs" align="flex-start">
          {wanted.app && (
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => {
                setRecovery(!isRecovery)
                setCode('')
                onError(null)
              }}
            >
              {isRecovery ? t('second.useCode') : t('second.useRecovery')}
            </Anchor>
          )}
          <Anchor component="button" type="button" size="sm" onClick={onLeave}>
            {t('second.leave')}
          </Anchor>
        </Stack>
        <Hint>{t('second.help')}</Hint>
      </Stack>
    </form>
  )
}
