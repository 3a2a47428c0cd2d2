import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { messages } from '#catalogue/messages/messages.ts'
import { Refusal } from '#web/admin/api/refusal.ts'

interface LoadFailedProps {
  error: unknown
  retry: () => void
}

/** In place of what could not be loaded: the sentence, and a way on. */
export function LoadFailed({ error, retry }: LoadFailedProps) {
  const sentence = error instanceof Refusal ? error.message : messages.loadFailed
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={messages.loadFailed} m="md">
      <Stack gap="sm" align="flex-start">
        {sentence !== messages.loadFailed && <Text size="sm">{sentence}</Text>}
        <Button variant="default" onClick={retry}>
          Try again
        </Button>
      </Stack>
    </Alert>
  )
}
