import { Checkbox, Pagination, Paper, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import type { Selection } from '#web/admin/lists/selection/selection.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import styles from './approval.module.css'
import { DecideTogetherBar, type QueueRow } from './decide-together.tsx'
import { decidable, QueueList } from './queue-list.tsx'
import type { QueueView } from './use-queue-view.ts'

interface QueueColumnProps {
  queue: UseQueryResult<{ last_page: number; count: number }>
  lines: readonly PendingRecord[]
  view: QueueView
  selection: Selection<QueueRow>
  heading: RefObject<HTMLHeadingElement | null>
  turnTo: (page: number) => void
}

/** Renders the list of what waits, its pages, and what can be done with the ticked lines. */
export function QueueColumn({ queue, lines, view, selection, heading, turnTo }: QueueColumnProps) {
  const { filter, page, shown } = view
  const { sort: _sort, ...narrowed } = filter
  const isFiltered = Object.keys(narrowed).length > 0
  const rows = decidable(lines)
  return (
    <div className={styles.column}>
      <Loaded query={queue} skeleton={<SkeletonRows count={8} height={54} />}>
        {({ last_page }) => (
          <>
            {lines.length === 0 && (isFiltered ? <NoMatch /> : <EmptyQueue />)}
            {rows.length > 1 && (
              <Checkbox label={t('approval.selectPage')} {...selection.boxOf(rows)} />
            )}
            <QueueList lines={lines} view={view} shown={shown} selection={selection} />
            {selection.chosen.length > 0 && (
              <DecideTogetherBar selection={selection} heading={heading} />
            )}
            {last_page > 1 && (
              <Pagination size="sm" total={last_page} siblings={0} value={page} onChange={turnTo} />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

function NoMatch() {
  return <Text c="dimmed">{t('editor.logNoMatch')}</Text>
}

function EmptyQueue() {
  return (
    <Paper p="xl">
      <Stack align="center" gap="xs">
        <IconCircleCheck size={36} stroke={1.5} aria-hidden />
        <Text fw={600}>{t('approval.allDone')}</Text>
        <Text c="dimmed" ta="center">
          {t('approval.whatAppears')}
        </Text>
      </Stack>
    </Paper>
  )
}
