import { Alert, Button, Group } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { getApi } from '#web/admin/api/call-api.ts'
import { useConnection, watchConnection } from '#web/admin/api/connection.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import type { PendingCall } from '#web/admin/api/retry-until-response.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'

/** Interval of checks whether the server is back, in ms. */
const pause = 5_000

/** Says above every screen that the server cannot be reached; reloads once it is back. */
export function ConnectionNote() {
  const line = useConnection()
  const before = useRef(line)
  useEffect(() => watchConnection(), [])

  useEffect(() => {
    const wasBroken = before.current !== 'up'
    before.current = line
    if (line === 'up') {
      if (!wasBroken) return
      announce(t('connection.restored'))
      void queryClient.refetchQueries({ type: 'active' })
      return
    }
    // The call itself reports whether there was a response.
    const timer = window.setInterval(() => void getApi('/auth/me', {}).catch(() => {}), pause)
    return () => window.clearInterval(timer)
  }, [line])

  return (
    <div role="alert">
      {line !== 'up' && (
        <Alert role="note" color="amber" icon={<IconCloudOff aria-hidden />} mb="md">
          {line === 'offline' ? t('connection.offline') : t('connection.unavailable')}
        </Alert>
      )}
    </div>
  )
}

/** Says why a call has no response yet, that nothing is lost, and offers to stop retrying. */
export function RetryNote({ waiting: { failure, stop } }: { waiting: PendingCall }) {
  return (
    <Alert role="note" color="amber" icon={<IconCloudOff aria-hidden />} p="sm" mb="sm">
      <Group justify="space-between" gap="xs">
        <span role="status">{t('connection.retrying', { reason: failure.message })}</span>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            stop()
            announce(t('connection.stopped'))
          }}
        >
          {t('connection.stopRetrying')}
        </Button>
      </Group>
    </Alert>
  )
}
