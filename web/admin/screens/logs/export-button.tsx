import { IconDownload } from '@tabler/icons-react'
import { addressOf } from '#web/admin/api/call-api.ts'
import type { LogFilter } from '#web/admin/api/queries.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDownload } from '#web/admin/ui/download/use-download.ts'

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
      {t('logs.export')}
    </ActionButton>
  )
}
