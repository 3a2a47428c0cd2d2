import { Button } from '@mantine/core'
import { IconClockPlay } from '@tabler/icons-react'
import { useState } from 'react'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'

const PastDialog = dialogLater(async () => (await import('./past-dialog.tsx')).PastDialog)

/** Leads to what guests saw, at any moment or when something of the log was done. */
export function PastButton({ line }: { line?: LogEntry }) {
  const [isOpen, setOpen] = useState(false)
  const at = line ? (line.approved_at ?? line.created_at) : null
  return (
    <>
      {line ? (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('past.then', { time: formatMoment(at) })}
          onClick={() => setOpen(true)}
        >
          {t('past.see')}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconClockPlay size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('past.title')}
        </Button>
      )}
      {isOpen && <PastDialog at={at} onClose={() => setOpen(false)} />}
    </>
  )
}
