import { Anchor, Checkbox, Table, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import type { EntryRow } from '#web/admin/api/collection-calls.ts'
import { entryScreen } from '#web/admin/documents/entry/entry-shape.ts'
import { LanguageBadges } from '#web/admin/documents/languages/language-state-badge.tsx'
import { useBrandLanguages } from '#web/admin/documents/languages/use-brand-languages.ts'
import { formatValue } from '#web/admin/fields/format-value.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import type { Selection } from '#web/admin/lists/selection/selection.ts'
import type { Sort } from '#web/admin/lists/table/responsive-table.tsx'
import { SortableHeader } from '#web/admin/lists/table/responsive-table.tsx'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import { EntryBadges, entryTitle } from '#web/admin/ui/status/entry-badges.tsx'
import styles from './list.module.css'
import { columnsOf, titleLabelOf } from './list-view.ts'

export interface EntriesProps {
  collection: Collection
  entries: readonly EntryRow[]
  /** Null for people who may not edit. */
  selection: Selection<EntryRow> | null
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  isBusy: boolean
}

export function EntryTable(props: EntriesProps) {
  const { collection, entries, selection, sort, onSort, isBusy } = props
  const columns = columnsOf(collection)
  const head = { sort, onChange: onSort }
  const hasLanguages = useBrandLanguages().length > 0
  return (
    <Table.ScrollContainer minWidth={760} scrollAreaProps={{ type: 'auto' }}>
      <Table
        aria-label={labelled(collection.plural)}
        aria-busy={isBusy}
        verticalSpacing="sm"
        highlightOnHover
        className={styles.table}
      >
        <Table.Thead>
          <Table.Tr>
            {selection && (
              <Table.Th scope="col" w={44}>
                <Checkbox aria-label={t('collection.selectPage')} {...selection.boxOf(entries)} />
              </Table.Th>
            )}
            <SortableHeader by="title" label={labelled(titleLabelOf(collection))} {...head} />
            {columns.map(({ key, label }) => (
              <SortableHeader key={key} by={key} label={labelled(label)} {...head} />
            ))}
            <Table.Th scope="col">{t('history.status')}</Table.Th>
            <Table.Th scope="col">{t('collection.onWebsite')}</Table.Th>
            {hasLanguages && <Table.Th scope="col">{t('collection.translations')}</Table.Th>}
            <SortableHeader by="updated_at" label={t('collection.changed')} {...head} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.id}>
              {selection && (
                <Table.Td>
                  <Checkbox
                    aria-label={t('collection.select', { title: entryTitle(entry) })}
                    {...selection.boxOf([entry])}
                  />
                </Table.Td>
              )}
              <Table.Td className={styles.called}>
                <EntryTitle collection={collection} entry={entry} />
              </Table.Td>
              {columns.map((field) => (
                <Table.Td key={field.key} className={styles.column}>
                  {formatValue(field, entry.values) || '–'}
                </Table.Td>
              ))}
              <Table.Td>
                <StatusBadge code={entry.approval} />
              </Table.Td>
              <Table.Td>
                <EntryBadges entry={entry} />
              </Table.Td>
              {hasLanguages && (
                <Table.Td>
                  <LanguageBadges languages={entry.languages ?? []} />
                </Table.Td>
              )}
              <Table.Td>
                <Text size="sm" className={styles.moment}>
                  {formatMoment(entry.updated_at)}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

export function EntryTitle({ collection, entry }: { collection: Collection; entry: EntryRow }) {
  return (
    <Anchor
      component={Link}
      to={entryScreen(collection, entry.id)}
      underline="always"
      dir="auto"
      className={styles.title}
    >
      {entryTitle(entry)}
    </Anchor>
  )
}
