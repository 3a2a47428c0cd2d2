import { Paper, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { LogFilters } from '#web/admin/history/log-filters.tsx'
import { LogTable } from '#web/admin/history/log-table.tsx'
import { Pager } from '#web/admin/history/pager.tsx'
import { firstView, tablePage } from '#web/admin/history/table-page.ts'
import { say } from '#web/admin/speech/speech.ts'

const columns = ['description', 'author', 'approved_by', 'statusText', 'remarks'] as const

/** What happened on this page, newest first. */
export function PageLog({ logs }: { logs: LogEntry[] }) {
  const [view, setView] = useState(firstView)
  const { rows, total, page, lastPage } = tablePage(logs, view, columns)
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="activity-log">
      <Stack>
        <Title order={2} size="h4" id="activity-log">
          {say('editor.log')}
        </Title>
        <LogFilters view={view} change={setView} />
        <LogTable
          caption={say('editor.logTable')}
          rows={rows}
          empty={logs.length === 0 ? say('editor.logEmpty') : say('editor.logNoMatch')}
        />
        <Pager view={view} page={page} lastPage={lastPage} total={total} change={setView} />
      </Stack>
    </Paper>
  )
}
