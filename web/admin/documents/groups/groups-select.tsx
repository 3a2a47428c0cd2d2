import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { groupsQuery, useGroupNames } from './group-queries.ts'
import { NamedMultiSelect, useNameSearch, useShown } from './named-multi-select.tsx'

interface GroupsSelectProps {
  label: string
  error?: string | undefined
  most: number
  chosen: readonly number[]
  onChange: (ids: number[]) => void
}

/** A choice of groups of restaurants, searched by name. */
export function GroupsSelect({ chosen, onChange, ...rest }: GroupsSelectProps) {
  const search = useNameSearch()
  const [isOpen, setOpen] = useState(false)
  const found = useQuery({
    ...groupsQuery({ search: search.words, per_page: limits.pageSize }),
    enabled: isOpen,
  })
  const shown = useShown(chosen)
  const names = useGroupNames(shown.shown)
  return (
    <NamedMultiSelect
      {...rest}
      nothingFound={t('groups.noMatch')}
      search={search}
      found={found.data?.data ?? []}
      isSearching={found.isFetching}
      chosen={shown}
      nameOf={(id) => names.get(id)}
      onOpen={() => setOpen(true)}
      onChange={onChange}
    />
  )
}
