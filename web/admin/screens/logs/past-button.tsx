import { ActionIcon, Button, Tooltip } from '@mantine/core'
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
  const open = () => setOpen(true)
  return (
    <>
      {line ? (
        <SeeButton name={t('past.then', { time: formatMoment(at) })} onClick={open} />
      ) : (
        <Button
          variant="default"
          leftSection={<IconClockPlay size={18} aria-hidden />}
          onClick={open}
        >
          {t('past.title')}
        </Button>
      )}
      {isOpen && <PastDialog at={at} onClose={() => setOpen(false)} />}
    </>
  )
}

/** In a table an icon: a column of words would not fit beside the others. */
function SeeButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <>
      <Button
        hiddenFrom="sm"
        size="compact-sm"
        variant="default"
        aria-label={name}
        onClick={onClick}
      >
        {t('past.see')}
      </Button>
      <Tooltip label={t('past.see')}>
        <ActionIcon visibleFrom="sm" variant="subtle" size={32} aria-label={name} onClick={onClick}>
          <IconClockPlay size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  )
}
