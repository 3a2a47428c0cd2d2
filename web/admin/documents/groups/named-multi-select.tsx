import { Button, MultiSelect, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { t } from '#web/admin/i18n/translate.ts'

export interface Named {
  id: number
  name: string
}

/** From how many chosen ones the rest is shown on demand. */
const shownAtFirst = 24

/** Returns the words to search for while people type into a `NamedMultiSelect`. */
export function useNameSearch() {
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim().slice(0, limits.search), 200)
  return { typed, setTyped, words }
}

/** Holds which of many chosen ones are shown. */
export function useShown(chosen: readonly number[]) {
  const [hidden, setHidden] = useState(() => new Set(chosen.slice(shownAtFirst)))
  const rest = chosen.filter((id) => hidden.has(id))
  return {
    shown: chosen.filter((id) => !hidden.has(id)),
    rest,
    showMore: () => setHidden(new Set(rest.slice(shownAtFirst))),
    reveal: (ids: readonly number[]) => setHidden(new Set(rest.filter((id) => !ids.includes(id)))),
  }
}

interface NamedMultiSelectProps {
  label: string
  description?: string
  error?: string | undefined
  /** Shown when nothing matches. */
  nothingFound: string
  most: number
  search: ReturnType<typeof useNameSearch>
  /** What was found. */
  found: readonly Named[]
  isSearching: boolean
  chosen: ReturnType<typeof useShown>
  nameOf: (id: number) => string | undefined
  onOpen?: () => void
  onChange: (ids: number[], named: readonly Named[]) => void
}

/** A choice of several things of which the server finds the names. */
export function NamedMultiSelect(props: NamedMultiSelectProps) {
  const { label, description, error, nothingFound, most, search, found, chosen, onChange } = props
  const { shown, rest } = chosen
  const offered = found.filter(({ id }) => !shown.includes(id))
  const options = [
    ...shown.map((id) => ({ value: String(id), label: props.nameOf(id) ?? '…' })),
    ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
  ]

  function choose(values: string[]) {
    search.setTyped('')
    const ids = values.map(Number)
    chosen.reveal(ids)
    onChange([...new Set([...ids, ...rest])], offered)
  }

  return (
    <Stack gap={4} align="flex-start">
      <MultiSelect
        w="100%"
        label={label}
        description={description}
        error={error}
        searchable
        clearable
        hidePickedOptions
        maxValues={most - rest.length}
        filter={({ options }) => options}
        searchValue={search.typed}
        onSearchChange={search.setTyped}
        {...(props.onOpen ? { onDropdownOpen: props.onOpen } : {})}
        data={options}
        value={shown.map(String)}
        placeholder={t('field.typeToSearch')}
        nothingFoundMessage={props.isSearching ? t('field.loadingTitles') : nothingFound}
        onChange={choose}
      />
      {rest.length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={chosen.showMore}>
          {t('groups.more', { count: rest.length })}
        </Button>
      )}
    </Stack>
  )
}
