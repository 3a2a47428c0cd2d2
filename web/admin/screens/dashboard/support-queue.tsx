import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Overview } from '#web/admin/api/wire.gen.ts'
import { ageWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './dashboard.module.css'
import { Figure } from './figure.tsx'
import { Panel } from './panel.tsx'

/** What waits at the desk: how much, and what has waited longest. */
export function SupportQueue({ desk }: { desk: NonNullable<Overview['desk']> }) {
  return (
    <Panel
      title={t('dashboard.desk')}
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
              {t('record.byAt', { name: opened_by.username, time: ageWords(created_at) })}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
