import { Fieldset, MultiSelect, Stack, Text, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { pagesQuery, titleSearchQuery } from '#web/admin/api/queries.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { PagesWarning } from '#web/admin/fields/link-warnings.tsx'
import { pasting } from '#web/admin/fields/normalize-paste.ts'
import { thingsAt } from '#web/admin/fields/row.ts'
import { menuPages } from '#web/admin/fields/sent-of.ts'
import { counted } from '#web/admin/fields/text-count.tsx'
import { namedTextsAt } from '#web/admin/fields/words-of.ts'
import { useWriting } from '#web/admin/fields/writing.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

const offered = 20

export function ReferencesControl({ field, row, change, error }: ControlProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim().slice(0, limits.search), 200)
  const titles = useQuery(titleSearchQuery(field.category ?? 0, search, offered))
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

export function NamedTextsControl({ field, row, change, error }: ControlProps) {
  const texts = namedTextsAt(field, row)
  const names = field.options ?? []
  const writing = useWriting()
  const { label, description } = fieldWords(field)
  const isLong = (name: string) => (texts[name] ?? '').length > limits.plainText
  // The error names the first text that is too long, else the first that is empty.
  const wrong =
    names.find(({ value }) => isLong(value)) ?? names.find(({ value }) => !texts[value]) ?? names[0]

  function set(name: string, text: string) {
    const next = names.map(({ value }) => ({
      key: value,
      value: value === name ? text : (texts[value] ?? ''),
    }))
    change({ [field.wire]: next })
  }

  return (
    <Fieldset legend={label}>
      <Stack gap="sm">
        {description && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
        {names.map(({ value, label: name }) => (
          <Textarea
            key={value}
            label={labelled(name)}
            withAsterisk={field.required}
            aria-required={field.required}
            autosize
            minRows={2}
            {...writing}
            {...counted(texts[value] ?? '', limits.plainText)}
            {...pasting(false)}
            error={wrong?.value === value ? error : undefined}
            value={texts[value] ?? ''}
            onChange={(event) => set(value, event.currentTarget.value)}
          />
        ))}
      </Stack>
    </Fieldset>
  )
}

export function PageListControl({ field, row, change, error }: ControlProps) {
  const { data } = useQuery(pagesQuery)
  const chosen = menuPages(row)
  const pages = data?.data ?? chosen

  function choose(ids: string[]) {
    const menus = ids.map((id) => {
      const page = pages.find((candidate) => String(candidate.id) === id)
      return { id: Number(id), name: page?.name ?? '' }
    })
    change({ menus })
  }

  return (
    <div>
      <MultiSelect
        {...fieldWords(field, t('field.pagesHint', { most: field.max ?? 0 }))}
        error={error}
        searchable
        maxValues={field.max}
        data={pages.map(({ id, name }) => ({ value: String(id), label: labelled(name) }))}
        value={chosen.map(({ id }) => String(id))}
        onChange={choose}
      />
      <PagesWarning ids={chosen.map(({ id }) => id)} />
    </div>
  )
}
