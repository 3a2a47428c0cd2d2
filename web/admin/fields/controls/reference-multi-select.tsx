import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldLabels } from '#web/admin/fields/field-labels.ts'
import { thingsAt } from '#web/admin/fields/row.ts'
import { t } from '#web/admin/i18n/translate.ts'

interface ReferenceOption {
  id: number
  name: string
}

interface ReferenceMultiSelectProps extends ControlProps {
  hint?: string
  /** Shown when nothing matches. */
  none: string
  queryKey: readonly unknown[]
  load: (search: string, signal: AbortSignal) => Promise<readonly ReferenceOption[]>
}

/** Renders a choice of several things, which are searched by name while people type. */
export function ReferenceMultiSelect(props: ReferenceMultiSelectProps) {
  const { field, row, onChange, error, hint, none, queryKey, load } = props
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim().slice(0, limits.search), 200)
  const matching = useQuery({
    queryKey: [...queryKey, search],
    queryFn: ({ signal }) => load(search, signal),
    placeholderData: keepPreviousData,
  })
  const isBehind = matching.isPending || matching.isPlaceholderData || typed.trim() !== search
  const chosen = thingsAt(row, field.wire)
  const known = new Map([...chosen, ...(matching.data ?? [])].map((one) => [one.id, one]))
  return (
    <MultiSelect
      {...fieldLabels(field, hint)}
      withAsterisk={field.required}
      aria-required={field.required}
      error={error}
      searchable
      clearable
      hidePickedOptions
      maxValues={field.max}
      // Until the answer is there only what matches of the last one: nobody picks what they did not type.
      {...(isBehind ? {} : { filter: ({ options }) => options })}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...known.values()].map(({ id, name }) => ({
        value: String(id),
        label: name || `#${id}`,
      }))}
      value={chosen.map(({ id }) => String(id))}
      placeholder={chosen.length < (field.max ?? 1) ? t('field.typeToSearch') : ''}
      nothingFoundMessage={isBehind ? t('field.loadingTitles') : none}
      onChange={(ids) => {
        setTyped('')
        const things = ids.flatMap((id) => known.get(Number(id)) ?? [])
        onChange({ [field.wire]: things.map(({ id, name }) => ({ id, name })) })
      }}
    />
  )
}
