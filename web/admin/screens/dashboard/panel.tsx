import { Group, Paper, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { currentLocale } from '#web/admin/i18n/translate.ts'
import styles from './dashboard.module.css'

interface DashboardPanelProps {
  title: string
  /** Rendered beside the heading. */
  more?: ReactNode
  isWide?: boolean
  children: ReactNode
}

export function DashboardPanel({ title, more, isWide = false, children }: DashboardPanelProps) {
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

interface FigureProps {
  name: string
  value: number
  /** Whether a number above 0 is marked. */
  isLate?: boolean
}

/** Renders a labelled number in a `dl`. */
export function Figure({ name, value, isLate = false }: FigureProps) {
  return (
    <div className={styles.figure} data-late={isLate && value > 0}>
      <dt>{name}</dt>
      <dd>{value.toLocaleString(currentLocale())}</dd>
    </div>
  )
}
