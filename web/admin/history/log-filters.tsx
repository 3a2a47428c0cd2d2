import { Button, Group, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type State, stateCodes, stateNames } from '#catalogue/revision-state.ts'
import type { TableView } from './table-page.ts'

const shown: readonly State[] = ['approved', 'pending', 'rejected', 'expired']

interface LogFiltersProps {
  view: TableView
  change: (view: TableView) => void
}

/** The filter buttons All, Approved, Pending, Rejected, Expired, and the search. */
export function LogFilters({ view, change }: LogFiltersProps) {
  const options = [
    { label: 'All', code: null },
    ...shown.map((state) => ({ label: stateNames[state], code: stateCodes[state] })),
  ]
  return (
    <Group justify="space-between" gap="sm">
      <Group gap={6} role="group" aria-label="Filter by status">
        {options.map(({ label, code }) => (
          <Button
            key={label}
            size="compact-md"
            fw={500}
            variant={view.status === code ? 'filled' : 'default'}
            aria-pressed={view.status === code}
            onClick={() => change({ ...view, status: code, page: 1 })}
          >
            {label}
          </Button>
        ))}
      </Group>
      <TextInput
        type="search"
        aria-label="Search the log"
        placeholder="Search"
        maxLength={200}
        w={{ base: '100%', xs: 220 }}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={view.search}
        onChange={(event) => change({ ...view, search: event.currentTarget.value, page: 1 })}
      />
    </Group>
  )
}
