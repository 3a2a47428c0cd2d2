import { NativeSelect } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { collections } from '#catalogue/catalogue.ts'
import type { Field } from '#catalogue/field.ts'
import { entryQuery } from '#web/admin/api/entry-queries.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldLabels } from '#web/admin/fields/field-labels.ts'
import { type Row, rowsAt, textAt, thingsAt } from '#web/admin/fields/row.ts'
import { t } from '#web/admin/i18n/translate.ts'

export interface NameControlProps extends ControlProps {
  from: NonNullable<Field['nameFrom']>
}

/** Renders a choice of the names that the referred entry has; a name that it has no longer stays chosen. */
export function NameControl({ field, row, onChange, error, from }: NameControlProps) {
  const collection = collections.find(({ key }) => key === from.collection)
  const [entry] = thingsAt(row, from.reference)
  const queries = collection && entry ? [entryQuery(collection, entry.id)] : []
  const [referred] = useQueries({ queries })
  const value = textAt(row, field.wire)
  return (
    <NativeSelect
      {...fieldLabels(field)}
      withAsterisk={field.required}
      aria-required={field.required}
      error={error}
      data={nameOptions(referred?.data?.values ?? {}, from.names, value)}
      value={value}
      onChange={(event) => onChange({ [field.wire]: event.currentTarget.value })}
    />
  )
}

/** Returns no name, the names of a list, and the present one where it is none of them. */
export function nameOptions(values: Row, names: string, value: string) {
  const known = rowsAt(values, names).map((one) => textAt(one, 'name'))
  const all = ['', ...known, ...(known.includes(value) ? [] : [value])]
  return [...new Set(all)].map((name) => ({ value: name, label: name || t('field.noName') }))
}
