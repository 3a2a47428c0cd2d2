import { Paper, Stack, Table, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { stateCodes } from '#catalogue/revision-state.ts'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { momentWords, withTimes } from '#web/admin/dates/date-words.ts'
import { say } from '#web/admin/speech/speech.ts'
import { StatusBadge } from '#web/admin/status/status-badge.tsx'
import styles from './history.module.css'
import { LogLineButton } from './log-line-button.tsx'
import { SortHead } from './sort-head.tsx'
import type { Sort } from './table-page.ts'

interface LogTableProps {
  caption: string
  rows: LogEntry[]
  /** What to say when no row is there. */
  empty: string
  /** What may be done with a row; without it there is no such column. */
  action?: (row: LogEntry) => ReactNode
  /** Left out where the heads do not sort. */
  sorting?: { sort: Sort | null; change: (sort: Sort | null) => void }
}

const heads = [
  { by: 'description', label: 'history.description' },
  { by: 'created_at', label: 'history.author' },
  { by: 'approved_at', label: 'history.approver' },
  { by: 'statusText', label: 'history.status' },
  { by: 'remarks', label: 'history.remarks' },
] as const

/** Who did what and when: a table, or on a phone one card a row. */
export function LogTable({ caption, rows, empty, action, sorting }: LogTableProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  if (rows.length === 0) {
    return (
      <Text c="dimmed" py="xl" ta="center">
        {empty}
      </Text>
    )
  }
  if (isNarrow) return <LogCards caption={caption} rows={rows} action={action} />
  return (
    <Table.ScrollContainer minWidth={720} scrollAreaProps={{ type: 'auto' }}>
      <Table aria-label={caption} verticalSpacing="sm" highlightOnHover className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            {heads.map(({ by, label }) =>
              sorting ? (
                <SortHead key={by} by={by} label={say(label)} {...sorting} />
              ) : (
                <Table.Th key={by} scope="col">
                  {say(label)}
                </Table.Th>
              ),
            )}
            {action && <Table.Th scope="col">{say('history.action')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Td>
                <LogLineButton line={row} />
              </Table.Td>
              <Table.Td>
                <Who name={row.author} at={row.created_at} />
              </Table.Td>
              <Table.Td>
                <Who name={row.approved_by} at={row.approved_at} />
              </Table.Td>
              <Table.Td>
                <StatusBadge code={row.status} />
              </Table.Td>
              <Table.Td className={styles.remarks}>{withTimes(row.remarks ?? '–')}</Table.Td>
              {action && <Table.Td>{action(row)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

type LogCardsProps = Pick<LogTableProps, 'caption' | 'rows'> & {
  action: LogTableProps['action'] | undefined
}

function LogCards({ caption, rows, action }: LogCardsProps) {
  return (
    <Stack component="ul" aria-label={caption} gap="sm" className={styles.cards}>
      {rows.map((row) => (
        <Paper key={row.id} component="li" withBorder p="sm">
          <Stack gap={6} align="flex-start">
            <LogLineButton line={row} />
            <StatusBadge code={row.status} />
            <Text size="sm">
              {say('history.by', { author: row.author, time: momentWords(row.created_at) })}
            </Text>
            {row.approved_by && <Text size="sm">{decidedBy(row, row.approved_by)}</Text>}
            {row.remarks && (
              <Text size="sm" className={styles.remarks}>
                {say('history.remarksAre', { remarks: withTimes(row.remarks) })}
              </Text>
            )}
            {action?.(row)}
          </Stack>
        </Paper>
      ))}
    </Stack>
  )
}

function decidedBy({ status, approved_at }: LogEntry, name: string): string {
  const decision = { name, time: momentWords(approved_at) }
  return status === stateCodes.rejected
    ? say('history.rejectedBy', decision)
    : say('history.approvedBy', decision)
}

function Who({ name, at }: { name: string | null; at: string | null }) {
  if (!name) return '–'
  return (
    <>
      <bdi>{name}</bdi>
      <Text size="sm" c="dimmed" className={styles.moment}>
        {momentWords(at)}
      </Text>
    </>
  )
}
