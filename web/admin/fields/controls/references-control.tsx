import { Fieldset, MultiSelect, Stack, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { limits } from '#catalogue/limits.ts'
import { getApi } from '#web/admin/api/call-api.ts'
import { pagesQuery } from '#web/admin/api/queries.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldLabels } from '#web/admin/fields/field-labels.ts'
import { namedTextsAt } from '#web/admin/fields/format-value.ts'
import { menuLinks, toMenuRow } from '#web/admin/fields/sent-of.ts'
import { textBox } from '#web/admin/fields/text-box.tsx'
import { useWriting } from '#web/admin/fields/writing.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { ReferenceMultiSelect } from './reference-multi-select.tsx'

const offered = 20

export function ReferencesControl(props: ControlProps) {
  const id = props.field.category ?? 0
  return (
    <ReferenceMultiSelect
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

/** Chooses groups of restaurants by name. */
export function GroupsControl(props: ControlProps) {
  return (
    <ReferenceMultiSelect
      {...props}
      none={t('field.noGroup')}
      queryKey={['groups', 'named']}
      load={async (search, signal) => {
        const query = { per_page: offered, ...(search === '' ? {} : { search }) }
        return (await getApi('/locations/groups', { query, signal })).data
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
