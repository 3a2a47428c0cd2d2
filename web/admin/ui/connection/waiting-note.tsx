import { Alert, Button, Group } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { Waiting } from '#web/admin/api/use-trying.ts'
import { say } from '#web/admin/i18n/speech.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'

/** Beside what was pressed: why it has not arrived yet, that nothing is lost, and a way to stop it. */
export function WaitingNote({ waiting: { trouble, stop } }: { waiting: Waiting }) {
  return (
    <Alert role="note" color="marigold" icon={<IconCloudOff aria-hidden />} p="sm" mb="sm">
      <Group justify="space-between" gap="xs">
        <span role="status">{say('line.waiting', { reason: trouble.message })}</span>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            stop()
            announce(say('line.notSent'))
          }}
        >
          {say('line.stop')}
        </Button>
      </Group>
    </Alert>
  )
}
