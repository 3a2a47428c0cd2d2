import { Fieldset, MultiSelect, Stack, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { getApi } from '#web/admin/api/call-api.ts'
import { pagesQuery } from '#web/admin/api/queries.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldLabels } from '#web/admin/fields/field-labels.ts'
import { namedTextsAt } from '#web/admin/fields/format-value.ts'
import { thingsAt } from '#web/admin/fields/row.ts'
import { menuLinks, toMenuRow } from '#web/admin/fields/sent-of.ts'
import { textBox } from '#web/admin/fields/text-box.tsx'
import { useWriting } from '#web/admin/fields/writing.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'

const offered = 20

interface ReferenceOption {
  id: number
  name: string
}

interface SearchedThingsProps extends ControlProps {
  hint?: string
  /** Shown when nothing matches. */
  none: string
  queryKey: readonly unknown[]
  load: (search: string, signal: AbortSignal) => Promise<readonly ReferenceOption[]>
}

/** Renders a choice of several things, which are searched by name while people type. */
export function SearchedThings(props: SearchedThingsProps) {
  const { field, row, onChange, error, hint, none, queryKey, load } = props
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim().slice(0, limits.search), 200)
  const matching = useQuery({
    queryKey: [...queryKey, search],
    queryFn: ({ signal }) => load(search, signal),
    placeholderData: keepPreviousData,
  })
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
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...known.values()].map(({ id, name }) => ({
        value: String(id),
        label: name || `#${id}`,
      }))}
      value={chosen.map(({ id }) => String(id))}
      placeholder={chosen.length < (field.max ?? 1) ? t('field.typeToSearch') : ''}
      nothingFoundMessage={matching.isFetching ? t('field.loadingTitles') : none}
      onChange={(ids) => {
        setTyped('')
        const things = ids.flatMap((id) => known.get(Number(id)) ?? [])
        onChange({ [field.wire]: things.map(({ id, name }) => ({ id, name })) })
      }}
    />
  )
}

export function ReferencesControl(props: ControlProps) {
  const id = props.field.category ?? 0
  return (
    <SearchedThings
      {...props}
      none={t('field.noTitle')}
      queryKey={['titles', id, 'named']}
      load={async (search, signal) => {
        const query = { per_page: offered, ...(search === '' ? {} : { search }) }
        return (await getApi('/banners/home/categories/{id}/lists', { id, query, signal })).data
      }}
    />
  )
}

export function NamedTextsControl({ field, row, onChange, error }: ControlProps) {
  const texts = namedTextsAt(field, row)
  const names = field.options ?? []
  const writing = useWriting()
  const { label, description } = fieldLabels(field)
  const isLong = (name: string) => (texts[name] ?? '').length > limits.plainText
  // The error names the first text that is too long, else the first that is empty.
  const wrong =
    names.find(({ value }) => isLong(value)) ?? names.find(({ value }) => !texts[value]) ?? names[0]

  function set(name: string, text: string) {
    const next = names.map(({ value }) => ({
      key: value,
      value: value === name ? text : (texts[value] ?? ''),
    }))
    onChange({ [field.wire]: next })
  }

  return (
    <Fieldset legend={label}>
      <Stack gap="sm">
        {description && <Hint>{description}</Hint>}
        {names.map(({ value, label: name }) => (
          <Textarea
            key={value}
            label={labelled(name)}
            withAsterisk={field.required}
            aria-required={field.required}
            autosize
            minRows={2}
            {...textBox(texts[value] ?? '', limits.plainText, (text) => set(value, text))}
            error={wrong?.value === value ? error : undefined}
            {...writing}
          />
        ))}
      </Stack>
    </Fieldset>
  )
}

export function PageListControl({ field, row, onChange, error }: ControlProps) {
  const { data } = useQuery(pagesQuery)
  const chosen = menuLinks(row)
  const pages = (data?.data ?? []).map(({ id, name }) => ({ id, name, link: { page_id: id } }))
  const offered = new Map([...pages, ...chosen].map((one) => [String(one.id), one]))

  function choose(ids: string[]) {
    onChange(toMenuRow(ids.flatMap((id) => offered.get(id) ?? [])))
  }

  return (
    <MultiSelect
      {...fieldLabels(field, t('field.pagesHint', { most: field.max ?? 0 }))}
      error={error}
      searchable
      maxValues={field.max}
      data={[...offered].map(([value, { name }]) => ({ value, label: labelled(name) }))}
      value={chosen.map(({ id }) => String(id))}
      onChange={choose}
    />
  )
}
