import { IconDownload } from '@tabler/icons-react'
import { addressOf } from '#web/admin/api/call-api.ts'
import type { LogFilter } from '#web/admin/api/queries.ts'
import { ActionButton } from '#web/admin/dialogs/action-button.tsx'
import { useDownload } from '#web/admin/download/use-download.ts'
import { say } from '#web/admin/speech/speech.ts'

/** Saves the lines that the filters show, all pages of them, as a file for spreadsheets. */
export function ExportButton({ filter }: { filter: LogFilter }) {
  const { isRunning, run } = useDownload()
  return (
    <ActionButton
      variant="default"
      isRunning={isRunning}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void run(addressOf('/logs/export', { query: filter }), 'activity.csv')}
    >
      {say('logs.export')}
    </ActionButton>
  )
}
