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
  const [isHeld, setHeld] = useState(false)
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
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <IconCircleCheck size={20} aria-hidden className={styles.icon} />
      <Text size="sm">{text}</Text>
      <CloseButton aria-label={t('toast.dismiss')} onClick={() => removeToast(id)} />
    </Paper>
  )
}
