import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { logsQuery } from '#web/admin/api/queries.ts'
import { LoadFailed } from '#web/admin/dialogs/load-failed.tsx'
import { LogFilters } from '#web/admin/history/log-filters.tsx'
import { LogSkeleton } from '#web/admin/history/log-skeleton.tsx'
import { LogTable } from '#web/admin/history/log-table.tsx'
import { Pager } from '#web/admin/history/pager.tsx'
import { firstView } from '#web/admin/history/table-page.ts'

/** Everything that happened to the content, paged and searched by the server. */
export function LogsScreen() {
  const [view, setView] = useState(firstView)
  const [search] = useDebouncedValue(view.search.trim(), 250)
  const logs = useQuery(logsQuery({ ...view, search }))
  const isFiltered = view.status !== null || search !== ''
  return (
    <Stack gap="lg">
      <title>Logs · Linecheck</title>
      <Group justify="space-between">
        <Title order={1}>Logs</Title>
      </Group>
      <Text c="dimmed">Who changed what, and what became of it. Nothing here can be edited.</Text>
      <Paper withBorder p="md">
        <Stack>
          <LogFilters view={view} change={setView} />
          {logs.isError && <LoadFailed error={logs.error} retry={() => void logs.refetch()} />}
          {logs.isPending && <LogSkeleton rows={view.perPage} />}
          {logs.data && (
            <>
              <LogTable
                caption="Activity log"
                rows={logs.data.data}
                empty={
                  isFiltered
                    ? 'Nothing matches. Choose All or change the search.'
                    : 'Nothing happened yet. The first saved draft will stand here.'
                }
              />
              <Pager
                view={view}
                page={logs.data.page}
                lastPage={logs.data.last_page}
                total={logs.data.total}
                change={setView}
              />
            </>
          )}
        </Stack>
      </Paper>
    </Stack>
  )
}
