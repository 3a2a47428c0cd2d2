import { Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { stateCodes } from '#catalogue/revision-state.ts'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { formatMoment, formatTimesIn } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import {
  type Column,
  ResponsiveTable,
  type Sorting,
} from '#web/admin/lists/table/responsive-table.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import styles from './history.module.css'
import { isGroup, LogGroupLink } from './log-group.tsx'
import { LogLineButton } from './log-line-button.tsx'

interface LogTableProps {
  caption: string
  rows: LogEntry[]
  empty: string
  /** Renders the action of a row; without it there is no such column. */
  action?: (row: LogEntry) => ReactNode
  sorting?: Sorting | undefined
}

export function LogTable({ caption, rows, empty, action, sorting }: LogTableProps) {
  return (
    <ResponsiveTable
      label={caption}
      rows={rows}
      keyOf={({ id }) => id}
      empty={empty}
      columns={columnsOf(action)}
      minWidth={720}
      card={(row) => <LogCard row={row} action={action} />}
      sorting={sorting}
    />
  )
}

function columnsOf(action: LogTableProps['action']): Column<LogEntry>[] {
  const acting = action && { by: 'action', label: t('history.action'), cell: action }
  return [
    {
      by: 'description',
      label: t('history.description'),
      cell: (row) => <What line={row} />,
    },
    {
      by: 'created_at',
      label: t('history.author'),
      cell: ({ author, created_at }) => <Who name={author} at={created_at} />,
    },
    {
      by: 'approved_at',
      label: t('history.approver'),
      cell: ({ approved_by, approved_at }) => <Who name={approved_by} at={approved_at} />,
    },
    {
      by: 'statusText',
      label: t('history.status'),
      cell: ({ status }) => <StatusBadge code={status} />,
    },
    {
      by: 'remarks',
      label: t('history.remarks'),
      cell: ({ remarks }) => formatTimesIn(remarks ?? '–'),
      className: styles.remarks,
    },
    ...(acting ? [acting] : []),
  ]
}

function What({ line }: { line: LogEntry }) {
  return isGroup(line) ? <LogGroupLink line={line} /> : <LogLineButton line={line} />
}

function LogCard({ row, action }: { row: LogEntry; action: LogTableProps['action'] }) {
  return (
    <>
      <What line={row} />
      <StatusBadge code={row.status} />
      <Text size="sm">
        {t('history.by', { author: row.author, time: formatMoment(row.created_at) })}
      </Text>
      {row.approved_by && <Text size="sm">{decidedBy(row, row.approved_by)}</Text>}
      {row.remarks && (
        <Text size="sm" className={styles.remarks}>
          {t('history.remarksAre', { remarks: formatTimesIn(row.remarks) })}
        </Text>
      )}
      {action?.(row)}
    </>
  )
}

function decidedBy({ status, approved_at }: LogEntry, name: string): string {
  const decision = { name, time: formatMoment(approved_at) }
  return status === stateCodes.rejected
    ? t('history.rejectedBy', decision)
    : t('history.approvedBy', decision)
}

function Who({ name, at }: { name: string | null; at: string | null }) {
  if (!name) return '–'
  return (
    <>
      <bdi>{name}</bdi>
      <Text size="sm" c="dimmed" className={styles.moment}>
        {formatMoment(at)}
      </Text>
    </>
  )
}

export function LogSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Stack gap="sm" aria-busy="true">
      <VisuallyHidden role="status">{t('history.loading')}</VisuallyHidden>
      <Skeleton h={20} w="60%" />
      <SkeletonRows count={rows} height={54} />
    </Stack>
  )
}
