import { Button, Group, Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { entriesQuery } from '#web/admin/api/entry-queries.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { entryTitle } from '#web/admin/ui/status/entry-badges.tsx'
import type { Move } from './moves.ts'

interface Named {
  id: number
  name: string
}

interface MoveEntryProps {
  collection: Collection
  onAdd: (moves: readonly Move[]) => void
}

/** Moves an entry behind another, both found by name on whichever page they are. */
export function MoveEntry({ collection, onAdd }: MoveEntryProps) {
  const [moved, setMoved] = useState<Named | null>(null)
  const [after, setAfter] = useState<Named | null>(null)
  const [told, setTold] = useState('')
  const isSame = moved !== null && moved.id === after?.id

  function move(event: FormEvent) {
    event.preventDefault()
    if (!moved || isSame) return
    onAdd([{ id: moved.id, after: after?.id ?? null }])
    const words = after
      ? t('order.movedBehind', { name: moved.name, other: after.name })
      : t('order.atTop', { name: moved.name })
    announce(words)
    setTold(words)
    setMoved(null)
    setAfter(null)
  }

  return (
    <form onSubmit={move}>
      <Group align="end" gap="sm">
        <EntrySelect
          collection={collection}
          label={t('order.entry')}
          placeholder={t('order.find')}
          value={moved}
          onChange={setMoved}
        />
        <EntrySelect
          collection={collection}
          label={t('order.behind')}
          placeholder={t('order.top')}
          value={after}
          error={isSame ? t('order.behindItself') : null}
          onChange={setAfter}
        />
        <Button type="submit" variant="default" disabled={moved === null || isSame}>
          {t('order.move')}
        </Button>
      </Group>
      {told !== '' && (
        <Text size="sm" mt="xs">
          {told}
        </Text>
      )}
    </form>
  )
}

interface EntrySelectProps {
  collection: Collection
  label: string
  /** Shown while no entry is chosen. */
  placeholder: string
  value: Named | null
  error?: string | null
  onChange: (entry: Named | null) => void
}

function EntrySelect(props: EntrySelectProps) {
  const { collection, label, placeholder, value, error = null, onChange } = props
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [search] = useDebouncedValue(isOpen ? typed.trim().slice(0, limits.search) : '', 200)
  const filter = { page: 1, per_page: limits.pageSize, ...(search === '' ? {} : { search }) }
  const found = useQuery({ ...entriesQuery(collection, filter), enabled: isOpen })
  const entries = (found.data?.data ?? []).map((entry) => ({
    id: entry.id,
    name: entryTitle(entry),
  }))
  const isListed = value === null || entries.some(({ id }) => id === value.id)
  const offered = isListed ? entries : [value, ...entries]
  return (
    <Select
      flex="1 1 200px"
      label={label}
      placeholder={placeholder}
      searchable
      clearable
      data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      filter={({ options }) => options}
      value={value && String(value.id)}
      searchValue={isOpen ? typed : (value?.name ?? '')}
      error={error}
      onSearchChange={setTyped}
      onDropdownOpen={() => {
        setTyped('')
        setOpen(true)
      }}
      onDropdownClose={() => setOpen(false)}
      nothingFoundMessage={found.isFetching ? t('field.loadingTitles') : t('field.noTitle')}
      clearButtonProps={{ 'aria-label': t('order.clear', { label }) }}
      onChange={(id) => onChange(offered.find((one) => String(one.id) === id) ?? null)}
    />
  )
}
