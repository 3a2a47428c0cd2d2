import { useQueries, useQuery } from '@tanstack/react-query'
import { collections } from '#catalogue/catalogue.ts'
import { referenceCategories } from '#catalogue/collections/reference-categories.ts'
import type { Field } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { entryQuery } from '#web/admin/api/entry-queries.ts'
import { titleSearchQuery } from '#web/admin/api/queries.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { SearchSelect, useSelectSearch } from '#web/admin/lists/search-select.tsx'

export interface FilterProps {
  field: Field
  /** '' for none. */
  value: string
  onChange: (value: string) => void
}

/** Returns the title of an entry that the list does not name; undefined while not needed. */
function useEntryTitle({ category }: Field, id: string): string | undefined {
  const key = referenceCategories.find((one) => one.id === category)?.collection
  const collection = collections.find((one) => one.key === key)
  const queries = collection && id !== '' ? [entryQuery(collection, Number(id))] : []
  const [entry] = useQueries({ queries: queries })
  return entry?.data && textAt(entry.data.values, collection?.titleKey ?? '')
}

/** Filters by an entry, which is searched by title. */
export function ReferenceFilter({ field, value, onChange }: FilterProps) {
  const search = useSelectSearch()
  const titles = useQuery(titleSearchQuery(field.category ?? 0, search.words, limits.pageSize))
  // Names the chosen entry before anything is searched.
  const first = useQuery(titleSearchQuery(field.category ?? 0, '', limits.pageSize))
  const options = (titles.data?.data ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }))
  const listed = first.data?.data.find(({ id }) => String(id) === value)?.name
  const title = useEntryTitle(field, first.isSuccess && !listed ? value : '') ?? listed
  return (
    <SearchSelect
      label={labelled(field.label)}
      placeholder={t('collection.any')}
      clearLabel={t('collection.any')}
      search={search}
      options={options}
      isSearching={titles.isFetching}
      chosen={value === '' ? null : { value, label: title ?? `#${value}` }}
      onChoose={(chosen) => onChange(chosen?.value ?? '')}
    />
  )
}
