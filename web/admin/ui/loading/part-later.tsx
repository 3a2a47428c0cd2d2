import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { retryableImport } from '#web/ui/retryable-import.ts'

/**
 * Returns a part of a screen whose script is loaded when it is first rendered; `waiting` renders
 * its skeleton. When loading fails, a message with a retry takes its place; `React.lazy` would
 * replace the whole screen by the failure page.
 */
export function partLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: (props: Props) => ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    const [tries, setTries] = useState(0)

    // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same once more
    useEffect(() => {
      let isWanted = true
      const open = async () => {
        try {
          loaded ??= await retryableImport(load)
          if (isWanted) setPart(() => loaded)
        } catch {
          if (isWanted) setFailed(true)
        }
      }
      void open()
      return () => {
        isWanted = false
      }
    }, [tries])

    function retry() {
      setFailed(false)
      setTries(tries + 1)
    }

    if (Part) return <Part {...props} />
    return hasFailed ? <Missing onRetry={retry} /> : waiting(props)
  }
}

function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      role="alert"
      color="red"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('loading.failed')}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('loading.partFailed')}</Text>
        <Button variant="default" onClick={onRetry}>
          {t('loading.retry')}
        </Button>
      </Stack>
    </Alert>
  )
}
