import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#web/admin/api/api-error.ts'
import { ConnectionFailure, isConnected, onConnectionChange } from '#web/admin/api/connection.ts'
import { retryDelay } from '#web/admin/api/retry-until-response.ts'
import { t } from '#web/admin/i18n/translate.ts'

interface LoadFailedProps {
  error: unknown
  onRetry: () => void
  /** Whether no `ConnectionNote` watches the connection here. */
  isAlone?: boolean
}

/** After how many ms a call without a response is repeated. */
const pause = 5_000

/** Renders why loading failed, with a retry button; retries by itself where there was no response. */
export function LoadFailed({ error, onRetry, isAlone = false }: LoadFailedProps) {
  const isTrouble = error instanceof ConnectionFailure
  const failed = t('loading.failed')
  const sentence = isTrouble || error instanceof ApiError ? error.message : failed
  const again = useEffectEvent(onRetry)
  useEffect(() => {
    if (!isTrouble) return
    let tries = 0
    let waiting: number | undefined
    // Only once the connection is back: the skeleton would take the focus. The pause grows, because
    // other successful calls report the connection as back each time this one fails.
    const stopListening = onConnectionChange(() => {
      if (!isConnected() || waiting !== undefined) return
      waiting = window.setTimeout(() => {
        waiting = undefined
        again()
      }, retryDelay(tries) * 1_000)
      tries += 1
    })
    const timer = isAlone ? window.setInterval(() => again(), pause) : undefined
    return () => {
      window.clearTimeout(waiting)
      window.clearInterval(timer)
      stopListening()
    }
  }, [isTrouble, isAlone])
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={failed} m="md">
      <Stack gap="sm" align="flex-start">
        {sentence !== failed && (
          <Text size="sm">
            {sentence} {isTrouble && t('loading.again')}
          </Text>
        )}
        <Button variant="default" onClick={onRetry}>
          {t('loading.retry')}
        </Button>
      </Stack>
    </Alert>
  )
}
