import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { t } from '#web/admin/i18n/translate.ts'

export interface Option {
  value: string
  label: string
}

/** Returns what is typed into a `SearchSelect`, and the words to search for: none while it is closed. */
export function useSelectSearch() {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [words] = useDebouncedValue(isOpen ? typed.trim().slice(0, limits.search) : '', 200)
  return { typed, setTyped, isOpen, setOpen, words }
}

interface SearchSelectProps {
  label: string
  /** Shown while nothing is chosen. */
  placeholder: string
  clearLabel: string
  search: ReturnType<typeof useSelectSearch>
  /** What was found. */
  options: readonly Option[]
  isSearching: boolean
  /** Shown when nothing matches. */
  nothingFound?: string
  chosen: Option | null
  error?: ReactNode
  onChoose: (value: Option | null) => void
}

/** A choice among too many options to list: the server searches them. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, placeholder, clearLabel, search, options, isSearching, chosen, error } = props
  const nothingFound = props.nothingFound ?? t('field.noTitle')
  const isFound = chosen === null || options.some(({ value }) => value === chosen.value)
  const offered = isFound ? options : [chosen, ...options]
  return (
    <Select
      flex="1 1 180px"
      label={label}
      placeholder={placeholder}
      searchable
      clearable
      data={[...offered]}
      filter={({ options }) => options}
      value={chosen?.value ?? null}
      error={error}
      searchValue={search.isOpen ? search.typed : (chosen?.label ?? '')}
      onSearchChange={search.setTyped}
      onDropdownOpen={() => {
        search.setTyped('')
        search.setOpen(true)
      }}
      onDropdownClose={() => search.setOpen(false)}
      nothingFoundMessage={isSearching ? t('field.loadingTitles') : nothingFound}
      clearButtonProps={{ 'aria-label': clearLabel }}
      onChange={(value) => props.onChoose(offered.find((one) => one.value === value) ?? null)}
    />
  )
}
