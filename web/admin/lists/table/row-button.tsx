import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './table.module.css'

/** What a row is called: it opens the row in a dialog. */
export function RowButton({ open, children }: { open: () => void; children: ReactNode }) {
  return (
    <UnstyledButton className={styles.opens} aria-haspopup="dialog" onClick={open}>
      {children}
    </UnstyledButton>
  )
}
