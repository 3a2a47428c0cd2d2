import { Alert, Button, Group } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { PendingCall } from '#web/admin/api/use-retry.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'

/** Beside what was pressed: why it has not arrived yet, that nothing is lost, and a way to stop it. */
export function RetryNote({ waiting: { trouble: failure, stop } }: { waiting: PendingCall }) {
  return (
    <Alert role="note" color="marigold" icon={<IconCloudOff aria-hidden />} p="sm" mb="sm">
      <Group justify="space-between" gap="xs">
        <span role="status">{t('line.waiting', { reason: failure.message })}</span>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            stop()
            announce(t('line.notSent'))
          }}
        >
          {t('line.stop')}
        </Button>
      </Group>
    </Alert>
  )
}
