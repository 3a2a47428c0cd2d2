import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Refusal } from '#web/admin/api/refusal.ts'
import { say } from '#web/admin/speech/speech.ts'

interface LoadFailedProps {
  error: unknown
  retry: () => void
}

/** In place of what could not be loaded: the sentence, and a way on. */
export function LoadFailed({ error, retry }: LoadFailedProps) {
  const failed = say('loading.failed')
  const sentence = error instanceof Refusal ? error.message : failed
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={failed} m="md">
      <Stack gap="sm" align="flex-start">
        {sentence !== failed && <Text size="sm">{sentence}</Text>}
        <Button variant="default" onClick={retry}>
          {say('loading.retry')}
        </Button>
      </Stack>
    </Alert>
  )
}
