import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './modal-foot.module.css'

/** The buttons of a modal, last in it: in view however long what is above them. */
export function ModalFoot({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" className={styles.foot}>
      {children}
    </Group>
  )
}
