import { Checkbox, Table, Text } from '@mantine/core'
import type { Collection } from '#catalogue/declaration.ts'
import type { EntryLine } from '#web/admin/api/collection-calls.ts'
import { LanguageMarks } from '#web/admin/documents/languages/language-marks.tsx'
import { useBrandLanguages } from '#web/admin/documents/languages/use-brand-languages.ts'
import { wordsOf } from '#web/admin/fields/words-of.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { labelled, say } from '#web/admin/i18n/speech.ts'
import type { Selection } from '#web/admin/lists/selection/selection.ts'
import type { Sort } from '#web/admin/lists/table/sort.ts'
import { SortHead } from '#web/admin/lists/table/sort-head.tsx'
import { titleOfLine } from '#web/admin/lists/title-of-line.ts'
import { EntryMarks } from '#web/admin/ui/status/entry-marks.tsx'
import { StatusBadge } from '#web/admin/ui/status/status-badge.tsx'
import { EntryTitle } from './entry-title.tsx'
import styles from './list.module.css'
import { columnsOf, titleLabelOf } from './list-view.ts'

export interface EntriesProps {
  collection: Collection
  entries: readonly EntryLine[]
  /** Null for who may not do anything with several entries at once. */
  selection: Selection<EntryLine> | null
  sort: Sort | null
  changeSort: (sort: Sort | null) => void
  isBusy: boolean
}

/** The entries of a page as a table; its heads sort. */
export function EntryTable(props: EntriesProps) {
  const { collection, entries, selection, sort, changeSort, isBusy } = props
  const columns = columnsOf(collection)
  const head = { sort, change: changeSort }
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
                <Checkbox aria-label={say('collection.selectPage')} {...selection.boxOf(entries)} />
              </Table.Th>
            )}
            <SortHead by="title" label={labelled(titleLabelOf(collection))} {...head} />
            {columns.map(({ key, label }) => (
              <SortHead key={key} by={key} label={labelled(label)} {...head} />
            ))}
            <Table.Th scope="col">{say('history.status')}</Table.Th>
            <Table.Th scope="col">{say('collection.onWebsite')}</Table.Th>
            {hasLanguages && <Table.Th scope="col">{say('collection.translations')}</Table.Th>}
            <SortHead by="updated_at" label={say('collection.changed')} {...head} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.id}>
              {selection && (
                <Table.Td>
                  <Checkbox
                    aria-label={say('collection.select', { title: titleOfLine(entry) })}
                    {...selection.boxOf([entry])}
                  />
                </Table.Td>
              )}
              <Table.Td className={styles.called}>
                <EntryTitle collection={collection} entry={entry} />
              </Table.Td>
              {columns.map((field) => (
                <Table.Td key={field.key} className={styles.column}>
                  {wordsOf(field, entry.values) || '–'}
                </Table.Td>
              ))}
              <Table.Td>
                <StatusBadge code={entry.approval} />
              </Table.Td>
              <Table.Td>
                <EntryMarks entry={entry} />
              </Table.Td>
              {hasLanguages && (
                <Table.Td>
                  <LanguageMarks languages={entry.languages ?? []} />
                </Table.Td>
              )}
              <Table.Td>
                <Text size="sm" className={styles.moment}>
                  {momentWords(entry.updated_at)}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
