import { Group, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { categoriesQuery, titlesQuery } from '#web/admin/api/queries.ts'
import type { Named } from '#web/admin/api/wire.gen.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldLabels } from '#web/admin/fields/field-labels.ts'
import { idAt, textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

export function EntityControl({ field, row, onChange, error }: ControlProps) {
  const isFree = field.category === null || field.category === undefined
  const category = isFree ? idAt(row, 'entity_category_id') : (field.category ?? null)
  const id = idAt(row, 'entity_id')
  const name = textAt(row, 'entity_name')
  const categories = useQuery({ ...categoriesQuery, enabled: isFree })
  const titles = useQuery({ ...titlesQuery(category ?? 0), enabled: category !== null })
  const known = withChosen(titles.data?.data ?? [], id, name)
  const found = titles.data?.data.find((title) => title.id === id)?.name

  // A new slide starts with an id; its title comes with the list.
  useEffect(() => {
    if (found && name === '') onChange({ entity_name: found })
  })

  return (
    <Group grow align="flex-start" preventGrowOverflow={false} gap="md">
      {isFree && (
        <Select
          label={t('field.category')}
          data={(categories.data?.data ?? []).map(asLabelled)}
          value={category === null ? null : String(category)}
          allowDeselect={false}
          miw={160}
          onChange={(value) =>
            onChange({ entity_category_id: Number(value), entity_id: null, entity_name: '' })
          }
        />
      )}
      <Select
        {...fieldLabels(field)}
        withAsterisk={field.required}
        aria-required={field.required}
        error={error}
        searchable
        miw={200}
        data={known.map(asOption)}
        value={id === null ? null : String(id)}
        nothingFoundMessage={titles.isPending ? t('field.loadingTitles') : t('field.noTitle')}
        placeholder={t('field.typeToSearch')}
        onChange={(value, option) =>
          onChange({ entity_id: value ? Number(value) : null, entity_name: option?.label ?? '' })
        }
      />
    </Group>
  )
}

function asLabelled({ id, name }: Named) {
  return { value: String(id), label: labelled(name) }
}

function asOption({ id, name }: Named) {
  return { value: String(id), label: name }
}

/** Adds the chosen title to the options when its list no longer has it. */
function withChosen(titles: Named[], id: number | null, name: string): Named[] {
  if (id === null || name === '' || titles.some((title) => title.id === id)) return titles
  return [...titles, { id, name }]
}
