import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { entryLogQuery } from '#web/admin/api/entry-queries.ts'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { type PageView, pageSizes } from '#web/admin/lists/paging/table-page.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import styles from './history.module.css'
import { LogLineButton } from './log-line-button.tsx'
import { LogSkeleton } from './log-table.tsx'

/** Renders an entry's log in all languages, newest first. */
export function EntryHistory({ collection, id }: { collection: Collection; id: number }) {
  const [fewest] = pageSizes
  const [view, setView] = useState<PageView>({ page: 1, perPage: fewest })
  const logs = useQuery(entryLogQuery(collection, id, view))
  return (
    <Loaded query={logs} skeleton={<LogSkeleton rows={3} />}>
      {(list) => (
        <Stack gap="sm">
          {list.data.length === 0 && <Hint>{t('logs.empty')}</Hint>}
          <ol className={styles.lines} aria-label={t('entry.history')}>
            {list.data.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
          {list.total > fewest && <Pager list={list} perPage={view.perPage} onChange={setView} />}
        </Stack>
      )}
    </Loaded>
  )
}

function Line({ line }: { line: LogEntry }) {
  const { author, approved_by, created_at, approved_at, remarks, status } = line
  return (
    <li className={styles.line}>
      <LogLineButton line={line} />
      <StatusBadge code={status} />
      <Hint>
        {t('record.byAt', {
          name: approved_by ?? author,
          time: formatMoment(approved_at ?? created_at),
        })}
      </Hint>
      {remarks && (
        <Text size="sm" lineClamp={3} className={styles.remarks}>
          {remarks}
        </Text>
      )}
    </li>
  )
}
