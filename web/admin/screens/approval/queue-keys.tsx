import { Checkbox, Group, Stack, Text } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import styles from './approval.module.css'

const keys = ['j', 'k', 'a', 'r', 'u', '/', '?'] as const
export type QueueKey = (typeof keys)[number]

/** Calls `press` with the screen's keys, unless somebody types or a dialog is open. */
export function useQueueKeys(isOn: boolean, press: (key: QueueKey) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = queueKeyOf(event)
    if (key === undefined || isTyping(event.target)) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    press(key)
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}

/**
 * Returns the key that was pressed. A keyboard without Latin letters is read by the place of its
 * keys. A key that is held down is not a decision.
 */
export function queueKeyOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): QueueKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const isLetter = /^\p{L}$/u.test(event.key)
  const isLatin = /^[a-z]$/i.test(event.key)
  const typed = isLetter && !isLatin ? event.code.replace(/^Key/, '') : event.key
  const key = keys.find((one) => one === typed.toLowerCase())
  return event.repeat && key !== 'j' && key !== 'k' ? undefined : key
}

function isTyping(target: EventTarget | null): boolean {
  const box = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'
  return target instanceof Element && target.closest(box) !== null
}

interface KeysDialogProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  onClose: () => void
}

/** Lists the keys, and switches them off (WCAG 2.1.4). */
export function KeysDialog({ isOn, onChange, onClose }: KeysDialogProps) {
  const meanings: Record<QueueKey, string> = {
    j: t('approval.next'),
    k: t('approval.previous'),
    a: t('approval.keyApprove'),
    r: t('approval.keyReject'),
    u: t('approval.keyUndo'),
    '/': t('approval.search'),
    '?': t('approval.keys'),
  }
  return (
    <Dialog onClose={onClose} title={t('approval.keys')}>
      <Stack>
        {keys.map((key) => (
          <Group key={key} gap="sm" wrap="nowrap">
            <kbd className={styles.key}>{key.toUpperCase()}</kbd>
            <Text size="sm">{meanings[key]}</Text>
          </Group>
        ))}
        <Checkbox
          label={t('approval.useKeys')}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => onChange(checked)}
        />
      </Stack>
    </Dialog>
  )
}
