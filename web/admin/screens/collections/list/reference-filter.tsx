import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { collections } from '#catalogue/catalogue.ts'
import { referenceCategories } from '#catalogue/collections/reference-categories.ts'
import type { Field } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { entryQuery } from '#web/admin/api/entry-queries.ts'
import { titleSearchQuery } from '#web/admin/api/queries.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

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
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [search] = useDebouncedValue(isOpen ? typed.trim().slice(0, limits.search) : '', 200)
  const titles = useQuery(titleSearchQuery(field.category ?? 0, search, limits.pageSize))
  // Names the chosen entry before anything is searched.
  const first = useQuery(titleSearchQuery(field.category ?? 0, '', limits.pageSize))
  const options = (titles.data?.data ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }))
  const listed = first.data?.data.find(({ id }) => String(id) === value)?.name
  const chosen = useEntryTitle(field, first.isSuccess && !listed ? value : '') ?? listed
  const isListed = value === '' || options.some((one) => one.value === value)
  const named = { value, label: chosen ?? `#${value}` }
  return (
    <Select
      flex="1 1 180px"
      label={labelled(field.label)}
      placeholder={t('collection.any')}
      searchable
      clearable
      data={isListed ? options : [named, ...options]}
      filter={({ options }) => options}
      value={value === '' ? null : value}
      searchValue={isOpen ? typed : value === '' ? '' : named.label}
      onSearchChange={setTyped}
      onDropdownOpen={() => {
        setTyped('')
        setOpen(true)
      }}
      onDropdownClose={() => setOpen(false)}
      nothingFoundMessage={titles.isFetching ? t('field.loadingTitles') : t('field.noTitle')}
      clearButtonProps={{ 'aria-label': t('collection.any') }}
      onChange={(next) => onChange(next ?? '')}
    />
  )
}
