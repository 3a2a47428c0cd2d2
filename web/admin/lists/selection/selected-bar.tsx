import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './selected-bar.module.css'

interface SelectedBarProps {
  label: string
  chosen: string
  progress: { done: number; count: number } | null
  clear: () => void
  children: ReactNode
}

export function SelectedBar({ label, chosen, progress, clear, children }: SelectedBarProps) {
  return (
    <Group className={styles.bar} gap="sm" role="region" aria-label={label}>
      <Text fw={600} role="status" me="auto">
        {progress ? t('bulk.progress', progress) : chosen}
      </Text>
      {children}
      <Button variant="subtle" onClick={clear}>
        {t('bulk.clear')}
      </Button>
    </Group>
  )
}
