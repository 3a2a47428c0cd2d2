import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { location } from '#catalogue/collections/location.ts'
import { limits } from '#catalogue/limits.ts'
import { entriesQuery } from '#web/admin/api/entry-queries.ts'
import { foundEntriesQuery } from '#web/admin/api/queries.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { entryTitle } from '#web/admin/ui/status/entry-badges.tsx'
import { type Named, NamedMultiSelect, useNameSearch, useShown } from './named-multi-select.tsx'

/** Entries that one call names. */
const namedAtOnce = 12

interface RestaurantsSelectProps {
  label: string
  description?: string
  error?: string | undefined
  most: number
  chosen: readonly number[]
  onChange: (ids: number[]) => void
}

/** A choice of restaurants, searched by name. */
export function RestaurantsSelect({ chosen, onChange, ...rest }: RestaurantsSelectProps) {
  const search = useNameSearch()
  const [isOpen, setOpen] = useState(false)
  const filter = { page: 1, per_page: limits.pageSize }
  const found = useQuery({
    ...entriesQuery(location, search.words === '' ? filter : { ...filter, search: search.words }),
    enabled: isOpen,
  })
  const shown = useShown(chosen)
  const { names, remember } = useRestaurantNames(chosen, shown.shown)
  return (
    <NamedMultiSelect
      {...rest}
      nothingFound={t('field.noTitle')}
      search={search}
      found={(found.data?.data ?? []).map((entry) => ({ id: entry.id, name: entryTitle(entry) }))}
      isSearching={found.isFetching}
      chosen={shown}
      nameOf={(id) => names.get(id)}
      onOpen={() => setOpen(true)}
      onChange={(ids, named) => {
        remember(named.filter(({ id }) => ids.includes(id)))
        onChange(ids)
      }}
    />
  )
}

/** Returns the names of restaurants; those that were chosen from a list are known already. */
export function useRestaurantNames(ids: readonly number[], shown: readonly number[]) {
  const [picked, setPicked] = useState<readonly Named[]>([])
  // What is chosen later does not move the ids from call to call.
  const [first] = useState(ids)
  const known = new Set([...first, ...picked.map(({ id }) => id)])
  const wanted = new Set(shown)
  const calls = [first, ids.filter((id) => !known.has(id))]
    .flatMap(inParts)
    .filter((part) => part.some((id) => wanted.has(id)))
  const answers = useQueries({
    queries: calls.map((part) => ({
      ...foundEntriesQuery({ entries: part.map((id) => `${location.entityType}/${id}`).join(',') }),
      staleTime: 60_000,
    })),
  })
  const found = answers.flatMap(({ data }) => data?.data ?? [])
  const names = new Map(found.map((entry) => [entry.entry_id, entryTitle(entry)]))
  for (const { id, name } of picked) names.set(id, name)
  const remember = (named: readonly Named[]) => setPicked((now) => [...now, ...named])
  return { names, remember }
}

function inParts(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / namedAtOnce) }, (_, part) =>
    ids.slice(part * namedAtOnce, (part + 1) * namedAtOnce),
  )
}
