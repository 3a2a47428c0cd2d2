import { Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core'
import { IconDownload, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { languages } from '#catalogue/languages.ts'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { addressOf } from '#web/admin/api/call-api.ts'
import { type LogFilter, logsQuery } from '#web/admin/api/queries.ts'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { contentKinds } from '#web/admin/documents/content-kinds.ts'
import { LogFilters } from '#web/admin/documents/history/log-filters.tsx'
import { LogSkeleton, LogTable } from '#web/admin/documents/history/log-table.tsx'
import { useLogView } from '#web/admin/documents/history/use-log-view.ts'
import { LanguageFilter } from '#web/admin/documents/languages/language-filter.tsx'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import type { Sorting } from '#web/admin/lists/table/responsive-table.tsx'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDownload } from '#web/admin/ui/download/use-download.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { PastButton } from './past-button.tsx'
import { UndoButton } from './undo-button.tsx'

/** The call's filter: a declaration's entity type, or '' for all. */
type Kind = NonNullable<LogFilter['kind']>

function allKinds(): { value: Kind; label: string }[] {
  return [
    { value: '', label: t('logs.allContent') },
    ...contentKinds().map(({ value, label }) => ({ value: value as Kind, label })),
  ]
}

export function LogsScreen() {
  const user = useUser()
  const [kinds] = useState(allKinds)
  const { view, show } = useLogView()
  const [query, setQuery] = useSearchParams()
  const kind = kinds.find(({ value }) => value === query.get('kind'))?.value ?? ''
  const lang = languages.find((language) => language === query.get('lang'))
  const { search } = view
  const filter: LogFilter = { search, kind }
  if (lang) filter.lang = lang
  if (view.status !== null) filter.status = `${view.status}`
  const batch = query.get('batch')
  const group = Number(query.get('group'))
  if (batch) filter.batch = batch
  if (batch && Number.isInteger(group) && group > 0) filter.group = group
  const order = query.get('order') === 'oldest' && search === '' ? 'oldest' : 'newest'
  const logs = useQuery(logsQuery(filter, view, order))

  function narrow(name: 'kind' | 'lang' | 'order', value: string | undefined) {
    const next = new URLSearchParams(window.location.search)
    next.delete('page')
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true, preventScrollReset: true })
  }

  function widen(...names: ('batch' | 'group' | 'page')[]) {
    const next = new URLSearchParams(window.location.search)
    for (const name of names) next.delete(name)
    setQuery(next, { preventScrollReset: true })
  }

  /** Sorts by time only, and not while searching: a search reads from the newest line. */
  const byMoment: Sorting = {
    columns: ['created_at'],
    sort: order === 'oldest' ? { by: 'created_at', descending: false } : null,
    change: (sort) => narrow('order', sort && !sort.descending ? 'oldest' : undefined),
  }

  const isFiltered =
    view.status !== null || search !== '' || kind !== '' || lang !== undefined || batch !== null
  return (
    <Stack gap="lg">
      <ScreenHeader title={labelled('Logs')} intro={t('logs.intro')}>
        <Group gap="sm">
          <PastButton />
          <ExportButton filter={filter} />
        </Group>
      </ScreenHeader>
      <Paper withBorder p="md">
        <Stack>
          <LogFilters view={view} onChange={show} />
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
                hiddenFrom="sm" // wider tables have sortable headers
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
            <LanguageFilter value={lang} onChange={(next) => narrow('lang', next)} />
          </Group>
          {filter.batch && (
            <Group gap="sm">
              <Text size="sm">{filter.group ? t('logs.onlyStep') : t('logs.onlyImport')}</Text>
              {filter.group && (
                <Button size="compact-sm" variant="default" onClick={() => widen('group', 'page')}>
                  {t('logs.wholeImport')}
                </Button>
              )}
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconX size={14} aria-hidden />}
                onClick={() => widen('batch', 'group', 'page')}
              >
                {t('approval.notOnlyImport')}
              </Button>
            </Group>
          )}
          <Loaded query={logs} skeleton={<LogSkeleton rows={view.perPage} />}>
            {(data) => (
              <>
                <LogTable
                  caption={t('editor.logTable')}
                  rows={data.data}
                  sorting={search === '' ? byMoment : undefined}
                  action={may(user.roles.name, 'frame.edit') ? seeOrUndo : see}
                  empty={isFiltered ? t('editor.logNoMatch') : t('logs.empty')}
                />
                <Pager list={data} perPage={view.perPage} onChange={show} />
              </>
            )}
          </Loaded>
        </Stack>
      </Paper>
    </Stack>
  )
}

function see(line: LogEntry) {
  return <PastButton key={line.id} line={line} />
}

function seeOrUndo(line: LogEntry) {
  return (
    <Group key={line.id} gap="xs">
      {line.can_undo && <UndoButton entry={line} />}
      <PastButton line={line} />
    </Group>
  )
}

/** Downloads all pages of the filtered lines as CSV. */
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
