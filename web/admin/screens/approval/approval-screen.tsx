import { Checkbox, Pagination, Paper, Skeleton, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { errorMessage } from '#web/admin/api/api-error.ts'
import { approvalsQuery, type QueueFilter } from '#web/admin/api/queries.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { ApprovalDialog } from '#web/admin/documents/approval/approval-dialog.tsx'
import { withLanguage } from '#web/admin/documents/languages/use-brand-languages.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { useSelection } from '#web/admin/lists/selection/selection.ts'
import { ToErrorPage } from '#web/admin/shell/route-failed.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import { DecideTogetherBar, type QueueRow } from './decide-together.tsx'
import { PendingCard } from './pending-card.tsx'
import { QueueFilters } from './queue-filters.tsx'

export function ApprovalScreen() {
  const user = useUser()
  return may(user.roles.name, 'content.decide') ? <Queue /> : <ToErrorPage />
}

function Queue() {
  const client = useQueryClient()
  const dialogs = useDialogs()
  const [page, setPage] = useState(1)
  const [filter, setFilter] = useState<QueueFilter>({})
  // The version that the approver saw, even when the queue reloads meanwhile.
  const [openRecord, setOpenRecord] = useState<PendingRecord | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const queue = useQuery(approvalsQuery(page, filter))
  const selection = useSelection<QueueRow>({ isComing: queue.isPlaceholderData })
  const lastPage = queue.data?.last_page ?? 1
  const [decidedKey, setDecidedKey] = useState<string | null>(null)
  const isStillListed = queue.data?.data.some((record) => keyOf(record) === decidedKey)
  const hasLeftQueue = decidedKey !== null && isStillListed === false
  // The decided card, whose button has the focus, disappears with a later load.
  useEffect(() => {
    if (!hasLeftQueue) return
    setDecidedKey(null)
    focusIfLost(heading)
  }, [hasLeftQueue])

  const { sort: _sort, ...narrowed } = filter
  const isFiltered = Object.keys(narrowed).length > 0

  /** Shows and selects what else came with the same import, up to the limit of one decision. */
  async function selectBatch({ batch }: PendingRecord) {
    if (batch === null) return
    setFilter({ batch })
    setPage(1)
    const pages = limits.decidedTogether / limits.pageSize
    const found: PendingRecord[] = []
    try {
      for (let at = 1, last = 1; at <= Math.min(last, pages); at++) {
        const list = await client.fetchQuery(approvalsQuery(at, { batch }))
        found.push(...list.data)
        last = list.last_page
      }
      selection.select(decidable(found), true)
    } catch (error) {
      const title = labelled('Approval')
      await dialogs.show({ tone: 'error', title, message: errorMessage(error) })
    }
  }

  return (
    <Stack gap="lg">
      <ScreenHeader title={labelled('Approval')} heading={heading} />
      <Text c="dimmed" role="status">
        {queue.data ? waiting(queue.data.count) : t('loading.now')}
      </Text>
      <QueueFilters
        filter={filter}
        onChange={(next) => {
          setFilter(next)
          setPage(1)
        }}
      />
      <Loaded query={queue} skeleton={<QueueSkeleton />}>
        {({ data }) => (
          <>
            {data.length === 0 && (isFiltered ? <NoMatch /> : <EmptyQueue />)}
            {decidable(data).length > 1 && (
              <Checkbox label={t('approval.selectPage')} {...selection.boxOf(decidable(data))} />
            )}
            {data.map((record) => (
              <PendingCard
                key={keyOf(record)}
                record={record}
                box={selection.boxOf(decidable([record]))}
                onDecide={() => setOpenRecord(record)}
                onSelectBatch={() => void selectBatch(record)}
              />
            ))}
            {selection.chosen.length > 0 && (
              <DecideTogetherBar selection={selection} heading={heading} />
            )}
          </>
        )}
      </Loaded>
      {openRecord && (
        <ApprovalDialog
          record={{
            ...openRecord,
            label: withLanguage(documentTitle(openRecord), openRecord.language),
          }}
          onClose={() => setOpenRecord(null)}
          onDone={() => setDecidedKey(keyOf(openRecord))}
        />
      )}
      {lastPage > 1 && <Pagination total={lastPage} value={page} onChange={setPage} withEdges />}
    </Stack>
  )
}

function decidable(records: readonly PendingRecord[]): QueueRow[] {
  return records
    .filter(({ can_decide }) => can_decide)
    .map((record) => ({ ...record, id: record.entity_id }))
}

function keyOf({ entity_type, entity_id }: PendingRecord): string {
  return `${entity_type} ${entity_id}`
}

function waiting(count: number): string {
  return count === 0 ? t('approval.waitingNone') : t('approval.waiting', { count })
}

function NoMatch() {
  return <Text c="dimmed">{t('editor.logNoMatch')}</Text>
}

function EmptyQueue() {
  return (
    <Paper withBorder p="xl">
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

function QueueSkeleton() {
  return (
    <Stack aria-hidden>
      <Skeleton h={240} />
      <Skeleton h={240} />
    </Stack>
  )
}
