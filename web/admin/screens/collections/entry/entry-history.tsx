import { Paper, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { entryLogQuery } from '#web/admin/api/entry-queries.ts'
import { LogSkeleton, LogTable } from '#web/admin/documents/history/log-table.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { firstView } from '#web/admin/lists/paging/table-page.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'

/** What happened to this entry in all languages, newest first; each line opens what it changed. */
export function EntryHistory({ collection, id }: { collection: Collection; id: number }) {
  const label = useId()
  const [view, setView] = useState(firstView)
  const logs = useQuery(entryLogQuery(collection, id, view))
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={label}>
      <Stack>
        <Title order={2} size="h4" id={label}>
          {t('entry.history')}
        </Title>
        {logs.isError && <LoadFailed error={logs.error} retry={() => void logs.refetch()} />}
        {logs.isPending && <LogSkeleton rows={view.perPage} />}
        {logs.data && (
          <>
            <LogTable caption={t('entry.history')} rows={logs.data.data} empty={t('logs.empty')} />
            {logs.data.total > view.perPage && (
              <Pager
                view={view}
                page={logs.data.page}
                lastPage={logs.data.last_page}
                total={logs.data.total}
                change={setView}
              />
            )}
          </>
        )}
      </Stack>
    </Paper>
  )
}
