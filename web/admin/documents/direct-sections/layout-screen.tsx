import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useConfirmLeaving } from '#web/admin/documents/form/unsaved.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'

interface Loading<T> {
  data: T | undefined
  error: unknown
  isError: boolean
  isPending: boolean
  refetch: () => Promise<unknown>
}

interface LayoutScreenProps<T> {
  title: string
  intro: string
  load: Loading<T>
  lastUpdated: (data: T) => string
  children: (data: T) => ReactNode
}

/** Renders a screen that edits the site layout: its heading, and its content once it is loaded. */
export function LayoutScreen<T>({
  title,
  intro,
  load,
  lastUpdated,
  children,
}: LayoutScreenProps<T>) {
  useConfirmLeaving()
  return (
    <Stack gap="lg">
      <title>{`${title} · Linecheck`}</title>
      <Stack gap={4}>
        <Group justify="space-between" align="baseline">
          <Title order={1}>{title}</Title>
          {load.data !== undefined && (
            <Text c="dimmed">{t('editor.lastUpdated', { date: lastUpdated(load.data) })}</Text>
          )}
        </Group>
        <Text c="dimmed" maw="80ch">
          {intro}
        </Text>
      </Stack>
      {load.isError && load.data === undefined && (
        <LoadFailed error={load.error} onRetry={() => void load.refetch()} />
      )}
      {load.isPending && (
        <Paper withBorder p="md" aria-busy="true">
          <Stack>
            <SkeletonRows count={6} height={44} />
          </Stack>
        </Paper>
      )}
      {load.data !== undefined && children(load.data)}
    </Stack>
  )
}
