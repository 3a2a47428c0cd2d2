import { Button, Text } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useState } from 'react'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { recall, remember } from '#web/admin/ui/browser-memory.ts'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import styles from './approval.module.css'
import { KeysDialog } from './queue-keys.tsx'

interface KeysSwitch {
  isOn: boolean
  isOpen: boolean
  setOn: (isOn: boolean) => void
  open: () => void
  close: () => void
}

const memory = 'approval-keys-off'

/** Remembers in this browser whether the keys are on, and whether their list is open. */
export function useKeysSwitch(): KeysSwitch {
  const [isOn, setOn] = useState(() => recall(localStorage, memory) === null)
  const [isOpen, setOpen] = useState(false)
  return {
    isOn,
    isOpen,
    setOn(on) {
      setOn(on)
      remember(localStorage, memory, on ? null : { isOff: true })
    },
    open: () => setOpen(true),
    close: () => setOpen(false),
  }
}

interface QueueStatusProps {
  /** How many changes wait; undefined while they load. */
  count: number | undefined
  /** The approval that can be taken back. */
  held: PendingRecord | undefined
  keys: KeysSwitch
  undo: () => void
}

/** Says how many changes wait, and which approval is about to be sent. */
export function QueueStatus({ count, held, keys, undo }: QueueStatusProps) {
  return (
    <div className={styles.status}>
      <Text c="dimmed" role="status">
        {count === undefined ? t('loading.now') : waiting(count)}
      </Text>
      <Text role="status" fw={600}>
        {held && t('approval.held', { title: documentTitle(held) })}
      </Text>
      {held && (
        <Button size="compact-md" variant="default" onClick={undo}>
          {t('approval.undo')}
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-md"
        ms="auto"
        leftSection={<IconKeyboard size={18} aria-hidden />}
        onClick={keys.open}
      >
        {t('approval.keys')}
      </Button>
      {keys.isOpen && <KeysDialog isOn={keys.isOn} onChange={keys.setOn} onClose={keys.close} />}
    </div>
  )
}

function waiting(count: number): string {
  return count === 0 ? t('approval.waitingNone') : t('approval.waiting', { count })
}
