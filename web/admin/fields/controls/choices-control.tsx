import { MultiSelect } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords, optionsOf } from '#web/admin/fields/field-words.ts'
import { textsAt } from '#web/admin/fields/words-of.ts'

/** Some of a few values, in the order in which they were chosen. */
export function ChoicesControl({ field, row, change, error }: ControlProps) {
  return (
    <MultiSelect
      {...fieldWords(field)}
      error={error}
      searchable
      data={optionsOf(field)}
      value={textsAt(row, field.wire)}
      onChange={(values) => change({ [field.wire]: values })}
    />
  )
}
