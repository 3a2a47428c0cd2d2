import { Checkbox, Pagination, Paper, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { approvalsQuery } from '#web/admin/api/queries.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { ApprovalDialog } from '#web/admin/documents/approval/approval-dialog.tsx'
import { withLanguage } from '#web/admin/documents/languages/use-brand-languages.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { useSelection } from '#web/admin/lists/selection/selection.ts'
import { ToErrorPage } from '#web/admin/shell/route-failed.tsx'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import styles from './approval.module.css'
import { DecideTogetherBar, DecideTogetherDialog, type QueueRow } from './decide-together.tsx'
import type { ImportDecision } from './import-pane.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { keyOf, nextLine, shownBy } from './queue-line.ts'
import { decidable, QueueList } from './queue-list.tsx'
import { ReadingPane } from './reading-pane.tsx'
import { type Shown, useQueueView } from './use-queue-view.ts'

export function ApprovalScreen() {
  const user = useUser()
  return may(user.roles.name, 'content.decide') ? <Queue /> : <ToErrorPage />
}

const noLines: PendingRecord[] = []

function Queue() {
  const { view, narrow, turnTo, show } = useQueueView()
  const { filter, page, shown } = view
  const isWide = useMediaQuery('(min-width: 850px)', true, { getInitialValueInEffect: false })
  const queue = useQuery(approvalsQuery(page, filter))
  const lines = queue.data?.data ?? noLines
  const selection = useSelection<QueueRow>({ isComing: queue.isPlaceholderData })
  // The version that the approver saw, even when the queue reloads meanwhile.
  const [openRecord, setOpenRecord] = useState<PendingRecord | null>(null)
  const [openImport, setOpenImport] = useState<ImportDecision | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pane = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const lastPage = queue.data?.last_page ?? 1

  const at = shown ? lines.findIndex((line) => keyOf(shownBy(line)) === keyOf(shown)) : -1
  const formerPlace = useRef(0)
  useEffect(() => {
    if (at >= 0) formerPlace.current = at
  }, [at])

  // The first line stays shown when the queue changes under the reader: it is in the address.
  const [first] = queue.isPlaceholderData ? [] : lines
  const isMissing = isWide && shown === null && first !== undefined
  const showFirst = useEffectEvent(() => first && show(shownBy(first), { isStep: true }))
  useEffect(() => {
    if (isMissing) showFirst()
  }, [isMissing])
  usePaneFocus(shown, isWide, pane)

  /** Shows the line after the one that was decided. */
  function goOn() {
    const next = shown && nextLine(lines, shown, formerPlace.current)
    if (next) show(shownBy(next), { isStep: true })
    else show(null, { isStep: true, page: 1 })
    focusIfLost(pane, heading)
  }

  const { sort: _sort, ...narrowed } = filter
  const isFiltered = Object.keys(narrowed).length > 0
  const isListShown = isWide || shown === null
  return (
    <div className={styles.desk}>
      <ScreenHeader title={labelled('Approval')} heading={heading} />
      <Text c="dimmed" role="status">
        {queue.data ? waiting(queue.data.count) : t('loading.now')}
      </Text>
      {isListShown && (
        <QueueFilters
          filter={filter}
          authors={queue.data?.authors ?? []}
          search={search}
          onChange={narrow}
        />
      )}
      <div className={styles.sides}>
        {isListShown && (
          <div className={styles.column}>
            <Loaded query={queue} skeleton={<SkeletonRows count={8} height={54} />}>
              {() => (
                <>
                  {lines.length === 0 && (isFiltered ? <NoMatch /> : <EmptyQueue />)}
                  {decidable(lines).length > 1 && (
                    <Checkbox
                      label={t('approval.selectPage')}
                      {...selection.boxOf(decidable(lines))}
                    />
                  )}
                  <QueueList lines={lines} view={view} shown={shown} selection={selection} />
                  {selection.chosen.length > 0 && (
                    <DecideTogetherBar selection={selection} heading={heading} />
                  )}
                  {lastPage > 1 && (
                    <Pagination
                      size="sm"
                      total={lastPage}
                      siblings={0}
                      value={page}
                      onChange={turnTo}
                    />
                  )}
                </>
              )}
            </Loaded>
          </div>
        )}
        {shown && (
          <ReadingPane
            ref={pane}
            shown={shown}
            listed={lines[at]}
            view={view}
            back={isWide ? null : () => show(null, { isStep: true })}
            goOn={lines.length > 0 ? goOn : null}
            onDecide={setOpenRecord}
            onDecideImport={setOpenImport}
          />
        )}
      </div>
      {openRecord && (
        <ApprovalDialog
          record={{
            ...openRecord,
            label: withLanguage(documentTitle(openRecord), openRecord.language),
          }}
          onClose={() => setOpenRecord(null)}
          onDone={goOn}
        />
      )}
      {openImport && (
        <DecideTogetherDialog
          step={openImport.step}
          records={openImport.rows}
          onClose={() => setOpenImport(null)}
          onDone={goOn}
        />
      )}
    </div>
  )
}

/** Begins each change at its top; on a phone moves the focus between list and pane. */
function usePaneFocus(
  shown: Shown | null,
  isWide: boolean,
  pane: React.RefObject<HTMLElement | null>,
) {
  const key = shown && keyOf(shown)
  const before = useRef(key)
  useEffect(() => {
    const left = before.current
    before.current = key
    if (left === key) return
    if (pane.current) pane.current.scrollTop = 0
    document.getElementById(key ?? '')?.scrollIntoView({ block: 'nearest' })
    if (isWide) return
    if (key) pane.current?.focus()
    else document.getElementById(left ?? '')?.focus()
  }, [key, isWide, pane])
}

function waiting(count: number): string {
  return count === 0 ? t('approval.waitingNone') : t('approval.waiting', { count })
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
