import { Group } from '@mantine/core'
import { type State, stateCodes, stateNames } from '#catalogue/revision-state.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { FilterButtons } from '#web/admin/lists/filter-buttons.tsx'
import type { TableView } from '#web/admin/lists/paging/table-page.ts'
import { TypedSearch } from '#web/admin/lists/typed-search.tsx'

const filterStates: readonly State[] = ['approved', 'pending', 'rejected', 'expired']

interface LogFiltersProps {
  view: Pick<TableView, 'status' | 'search'>
  onChange: (change: Partial<Pick<TableView, 'status' | 'search'>>) => void
}

export function LogFilters({ view, onChange }: LogFiltersProps) {
  const options = [
    { label: t('history.all'), value: null },
    ...filterStates.map((state) => ({
      label: labelled(stateNames[state]),
      value: stateCodes[state],
    })),
  ]
  return (
    <Group justify="space-between" gap="sm">
      <FilterButtons
        options={options}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      <TypedSearch
        aria-label={t('history.searchLog')}
        placeholder={t('history.search')}
        w={{ base: '100%', xs: 220 }}
        words={view.search}
        onSearch={(search) => onChange({ search })}
      />
    </Group>
  )
}
