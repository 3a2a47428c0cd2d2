import { Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconListSearch, IconPlaylistAdd } from '@tabler/icons-react'
import { Fragment, type ReactNode, type RefObject } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { useCurrency } from '#web/admin/api/brand.ts'
import type { EntryPage, EntryRow } from '#web/admin/api/collection-calls.ts'
import { useBrandLanguages } from '#web/admin/documents/languages/use-brand-languages.ts'
import { useMayAdd } from '#web/admin/documents/languages/use-may-add.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import type { Selection } from '#web/admin/lists/selection/selection.ts'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { entryTitle } from '#web/admin/ui/status/entry-badges.tsx'
import type { EntriesProps } from './entry-table.tsx'
import { EntryPicture, EntryTable, EntryTitle } from './entry-table.tsx'
import styles from './list.module.css'
import { listColumns } from './list-columns.tsx'
import { AddButton } from './list-toolbar.tsx'
import type { ListViewState } from './list-view.ts'
import { hasFilters } from './list-view.ts'

interface EntryListProps {
  collection: Collection
  listView: ListViewState
  list: EntryPage
  /** Null for people who may not edit. */
  selection: Selection<EntryRow> | null
  isBusy: boolean
  heading: RefObject<HTMLHeadingElement | null>
}

/** Renders a page of entries as a table, on narrow screens as cards; a hint where there are none. */
export function EntryList(props: EntryListProps) {
  const { collection, listView, list, selection, isBusy, heading } = props
  const isNarrow = useMediaQuery('(max-width: 53.125em)', undefined, {
    getInitialValueInEffect: false,
  })
  const hasLanguages = useBrandLanguages().length > 0
  // Prices are formatted once it is there.
  useCurrency()
  const { view, show, columns: shown } = listView
  if (list.total === 0) return <EmptyList {...props} />
  const picture = collection.fields.find(({ kind }) => kind === 'image')
  const columns = listColumns(collection, hasLanguages).filter(
    ({ key }) => shown.includes(key) && key !== picture?.key,
  )
  const Entries = isNarrow ? EntryCards : EntryTable
  return (
    <>
      <Entries
        collection={collection}
        entries={list.data}
        columns={columns}
        picture={picture && shown.includes(picture.key) ? picture : null}
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

function EmptyList({ collection, listView }: EntryListProps) {
  const mayAdd = useMayAdd()(collection)
  if (!hasFilters(listView.view)) {
    return (
      <EmptyMessage icon={<IconPlaylistAdd size={40} stroke={1.3} aria-hidden />}>
        <Text fw={600}>{t('collection.none', { plural: labelled(collection.plural) })}</Text>
        <Text c="dimmed" maw="48ch">
          {mayAdd ? t('collection.addFirst') : t('collection.noneYet')}
        </Text>
        {mayAdd && <AddButton collection={collection} />}
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

function EntryCards(props: EntriesProps) {
  const { collection, entries, columns, picture, selection, isBusy } = props
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
            <Stack gap={6} miw={0} flex={1}>
              <Group gap="sm" wrap="nowrap">
                {picture && <EntryPicture field={picture} entry={entry} />}
                <EntryTitle collection={collection} entry={entry} />
              </Group>
              <dl className={styles.facts}>
                {columns.map(({ key, label, cell }) => (
                  <Fragment key={key}>
                    <dt>{label}</dt>
                    <dd>{cell(entry)}</dd>
                  </Fragment>
                ))}
              </dl>
            </Stack>
          </Group>
        </Paper>
      ))}
    </ul>
  )
}
