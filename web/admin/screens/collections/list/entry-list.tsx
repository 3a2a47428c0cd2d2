import { Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconListSearch, IconPlaylistAdd } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import type { EntryPage, EntryRow } from '#web/admin/api/collection-calls.ts'
import { LanguageBadges } from '#web/admin/documents/languages/language-state-badge.tsx'
import { formatValue } from '#web/admin/fields/format-value.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import type { Selection } from '#web/admin/lists/selection/selection.ts'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import { EntryBadges, entryTitle } from '#web/admin/ui/status/entry-badges.tsx'
import type { EntriesProps } from './entry-table.tsx'
import { EntryTable, EntryTitle } from './entry-table.tsx'
import styles from './list.module.css'
import { AddButton } from './list-toolbar.tsx'
import type { ListViewState } from './list-view.ts'
import { columnsOf, hasFilters } from './list-view.ts'

interface EntryListProps {
  collection: Collection
  listView: ListViewState
  list: EntryPage
  /** Null for people who may not edit. */
  selection: Selection<EntryRow> | null
  isBusy: boolean
  heading: RefObject<HTMLHeadingElement | null>
}

/** Renders a page of entries as a table, on a phone as cards; a hint where there are none. */
export function EntryList(props: EntryListProps) {
  const { collection, listView, list, selection, isBusy, heading } = props
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const { view, show } = listView
  if (list.total === 0) return <EmptyList {...props} />
  const Entries = isPhone ? EntryCards : EntryTable
  return (
    <>
      <Entries
        collection={collection}
        entries={list.data}
        selection={selection}
        sort={view.sort}
        onSort={(sort) => show({ sort })}
        isBusy={isBusy}
      />
      <Pager
        list={list}
        perPage={view.perPage}
        onChange={(to, isClamped) => {
          show(to, { replace: isClamped })
          if (!isClamped) focusIfLost(heading)
        }}
      />
    </>
  )
}

function EmptyList({ collection, listView, selection }: EntryListProps) {
  if (!hasFilters(listView.view)) {
    return (
      <EmptyMessage icon={<IconPlaylistAdd size={40} stroke={1.3} aria-hidden />}>
        <Text fw={600}>{t('collection.none', { plural: labelled(collection.plural) })}</Text>
        <Text c="dimmed" maw="48ch">
          {selection ? t('collection.addFirst') : t('collection.noneYet')}
        </Text>
        {selection && <AddButton collection={collection} />}
      </EmptyMessage>
    )
  }
  return (
    <EmptyMessage icon={<IconListSearch size={40} stroke={1.3} aria-hidden />}>
      <Text fw={600}>{t('collection.noMatch')}</Text>
      <Text c="dimmed" maw="48ch">
        {t('collection.noMatchMeans')}
      </Text>
      <Button
        variant="default"
        onClick={() => listView.show({ search: '', status: null, filters: {} })}
      >
        {t('collection.showAll')}
      </Button>
    </EmptyMessage>
  )
}

function EmptyMessage({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Stack align="center" gap="xs" ta="center" py="xl" role="status">
      {icon}
      {children}
    </Stack>
  )
}

function EntryCards({ collection, entries, selection, isBusy }: EntriesProps) {
  const columns = columnsOf(collection)
  return (
    <ul aria-label={labelled(collection.plural)} aria-busy={isBusy} className={styles.cards}>
      {entries.map((entry) => (
        <Paper key={entry.id} component="li" withBorder p="sm">
          <Group wrap="nowrap" align="flex-start" gap="sm">
            {selection && (
              <Checkbox
                aria-label={t('collection.select', { title: entryTitle(entry) })}
                {...selection.boxOf([entry])}
              />
            )}
            <Stack gap={6} align="flex-start" miw={0}>
              <EntryTitle collection={collection} entry={entry} />
              <Group gap="xs">
                <StatusBadge code={entry.approval} />
                <EntryBadges entry={entry} />
              </Group>
              {columns.map((field) => (
                <Text key={field.key} size="sm">
                  {t('collection.fact', {
                    name: labelled(field.label),
                    value: formatValue(field, entry.values) || '–',
                  })}
                </Text>
              ))}
              {entry.languages && <LanguageBadges languages={entry.languages} />}
              <Text size="sm" c="dimmed">
                {t('collection.fact', {
                  name: t('collection.changed'),
                  value: formatMoment(entry.updated_at),
                })}
              </Text>
            </Stack>
          </Group>
        </Paper>
      ))}
    </ul>
  )
}
