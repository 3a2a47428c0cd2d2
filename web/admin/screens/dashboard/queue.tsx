import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Overview, WaitingRow } from '#web/admin/api/wire.gen.ts'
import { ageWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './dashboard.module.css'
import { DocumentLink } from './document-link.tsx'
import { Figure } from './figure.tsx'
import { Panel } from './panel.tsx'

/** How much waits for a decision, for how long, and what has waited longest. */
export function Queue({ queue }: { queue: NonNullable<Overview['queue']> }) {
  const { rows, total, over_a_day, over_three_days } = queue
  return (
    <Panel
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
            <DocumentLink place={row} to={placeOf(row)} />
            <p className={styles.below}>
              {t('record.byAt', { name: row.submitted_by, time: ageWords(row.submitted_at) })}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** An entry has a screen of its own; of sections the queue shows one by one. */
function placeOf({ entry_id, editor_path }: WaitingRow): string {
  return (entry_id > 0 && editor_path) || '/admin/approval'
}
