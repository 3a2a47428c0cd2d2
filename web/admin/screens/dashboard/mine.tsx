import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { stateCodes } from '#catalogue/revision-state.ts'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { DueText } from '#web/admin/documents/assignment/assigned-to.tsx'
import { mineQuery } from '#web/admin/documents/assignment/assignment-queries.ts'
import { DocumentLink } from '#web/admin/documents/document-link.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import styles from './dashboard.module.css'
import { DashboardPanel } from './panel.tsx'

/** Lists what is assigned to the reader, what is due first at the top; nothing where nothing is. */
export function Mine() {
  const { username, roles } = useUser()
  const { data } = useQuery(mineQuery)
  if (!data || data.total === 0) return null
  const left = data.total - data.data.length
  const all = `/admin/approval?${new URLSearchParams({ assignee: username })}`
  return (
    <DashboardPanel
      isWide
      title={t('assign.mine')}
      more={
        may(roles.name, 'content.decide') && (
          <Anchor component={Link} to={all} underline="always" size="sm">
            {t('dashboard.openQueue')}
          </Anchor>
        )
      }
    >
      <ul className={styles.rows} data-columns>
        {data.data.map((row) => (
          <li key={row.entity_id}>
            <div className={styles.line}>
              {row.approval === stateCodes.pending ? (
                <DocumentLink document={row} to={`/admin/approval?record=${row.entity_id}`} />
              ) : (
                <DocumentLink document={row} />
              )}
              <StatusBadge code={row.approval} />
            </div>
            <p className={styles.below}>
              {row.due_on ? (
                <DueText due_on={row.due_on} overdue={row.overdue} />
              ) : (
                t('assign.noDue')
              )}
            </p>
            {row.note && (
              <p className={styles.remarks} dir="auto">
                {row.note}
              </p>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && <Hint>{t('dashboard.moreEntries', { count: left })}</Hint>}
    </DashboardPanel>
  )
}
