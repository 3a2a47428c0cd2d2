import { Paper, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { LogFilters } from '#web/admin/documents/history/log-filters.tsx'
import { LogTable } from '#web/admin/documents/history/log-table.tsx'
import { useLogView } from '#web/admin/documents/history/use-log-view.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { tablePage } from '#web/admin/lists/paging/table-page.ts'
import styles from './pages.module.css'

const columns = ['description', 'author', 'approved_by', 'statusText', 'remarks'] as const

/** What happened on this page, newest first; open as the screen loads. Folded, it says the latest. */
export function PageLog({ logs }: { logs: LogEntry[] }) {
  const { view, show } = useLogView()
  const [isOpen, setOpen] = useState(true)
  const { rows, total, page, lastPage } = tablePage(logs, view, columns, view.sort)
  const [latest] = logs

  return (
    <Paper component="section" withBorder px="md" py="sm" aria-labelledby="activity-log">
      <Title order={2} size="h4" id="activity-log">
        <UnstyledButton
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={20} aria-hidden className={styles.arrow} data-open={isOpen} />
          {t('editor.log')}
        </UnstyledButton>
      </Title>
      {!isOpen && (
        <Text size="sm" c="dimmed" className={styles.latest}>
          {latest ? latestWords(latest) : t('editor.logEmpty')}
        </Text>
      )}
      {isOpen && (
        <Stack py="xs">
          <LogFilters view={view} change={show} />
          <LogTable
            caption={t('editor.logTable')}
            rows={rows}
            sorting={{ sort: view.sort, change: (sort) => show({ sort }) }}
            empty={logs.length === 0 ? t('editor.logEmpty') : t('editor.logNoMatch')}
          />
          <Pager
            view={view}
            page={page}
            lastPage={lastPage}
            total={total}
            change={({ page: next, perPage }) => show({ page: next, perPage })}
          />
        </Stack>
      )}
    </Paper>
  )
}

function latestWords({ description, author, approved_by, created_at, approved_at }: LogEntry) {
  const name = approved_by ?? author
  const by = t('record.byAt', { name, time: momentWords(approved_at ?? created_at) })
  return t('editor.logLatest', { description, by })
}
