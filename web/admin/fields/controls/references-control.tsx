import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { soughtTitlesQuery } from '#web/admin/api/queries.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { thingsAt } from '#web/admin/fields/row.ts'
import { t } from '#web/admin/i18n/translate.ts'

/** How many titles are offered at once. */
const offered = 20

/** Entries of another list, found by the server as somebody types. */
export function ReferencesControl({ field, row, change, error }: ControlProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim().slice(0, limits.search), 200)
  const titles = useQuery(soughtTitlesQuery(field.category ?? 0, search, offered))
  const chosen = thingsAt(row, field.wire)
  const known = new Map([...chosen, ...(titles.data?.data ?? [])].map((one) => [one.id, one]))

  function choose(ids: string[]) {
    setTyped('')
    change({ [field.wire]: ids.flatMap((id) => asReference(known.get(Number(id)))) })
  }

  return (
    <MultiSelect
      {...fieldWords(field)}
      withAsterisk={field.required}
      aria-required={field.required}
      error={error}
      searchable
      clearable
      hidePickedOptions
      maxValues={field.max}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...known.values()].map(({ id, name }) => ({
        value: String(id),
        label: name || `#${id}`,
      }))}
      value={chosen.map(({ id }) => String(id))}
      placeholder={chosen.length < (field.max ?? 1) ? t('field.typeToSearch') : ''}
      nothingFoundMessage={titles.isFetching ? t('field.loadingTitles') : t('field.noTitle')}
      onChange={choose}
    />
  )
}

function asReference(found: { id: number; name: string } | undefined) {
  return found ? [{ id: found.id, name: found.name }] : []
}
