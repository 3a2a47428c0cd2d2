import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { listableFields, priceFieldOf } from '#catalogue/content/listed-fields.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { EntryRow } from '#web/admin/api/collection-calls.ts'
import { LanguageBadges } from '#web/admin/documents/languages/language-state-badge.tsx'
import { formatValue } from '#web/admin/fields/format-value.ts'
import { idAt, type Row, rowsAt } from '#web/admin/fields/row.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import { EntryBadges } from '#web/admin/ui/status/entry-badges.tsx'
import styles from './list.module.css'
import { columnsOf } from './list-view.ts'

export interface ListColumn {
  key: string
  label: string
  isSortable: boolean
  cell: (entry: EntryRow) => ReactNode
}

/** Returns every column that a list can have beside the title, in their order. */
export function listColumns(collection: Collection, hasLanguages: boolean): ListColumn[] {
  const declared = columnsOf(collection)
  const others = listableFields(collection).filter(
    ({ key }) => !declared.some((field) => field.key === key),
  )
  const fields = [...declared, ...others].map((field): ListColumn => {
    const price = priceFieldOf(field)
    return {
      key: field.key,
      label: labelled((price ?? field).label),
      isSortable: collection.staffColumns.includes(field.key),
      cell: ({ values }) => (
        <span className={styles.column}>
          {(price ? lowestPrice(rowsAt(values, field.wire), price) : formatValue(field, values)) ||
            '–'}
        </span>
      ),
    }
  })
  return [...fields, ...commonColumns(hasLanguages)]
}

function commonColumns(hasLanguages: boolean): ListColumn[] {
  const languages: ListColumn = {
    key: '$languages',
    label: t('collection.translations'),
    isSortable: false,
    cell: (entry) => <LanguageBadges languages={entry.languages ?? []} />,
  }
  return [
    {
      key: '$status',
      label: t('history.status'),
      isSortable: false,
      cell: (entry) => <StatusBadge code={entry.approval} />,
    },
    {
      key: '$website',
      label: t('collection.onWebsite'),
      isSortable: false,
      cell: (entry) => <EntryBadges entry={entry} />,
    },
    ...(hasLanguages ? [languages] : []),
    {
      key: 'updated_at',
      label: t('collection.changed'),
      isSortable: true,
      cell: (entry) => (
        <Text span size="sm">
          {formatMoment(entry.updated_at)}
        </Text>
      ),
    },
  ]
}

/** Returns the lowest price of an entry's sizes: "€3.90", "from €3.90" where they differ; '' for none. */
function lowestPrice(sizes: readonly Row[], price: Field): string {
  const priced = sizes
    .filter((row) => idAt(row, price.wire) !== null)
    .toSorted((one, other) => Number(idAt(one, price.wire)) - Number(idAt(other, price.wire)))
  const [lowest] = priced
  if (!lowest) return ''
  const words = formatValue(price, lowest)
  const highest = priced.at(-1)
  return highest && idAt(highest, price.wire) !== idAt(lowest, price.wire)
    ? t('collection.from', { price: words })
    : words
}
