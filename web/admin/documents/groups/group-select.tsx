import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { limits } from '#catalogue/limits.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { SearchSelect, useSelectSearch } from '#web/admin/lists/search-select.tsx'
import { groupsQuery, useGroupNames } from './group-queries.ts'

interface GroupSelectProps {
  label: string
  /** Shown while no group is chosen. */
  placeholder: string
  /** Left out of the choice. */
  without?: number | undefined
  value: number | null
  error?: string | undefined
  onChange: (id: number | null) => void
}

/** A choice of one group of restaurants, searched by name. */
export function GroupSelect(props: GroupSelectProps) {
  const { label, placeholder, without, value, error, onChange } = props
  const search = useSelectSearch()
  const { words, isOpen } = search
  const found = useQuery({
    ...groupsQuery({ search: words, per_page: limits.pageSize }),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  const names = useGroupNames(value === null ? [] : [value])
  const options = (found.data?.data ?? [])
    .filter(({ id }) => id !== without)
    .map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <SearchSelect
      label={label}
      placeholder={placeholder}
      clearLabel={placeholder}
      search={search}
      options={options}
      isSearching={found.isFetching}
      nothingFound={t('groups.noMatch')}
      chosen={value === null ? null : { value: String(value), label: names.get(value) ?? '…' }}
      error={error}
      onChoose={(chosen) => onChange(chosen ? Number(chosen.value) : null)}
    />
  )
}
