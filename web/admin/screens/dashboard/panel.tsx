import { Group, Paper, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './dashboard.module.css'

interface PanelProps {
  title: string
  /** Beside its heading. */
  more?: ReactNode
  /** Across the whole screen. */
  isWide?: boolean
  children: ReactNode
}

/** A part of the first screen under its heading. */
export function Panel({ title, more, isWide = false, children }: PanelProps) {
  const id = useId()
  return (
    <Paper
      component="section"
      withBorder
      className={styles.panel}
      data-wide={isWide}
      aria-labelledby={id}
    >
      <Group justify="space-between" gap="xs" mih={28}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {more}
      </Group>
      {children}
    </Paper>
  )
}
