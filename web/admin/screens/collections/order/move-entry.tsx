import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { entriesQuery } from '#web/admin/api/entry-queries.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { type Option, SearchSelect, useSelectSearch } from '#web/admin/lists/search-select.tsx'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { entryTitle } from '#web/admin/ui/status/entry-badges.tsx'
import type { Move } from './moves.ts'

interface MoveEntryProps {
  collection: Collection
  onAdd: (moves: readonly Move[]) => void
}

/** Moves an entry behind another, both found by name on whichever page they are. */
export function MoveEntry({ collection, onAdd }: MoveEntryProps) {
  const [moved, setMoved] = useState<Option | null>(null)
  const [after, setAfter] = useState<Option | null>(null)
  const [told, setTold] = useState('')
  const isSame = moved !== null && moved.value === after?.value

  function move(event: FormEvent) {
    event.preventDefault()
    if (!moved || isSame) return
    onAdd([{ id: Number(moved.value), after: after && Number(after.value) }])
    const words = after
      ? t('order.movedBehind', { name: moved.label, other: after.label })
      : t('order.atTop', { name: moved.label })
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
  placeholder: string
  value: Option | null
  error?: string | null
  onChange: (entry: Option | null) => void
}

function EntrySelect(props: EntrySelectProps) {
  const { collection, label, placeholder, value, error, onChange } = props
  const search = useSelectSearch()
  const { words, isOpen } = search
  const filter = { page: 1, per_page: limits.pageSize, ...(words === '' ? {} : { search: words }) }
  const found = useQuery({ ...entriesQuery(collection, filter), enabled: isOpen })
  return (
    <SearchSelect
      label={label}
      placeholder={placeholder}
      clearLabel={t('order.clear', { label })}
      search={search}
      options={(found.data?.data ?? []).map((entry) => ({
        value: String(entry.id),
        label: entryTitle(entry),
      }))}
      isSearching={found.isFetching}
      chosen={value}
      error={error}
      onChoose={onChange}
    />
  )
}
