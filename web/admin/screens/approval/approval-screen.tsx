import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { pendingQuery, wholeQuery } from '#web/admin/api/queries.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { ApprovalDialog } from '#web/admin/documents/approval/approval-dialog.tsx'
import { withLanguage } from '#web/admin/documents/languages/use-brand-languages.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { useSelection } from '#web/admin/lists/selection/selection.ts'
import { ToErrorPage } from '#web/admin/shell/route-failed.tsx'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import styles from './approval.module.css'
import { DecidePartDialog } from './decide-part.tsx'
import { DecideTogetherDialog, type QueueRow } from './decide-together.tsx'
import type { ImportDecision } from './import-pane.tsx'
import { QueueColumn } from './queue-column.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { type QueueKey, useQueueKeys } from './queue-keys.tsx'
import { decidable } from './queue-list.tsx'
import { QueueStatus, useKeysSwitch } from './queue-status.tsx'
import { ReadingPane } from './reading-pane.tsx'
import { useQueue } from './use-queue.ts'
import { useTicks, versionKey } from './use-ticks.ts'

export function ApprovalScreen() {
  const user = useUser()
  return may(user.roles.name, 'content.decide') ? <Queue /> : <ToErrorPage />
}

/** The dialog that is open, about what the approver saw, even when the queue reloads meanwhile. */
type OpenDecision =
  | { record: PendingRecord; isRejecting: boolean }
  | { together: ImportDecision }
  | { part: PendingRecord; unticked: readonly string[] }
  | null

function Queue() {
  const heading = useRef<HTMLHeadingElement>(null)
  const pane = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const current = useQueue(pane, heading)
  const { queue, lines, at, view, isWide, held, show, goOn, move } = current
  const { filter, shown } = view
  const client = useQueryClient()
  const navigate = useNavigate()
  const selection = useSelection<QueueRow>({ isComing: queue.isPlaceholderData })
  const [open, setOpen] = useState<OpenDecision>(null)
  const [readKey, setReadKey] = useState('')
  const keys = useKeysSwitch()
  const ticks = useTicks()
  const single = shown && 'record' in shown ? pendingQuery(shown.record).queryKey : null
  const record = lines[at] ?? (single && client.getQueryData(single))

  function approve(record: PendingRecord) {
    if (!ticks.isWhole(record)) return setOpen({ part: record, unticked: ticks.untickedOf(record) })
    held.hold(record)
    selection.select(decidable([record]), false)
    goOn()
  }

  /** Decides on many at once. What somebody has chosen a part of is approved by itself only. */
  function decideTogether({ step, rows }: ImportDecision) {
    const taken = step === 'approve' ? rows.filter(ticks.isWhole) : rows
    if (taken.length > 0) setOpen({ together: { step, rows: taken } })
  }

  function undo() {
    if (held.last) {
      held.takeBack(held.last)
      show({ record: held.last.entity_id }, { isStep: true })
    } else if (!isWide) show(null, { isStep: true })
  }

  /** Decides on what is shown: an import and a rejection are asked for first; a campaign has a screen. */
  function decideShown(choice: 'approve' | 'reject') {
    if (!shown) return
    if ('import' in shown) {
      const loaded = client.getQueryData(wholeQuery({ ...filter, batch: shown.import }).queryKey)
      decideTogether({ step: choice, rows: decidable(loaded?.records ?? []) })
      return
    }
    if ('campaign_id' in shown) return void navigate(`/admin/campaigns/${shown.campaign_id}`)
    if (!record?.can_decide) return
    if (choice === 'reject') setOpen({ record, isRejecting: true })
    else if (readKey === versionKey(record)) approve(record)
    else {
      const scrolled = isWide ? pane.current : window
      scrolled?.scrollBy({ top: (pane.current?.clientHeight ?? 0) * 0.8 })
      announce(t('approval.readOn'))
    }
  }

  const onKey: Record<QueueKey, () => void> = {
    j: () => move(1),
    k: () => move(-1),
    a: () => decideShown('approve'),
    r: () => decideShown('reject'),
    u: undo,
    '/': () => search.current?.focus(),
    '?': keys.open,
  }
  useQueueKeys(keys.isOn, (key) => onKey[key]())

  const isListShown = isWide || shown === null
  return (
    <div className={styles.desk}>
      <ScreenHeader title={labelled('Approval')} heading={heading} />
      <QueueStatus count={queue.data?.count} held={held.last} keys={keys} undo={undo} />
      {isListShown && (
        <QueueFilters
          filter={filter}
          authors={queue.data?.authors ?? []}
          search={search}
          onChange={current.narrow}
        />
      )}
      <div className={styles.sides}>
        {isListShown && (
          <QueueColumn
            queue={queue}
            lines={lines.map((line) => ({
              ...line,
              can_decide: line.can_decide && ticks.isWhole(line),
            }))}
            view={view}
            selection={selection}
            heading={heading}
            turnTo={current.turnTo}
          />
        )}
        {shown && (
          <ReadingPane
            ref={pane}
            shown={shown}
            listed={lines[at]}
            isRead={Boolean(record && readKey === versionKey(record))}
            view={view}
            back={isWide ? null : () => show(null, { isStep: true })}
            goOn={lines.length > 0 ? goOn : null}
            actions={{
              onApprove: approve,
              onReject: (record) => setOpen({ record, isRejecting: true }),
              onDecide: (record) => setOpen({ record, isRejecting: false }),
              untickedOf: ticks.untickedOf,
              onTick: (record, path) => {
                ticks.onTick(record, path)
                selection.select(decidable([record]), false)
              },
              onRead: (record) => setReadKey(versionKey(record)),
            }}
            onDecideImport={decideTogether}
          />
        )}
      </div>
      {open && <DecisionDialog open={open} onClose={() => setOpen(null)} onDone={goOn} />}
    </div>
  )
}

interface DecisionDialogProps {
  open: NonNullable<OpenDecision>
  onClose: () => void
  onDone: () => void
}

function DecisionDialog({ open, onClose, onDone }: DecisionDialogProps) {
  if ('together' in open) {
    const { step, rows } = open.together
    return <DecideTogetherDialog step={step} records={rows} onClose={onClose} onDone={onDone} />
  }
  if ('part' in open) {
    const { part, unticked } = open
    return <DecidePartDialog record={part} unticked={unticked} onClose={onClose} onDone={onDone} />
  }
  const { record, isRejecting } = open
  const label = withLanguage(documentTitle(record), record.language)
  return (
    <ApprovalDialog
      record={{ ...record, label }}
      isRejecting={isRejecting}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
