import { Anchor, Checkbox, Group, Table } from '@mantine/core'
import { Link } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { EntryRow } from '#web/admin/api/collection-calls.ts'
import { entryScreen } from '#web/admin/documents/entry/entry-shape.ts'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import type { Selection } from '#web/admin/lists/selection/selection.ts'
import type { Sort } from '#web/admin/lists/table/responsive-table.tsx'
import { SortableHeader } from '#web/admin/lists/table/responsive-table.tsx'
import { entryTitle } from '#web/admin/ui/status/entry-badges.tsx'
import styles from './list.module.css'
import type { ListColumn } from './list-columns.tsx'
import { titleLabelOf } from './list-view.ts'

export interface EntriesProps {
  collection: Collection
  entries: readonly EntryRow[]
  columns: readonly ListColumn[]
  /** The field of the pictures beside the titles; null for none. */
  picture: Field | null
  /** Null for people who may not edit. */
  selection: Selection<EntryRow> | null
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  isBusy: boolean
}

export function EntryTable(props: EntriesProps) {
  const { collection, entries, columns, picture, selection, sort, onSort, isBusy } = props
  const head = { sort, onChange: onSort }
  return (
    <Table.ScrollContainer minWidth={620} scrollAreaProps={{ type: 'auto' }}>
      <Table
        aria-label={labelled(collection.plural)}
        aria-busy={isBusy}
        verticalSpacing="sm"
        horizontalSpacing={8}
        highlightOnHover
        className={styles.table}
      >
        <Table.Thead>
          <Table.Tr>
            {selection && (
              <Table.Th scope="col" w={36}>
                <Checkbox aria-label={t('collection.selectPage')} {...selection.boxOf(entries)} />
              </Table.Th>
            )}
            <SortableHeader by="title" label={labelled(titleLabelOf(collection))} {...head} />
            {columns.map(({ key, label, isSortable }) =>
              isSortable ? (
                <SortableHeader key={key} by={key} label={label} {...head} />
              ) : (
                <Table.Th key={key} scope="col">
                  {label}
                </Table.Th>
              ),
            )}
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
                <Group gap="sm" wrap="nowrap">
                  {picture && <EntryPicture field={picture} entry={entry} />}
                  <EntryTitle collection={collection} entry={entry} />
                </Group>
              </Table.Td>
              {columns.map(({ key, cell }) => (
                <Table.Td key={key}>{cell(entry)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

/** Renders an entry's picture, or an empty frame: titles stay in line. */
export function EntryPicture({ field, entry }: { field: Field; entry: EntryRow }) {
  const picture = pictureAt(field, entry.values)
  return (
    <span className={styles.picture}>
      {picture && <img src={picture.thumb} alt="" loading="lazy" decoding="async" />}
    </span>
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
