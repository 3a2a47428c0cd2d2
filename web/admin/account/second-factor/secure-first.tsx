import { Button, Stack } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { SignInCard } from '#web/admin/account/sign-in/sign-in-card.tsx'
import { postApi } from '#web/admin/api/call-api.ts'
import { logOut } from '#web/admin/api/session.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { hasPasskeys } from './device-passkeys.ts'
import { type Change, ChangeFlow } from './flow.tsx'

interface SecureFirstProps {
  /** Whether it is set up by now, or no longer required. */
  isSecured: boolean
  /** Called once it is set up and its recovery codes are confirmed. */
  onEnter: () => void
}

/** Replaces the back office while the role needs a second factor that is not set up. */
export function SecureFirst({ isSecured, onEnter }: SecureFirstProps) {
  const [change, setChange] = useState<Change | null>(null)
  // Recovery codes are shown once: they stay until confirmed, whatever the server says meanwhile.
  const [isHeld, hold] = useState(false)
  const isOver = isSecured && !isHeld
  const goIn = useEffectEvent(onEnter)
  useEffect(() => {
    if (isOver) goIn()
  }, [isOver])

  async function leave() {
    await postApi('/auth/logout', {}).catch(() => undefined)
    logOut()
    window.location.assign('/admin/login')
  }

  return (
    <SignInCard
      title={t('factor.title')}
      heading={t('factor.firstTitle')}
      means={t('factor.firstMeans')}
      isWide
    >
      {change ? (
        <ChangeFlow
          change={change}
          factor={null}
          isHeld={isHeld}
          onHold={hold}
          onCancel={() => setChange(null)}
          onDone={onEnter}
        />
      ) : (
        <Stack gap="sm">
          <Button
            size="md"
            leftSection={<IconDeviceMobile size={20} aria-hidden />}
            onClick={() => setChange({ kind: 'app' })}
          >
            {t('factor.useApp')}
          </Button>
          {hasPasskeys() && (
            <Button
              size="md"
              variant="default"
              leftSection={<IconFingerprint size={20} aria-hidden />}
              onClick={() => setChange({ kind: 'passkey' })}
            >
              {t('factor.addPasskey')}
            </Button>
          )}
          <Button variant="subtle" onClick={() => void leave()}>
            {t('logOut.do')}
          </Button>
        </Stack>
      )}
    </SignInCard>
  )
}
