import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './modal-foot.module.css'

/** Renders a modal's buttons, which stay in view below long content. */
export function ModalFoot({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" className={styles.foot}>
      {children}
    </Group>
  )
}
