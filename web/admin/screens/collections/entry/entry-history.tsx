import { Paper, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { entryLogQuery } from '#web/admin/api/entry-queries.ts'
import { LogSkeleton } from '#web/admin/history/log-skeleton.tsx'
import { LogTable } from '#web/admin/history/log-table.tsx'
import { Pager } from '#web/admin/history/pager.tsx'
import { firstView } from '#web/admin/history/table-page.ts'
import { LoadFailed } from '#web/admin/loading/load-failed.tsx'
import { say } from '#web/admin/speech/speech.ts'

/** What happened to this entry in all languages, newest first; each line opens what it changed. */
export function EntryHistory({ collection, id }: { collection: Collection; id: number }) {
  const label = useId()
  const [view, setView] = useState(firstView)
  const logs = useQuery(entryLogQuery(collection, id, view))
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={label}>
      <Stack>
        <Title order={2} size="h4" id={label}>
          {say('entry.history')}
        </Title>
        {logs.isError && <LoadFailed error={logs.error} retry={() => void logs.refetch()} />}
        {logs.isPending && <LogSkeleton rows={view.perPage} />}
        {logs.data && (
          <>
            <LogTable
              caption={say('entry.history')}
              rows={logs.data.data}
              empty={say('logs.empty')}
            />
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
