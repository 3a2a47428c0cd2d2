import { NativeSelect, Select } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords, optionsOf } from '#web/admin/fields/field-words.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { t } from '#web/admin/i18n/translate.ts'

/** More than these are searched rather than looked through: currencies, countries, time zones. */
const fewOptions = 20

export function ChoiceControl(props: ControlProps) {
  const { field, row, change, error } = props
  if ((field.options ?? []).length > fewOptions) return <SearchedChoice {...props} />
  return (
    <NativeSelect
      {...fieldWords(field)}
      error={error}
      data={optionsOf(field)}
      value={textAt(row, field.wire)}
      onChange={(event) => change({ [field.wire]: event.currentTarget.value })}
    />
  )
}

function SearchedChoice({ field, row, change, error }: ControlProps) {
  return (
    <Select
      {...fieldWords(field)}
      error={error}
      data={optionsOf(field).map(({ value, label }) => {
        return { value, label: label.replaceAll('_', ' ') }
      })}
      searchable
      limit={60}
      allowDeselect={false}
      nothingFoundMessage={t('field.noMatch')}
      value={textAt(row, field.wire)}
      onChange={(value) => change({ [field.wire]: value ?? '' })}
    />
  )
}
