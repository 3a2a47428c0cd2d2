import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { entryLogQuery } from '#web/admin/api/entry-queries.ts'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { pageSizes } from '#web/admin/lists/paging/table-page.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import styles from './history.module.css'
import { LogLineButton } from './log-line-button.tsx'
import { LogSkeleton } from './log-table.tsx'

/** Renders an entry's log in all languages, newest first. */
export function EntryHistory({ collection, id }: { collection: Collection; id: number }) {
  const [perPage, setPerPage] = useState<number>(pageSizes[0])
  const logs = useQuery(entryLogQuery(collection, id, { page: 1, perPage }))
  const next = pageSizes.find((size) => size > perPage)
  return (
    <Loaded query={logs} skeleton={<LogSkeleton rows={3} />}>
      {({ data, total }) => (
        <Stack gap="sm" align="flex-start">
          {data.length === 0 && <Hint>{t('logs.empty')}</Hint>}
          <ol className={styles.lines} aria-label={t('entry.history')}>
            {data.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
          {total > perPage && next && (
            <Button variant="default" size="compact-sm" onClick={() => setPerPage(next)}>
              {t('history.older')}
            </Button>
          )}
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
