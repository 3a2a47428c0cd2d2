import { Text } from '@mantine/core'
import type { Overview, WorkRow } from '#web/admin/api/wire.gen.ts'
import { ageWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { StatusBadge } from '#web/admin/ui/status/status-badge.tsx'
import styles from './dashboard.module.css'
import { DocumentLink } from './document-link.tsx'
import { Panel } from './panel.tsx'

/** What one goes on with: what came back, with its remarks, one's drafts, and what waits for others. */
export function OwnWork({ work }: { work: NonNullable<Overview['work']> }) {
  const { rows, rejected, drafts, pending } = work
  const left = rejected + drafts + pending - rows.length
  return (
    <Panel title={t('dashboard.openWork')}>
      {rows.length === 0 && <Text c="dimmed">{t('dashboard.noDrafts')}</Text>}
      {rows.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('dashboard.workCounts', { rejected, drafts, pending })}
        </Text>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={`${row.entity_type} ${row.entry_id} ${row.language}`}>
            <div className={styles.line}>
              <DocumentLink place={row} />
              <StatusBadge code={row.approval} />
            </div>
            <Below row={row} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Text size="sm" c="dimmed">
          {t('dashboard.moreEntries', { count: left })}
        </Text>
      )}
    </Panel>
  )
}

function Below({ row: { rejection, updated_at } }: { row: WorkRow }) {
  if (!rejection) return <p className={styles.below}>{ageWords(updated_at)}</p>
  const { by, at, remarks } = rejection
  return (
    <>
      <p className={styles.below}>{t('dashboard.sentBack', { name: by, age: ageWords(at) })}</p>
      {remarks && (
        <p className={styles.remarks} dir="auto">
          {remarks}
        </p>
      )}
    </>
  )
}
