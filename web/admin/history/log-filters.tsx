import { Button, Group, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type State, stateCodes, stateNames } from '#catalogue/revision-state.ts'
import { labelled, say } from '#web/admin/speech/speech.ts'
import type { TableView } from './table-page.ts'

const shown: readonly State[] = ['approved', 'pending', 'rejected', 'expired']

interface LogFiltersProps {
  view: TableView
  change: (view: TableView) => void
}

/** The filter buttons All, Approved, Pending, Rejected, Expired, and the search. */
export function LogFilters({ view, change }: LogFiltersProps) {
  const options = [
    { label: say('history.all'), code: null },
    ...shown.map((state) => ({ label: labelled(stateNames[state]), code: stateCodes[state] })),
  ]
  return (
    <Group justify="space-between" gap="sm">
      <Group gap={6} role="group" aria-label={say('history.filter')}>
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
        aria-label={say('history.searchLog')}
        placeholder={say('history.search')}
        maxLength={200}
        w={{ base: '100%', xs: 220 }}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={view.search}
        onChange={(event) => change({ ...view, search: event.currentTarget.value, page: 1 })}
      />
    </Group>
  )
}
