import { Checkbox, Group, MultiSelect, NativeSelect, Select } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldLabels, optionsOf } from '#web/admin/fields/field-labels.ts'
import { textsAt } from '#web/admin/fields/format-value.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { t } from '#web/admin/i18n/translate.ts'

/** From how many options a list is searchable: currencies, countries, time zones. */
const fewOptions = 20

export function ChoiceControl(props: ControlProps) {
  const { field, row, onChange, error } = props
  if ((field.options ?? []).length > fewOptions) return <SearchedChoice {...props} />
  return (
    <NativeSelect
      {...fieldLabels(field)}
      error={error}
      data={optionsOf(field)}
      value={textAt(row, field.wire)}
      onChange={(event) => onChange({ [field.wire]: event.currentTarget.value })}
    />
  )
}

function SearchedChoice({ field, row, onChange, error }: ControlProps) {
  return (
    <Select
      {...fieldLabels(field)}
      error={error}
      data={optionsOf(field).map(({ value, label }) => {
        return { value, label: label.replaceAll('_', ' ') }
      })}
      searchable
      limit={60}
      allowDeselect={false}
      nothingFoundMessage={t('field.noMatch')}
      // What is typed replaces the present choice.
      onFocus={({ currentTarget }) => currentTarget.select()}
      value={textAt(row, field.wire)}
      onChange={(value) => onChange({ [field.wire]: value ?? '' })}
    />
  )
}

export function YesNoControl({ field, row, onChange, error }: ControlProps) {
  return (
    <Checkbox
      {...fieldLabels(field)}
      error={error}
      checked={row[field.wire] === true}
      onChange={(event) => onChange({ [field.wire]: event.currentTarget.checked })}
    />
  )
}

/** Renders a choice of several values; checkboxes where their order means nothing. */
export function ChoicesControl({ field, row, onChange, error }: ControlProps) {
  const shared = {
    ...fieldLabels(field),
    error,
    value: textsAt(row, field.wire),
    onChange: (values: string[]) => onChange({ [field.wire]: values }),
  }
  if (field.ordered !== false) return <MultiSelect {...shared} searchable data={optionsOf(field)} />
  return (
    <Checkbox.Group {...shared} onChange={(values) => shared.onChange(inOrder(field, values))}>
      <Group gap="lg" mt={6}>
        {optionsOf(field).map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

/** Returns values in the declared order, as the server stores them. */
function inOrder({ options = [] }: ControlProps['field'], values: string[]): string[] {
  return options.map(({ value }) => value).filter((value) => values.includes(value))
}
