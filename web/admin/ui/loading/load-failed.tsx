import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { isConnected, onConnectionChange } from '#web/admin/api/connection.ts'
import { ConnectionFailure } from '#web/admin/api/connection-failure.ts'
import { Refusal } from '#web/admin/api/refusal.ts'
import { pauseAfter } from '#web/admin/api/until-answered.ts'
import { t } from '#web/admin/i18n/translate.ts'

interface LoadFailedProps {
  error: unknown
  retry: () => void
  /** Nothing else on the page looks whether the line is back (`ConnectionNote`). */
  isAlone?: boolean
}

/** Milliseconds until what nobody answered is asked for again. */
const pause = 5_000

/** In place of what could not be loaded: the sentence, and a way on; where nobody answered it goes on by itself. */
export function LoadFailed({ error, retry, isAlone = false }: LoadFailedProps) {
  const isTrouble = error instanceof ConnectionFailure
  const failed = t('loading.failed')
  const sentence = isTrouble || error instanceof Refusal ? error.message : failed
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (!isTrouble) return
    let tries = 0
    let waiting: number | undefined
    // Not while the connection is broken: the skeleton would take the focus. After a growing pause,
    // since other calls that succeed make it look repaired each time that this one fails.
    const stopListening = onConnectionChange(() => {
      if (!isConnected() || waiting !== undefined) return
      waiting = window.setTimeout(() => {
        waiting = undefined
        again()
      }, pauseAfter(tries) * 1_000)
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
        <Button variant="default" onClick={retry}>
          {t('loading.retry')}
        </Button>
      </Stack>
    </Alert>
  )
}
