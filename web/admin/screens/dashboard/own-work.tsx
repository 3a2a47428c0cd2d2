import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Overview, WaitingRow, WorkRow } from '#web/admin/api/wire.gen.ts'
import { DocumentLink } from '#web/admin/documents/document-link.tsx'
import { formatAge } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import styles from './dashboard.module.css'
import { DashboardPanel, Figure } from './panel.tsx'

/** Lists the reader's rejected, drafted and pending revisions. */
export function OwnWork({ work }: { work: NonNullable<Overview['work']> }) {
  const { rows, rejected, drafts, pending } = work
  const left = rejected + drafts + pending - rows.length
  return (
    <DashboardPanel title={t('dashboard.openWork')}>
      {rows.length === 0 && <Text c="dimmed">{t('dashboard.noDrafts')}</Text>}
      {rows.length > 0 && <Hint>{t('dashboard.workCounts', { rejected, drafts, pending })}</Hint>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={`${row.entity_type} ${row.entry_id} ${row.language}`}>
            <div className={styles.line}>
              <DocumentLink document={row} />
              <StatusBadge code={row.approval} />
            </div>
            <WorkNote row={row} />
          </li>
        ))}
      </ul>
      {left > 0 && <Hint>{t('dashboard.moreEntries', { count: left })}</Hint>}
    </DashboardPanel>
  )
}

function WorkNote({ row: { rejection, updated_at } }: { row: WorkRow }) {
  if (!rejection) return <p className={styles.below}>{formatAge(updated_at)}</p>
  const { by, at, remarks } = rejection
  return (
    <>
      <p className={styles.below}>{t('dashboard.sentBack', { name: by, age: formatAge(at) })}</p>
      {remarks && (
        <p className={styles.remarks} dir="auto">
          {remarks}
        </p>
      )}
    </>
  )
}

/** Renders how much is pending for how long, and the oldest requests. */
export function Queue({ queue }: { queue: NonNullable<Overview['queue']> }) {
  const { rows, total, over_a_day, over_three_days } = queue
  return (
    <DashboardPanel
      title={t('dashboard.waiting')}
      more={
        <Anchor component={Link} to="/admin/approval" underline="always" size="sm">
          {t('dashboard.openQueue')}
        </Anchor>
      }
    >
      {total === 0 && <Text c="dimmed">{t('approval.waitingNone')}</Text>}
      {total > 0 && (
        <dl className={styles.figures}>
          <Figure name={t('dashboard.waitingAll')} value={total} />
          <Figure name={t('dashboard.overADay')} value={over_a_day} />
          <Figure name={t('dashboard.overThreeDays')} value={over_three_days} isLate />
        </dl>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.entity_id}>
            <WaitingLink row={row} />
            <p className={styles.below}>
              {t('record.byAt', { name: row.submitted_by, time: formatAge(row.submitted_at) })}
            </p>
          </li>
        ))}
      </ul>
    </DashboardPanel>
  )
}

/** Leads to what waits in the queue; an import is one line. */
function WaitingLink({ row }: { row: WaitingRow }) {
  const { batch, count, entity_id, label } = row
  if (batch === null || count === 1)
    return <DocumentLink document={row} to={`/admin/approval?record=${entity_id}`} />
  return (
    <Anchor
      component={Link}
      to={`/admin/approval?${new URLSearchParams({ import: batch })}`}
      className={styles.name}
      underline="always"
    >
      {t('approval.fieldOf', { kind: labelled(label), field: t('approval.import', { count }) })}
    </Anchor>
  )
}

export function SupportQueue({ desk }: { desk: NonNullable<Overview['desk']> }) {
  return (
    <DashboardPanel
      title={t('dashboard.support')}
      more={
        <Anchor component={Link} to="/admin/support" underline="always" size="sm">
          {t('dashboard.allTickets')}
        </Anchor>
      }
    >
      <dl className={styles.figures}>
        <Figure name={t('ticket.isOpen')} value={desk.open} isLate />
        <Figure name={t('ticket.inProgress')} value={desk.in_progress} />
      </dl>
      {desk.rows.length === 0 && <Text c="dimmed">{t('dashboard.noTickets')}</Text>}
      <ul className={styles.rows}>
        {desk.rows.map(({ id, title, opened_by, created_at }) => (
          <li key={id}>
            <Anchor
              component={Link}
              to={`/admin/support?ticket=${id}`}
              className={styles.name}
              underline="always"
            >
              <bdi>{title}</bdi>
            </Anchor>
            <p className={styles.below}>
              {t('record.byAt', { name: opened_by.username, time: formatAge(created_at) })}
            </p>
          </li>
        ))}
      </ul>
    </DashboardPanel>
  )
}
