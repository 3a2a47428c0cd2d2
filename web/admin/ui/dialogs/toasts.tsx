import { CloseButton, Paper, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { currentToasts, listenToToasts, removeToast, type Toast } from './toast.ts'
import styles from './toasts.module.css'

/** For how many ms one is shown; a pointer or the focus on it stops the clock. */
const shownFor = 8_000

/** Renders the last saves that no dialog tells of. */
export function Toasts() {
  const shown = useSyncExternalStore(listenToToasts, currentToasts)
  return (
    <div className={styles.toasts} role="status">
      {shown.map((one) => (
        <ShownToast key={one.id} toast={one} />
      ))}
    </div>
  )
}

function ShownToast({ toast: { id, text } }: { toast: Toast }) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isHovered || isFocused
  useEffect(() => {
    if (isHeld) return
    const timer = window.setTimeout(() => removeToast(id), shownFor)
    return () => window.clearTimeout(timer)
  }, [id, isHeld])
  return (
    <Paper
      withBorder
      shadow="md"
      className={styles.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <IconCircleCheck size={20} aria-hidden className={styles.icon} />
      <Text size="sm">{text}</Text>
      <CloseButton
        aria-label={t('toast.dismiss')}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget)
          removeToast(id)
        }}
      />
    </Paper>
  )
}

/** Focuses the button of the next toast or of the one before, else the screen. */
function focusBeside(button: HTMLButtonElement): void {
  const toasts = button.closest('[role="status"]')
  const buttons = [...(toasts?.querySelectorAll('button') ?? [])]
  const at = buttons.indexOf(button)
  const next = buttons[at + 1] ?? buttons[at - 1] ?? document.querySelector<HTMLElement>('main')
  next?.focus({ preventScroll: true })
}
