import { Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { declarations } from '#catalogue/catalogue.ts'
import { languages } from '#catalogue/languages.ts'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { addressOf } from '#web/admin/api/call-api.ts'
import { type LogFilter, logsQuery } from '#web/admin/api/queries.ts'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { LogFilters } from '#web/admin/documents/history/log-filters.tsx'
import { LogSkeleton, LogTable } from '#web/admin/documents/history/log-table.tsx'
import { useLogView } from '#web/admin/documents/history/use-log-view.ts'
import { LanguageFilter } from '#web/admin/documents/languages/language-filter.tsx'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { useClampedPage } from '#web/admin/lists/paging/use-clamped-page.ts'
import type { Sorting } from '#web/admin/lists/table/responsive-table.tsx'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDownload } from '#web/admin/ui/download/use-download.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { UndoButton } from './undo-button.tsx'

/** The kinds of content, which the call knows by the catalogue's names. */
type Kind = NonNullable<LogFilter['kind']>

function kindsByName(): { value: Kind; label: string }[] {
  const named = declarations.map(({ entityType, label }) => {
    return { value: entityType as Kind, label: labelled(label) }
  })
  const sorted = named.toSorted((a, b) => a.label.localeCompare(b.label, currentLocale()))
  return [{ value: '', label: t('logs.allContent') }, ...sorted]
}

/** Everything that happened to the content, paged and searched by the server. */
export function LogsScreen() {
  const user = useUser()
  const [kinds] = useState(kindsByName)
  const { view, show } = useLogView()
  const [query, setQuery] = useSearchParams()
  const kind = kinds.find(({ value }) => value === query.get('kind'))?.value ?? ''
  const lang = languages.find((language) => language === query.get('lang'))
  const { search } = view
  const filter: LogFilter = { search, kind }
  if (lang) filter.lang = lang
  if (view.status !== null) filter.status = `${view.status}`
  const order = query.get('order') === 'oldest' && search === '' ? 'oldest' : 'newest'
  const logs = useQuery(logsQuery(filter, view, order))

  useClampedPage(view.page, logs.isPlaceholderData ? undefined : logs.data?.last_page, (page) =>
    show({ page }),
  )

  function narrow(name: 'kind' | 'lang' | 'order', value: string | undefined) {
    const next = new URLSearchParams(window.location.search)
    next.delete('page')
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true, preventScrollReset: true })
  }

  /** A search reads from the newest line on; else either end is as near. */
  const byMoment: Sorting = {
    columns: ['created_at'],
    sort: order === 'oldest' ? { by: 'created_at', descending: false } : null,
    change: (sort) => narrow('order', sort && !sort.descending ? 'oldest' : undefined),
  }

  const isFiltered = view.status !== null || search !== '' || kind !== '' || lang !== undefined
  return (
    <Stack gap="lg">
      <title>{`${labelled('Logs')} · Linecheck`}</title>
      <Group justify="space-between">
        <Title order={1}>{labelled('Logs')}</Title>
        <ExportButton filter={filter} />
      </Group>
      <Text c="dimmed">{t('logs.intro')}</Text>
      <Paper withBorder p="md">
        <Stack>
          <LogFilters view={view} change={show} />
          <Group gap="sm">
            <NativeSelect
              aria-label={t('logs.byContent')}
              w={{ base: '100%', xs: 220 }}
              data={kinds}
              value={kind}
              onChange={(event) => narrow('kind', kinds[event.currentTarget.selectedIndex]?.value)}
            />
            {search === '' && (
              <NativeSelect
                aria-label={t('logs.order')}
                w={{ base: '100%', xs: 140 }}
                hiddenFrom="sm" // there the table's head says it
                data={[
                  { value: 'newest', label: t('media.newest') },
                  { value: 'oldest', label: t('media.oldest') },
                ]}
                value={order}
                onChange={({ currentTarget: { value } }) =>
                  narrow('order', value === 'oldest' ? value : undefined)
                }
              />
            )}
            <LanguageFilter value={lang} change={(next) => narrow('lang', next)} />
          </Group>
          {logs.isError && <LoadFailed error={logs.error} retry={() => void logs.refetch()} />}
          {logs.isPending && <LogSkeleton rows={view.perPage} />}
          {logs.data && (
            <>
              <LogTable
                caption={t('editor.logTable')}
                rows={logs.data.data}
                sorting={search === '' ? byMoment : undefined}
                {...(may(user.roles.name, 'frame.edit') ? { action: undo } : {})}
                empty={isFiltered ? t('editor.logNoMatch') : t('logs.empty')}
              />
              <Pager
                view={view}
                page={logs.data.page}
                lastPage={logs.data.last_page}
                total={logs.data.total}
                isMore={logs.data.more}
                change={({ page, perPage }) => show({ page, perPage })}
              />
            </>
          )}
        </Stack>
      </Paper>
    </Stack>
  )
}

/** The server says which lines this person can take back. */
function undo(entry: LogEntry) {
  return entry.can_undo ? <UndoButton key={entry.id} entry={entry} /> : null
}

/** Saves the lines that the filters show, all pages of them, as a file for spreadsheets. */
function ExportButton({ filter }: { filter: LogFilter }) {
  const { isRunning, run } = useDownload()
  return (
    <ActionButton
      variant="default"
      isRunning={isRunning}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void run(addressOf('/logs/export', { query: filter }), 'activity.csv')}
    >
      {t('logs.export')}
    </ActionButton>
  )
}
