import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { LogLineButton } from '#web/admin/documents/history/log-line-button.tsx'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { StatusBadge } from '#web/admin/ui/status/status-badge.tsx'
import styles from './dashboard.module.css'
import { Panel } from './panel.tsx'

interface LatestActivityProps {
  lines: readonly LogEntry[]
  isWide?: boolean
}

/** What happened last, whoever did it. */
export function LatestActivity({ lines, isWide = false }: LatestActivityProps) {
  return (
    <Panel
      isWide={isWide}
      title={t('dashboard.activity')}
      more={
        <Anchor component={Link} to="/admin/logs" underline="always" size="sm">
          {t('dashboard.allActivity')}
        </Anchor>
      }
    >
      {lines.length === 0 && <Text c="dimmed">{t('dashboard.noActivity')}</Text>}
      <ul className={styles.rows} data-columns={isWide}>
        {lines.map((entry) => (
          <li key={entry.id}>
            <div className={styles.line}>
              <LogLineButton line={entry} />
              <StatusBadge code={entry.status} />
            </div>
            <p className={styles.below}>
              {t('record.byAt', {
                name: entry.approved_by ?? entry.author,
                time: momentWords(entry.approved_at ?? entry.created_at),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
