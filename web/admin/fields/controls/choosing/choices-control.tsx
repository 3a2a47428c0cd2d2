import { Checkbox, Group, MultiSelect } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords, optionsOf } from '#web/admin/fields/field-words.ts'
import { textsAt } from '#web/admin/fields/words-of.ts'

/** Some of a few values: in the order in which they were chosen, or ticked where the order means nothing. */
export function ChoicesControl({ field, row, change, error }: ControlProps) {
  const shared = {
    ...fieldWords(field),
    error,
    value: textsAt(row, field.wire),
    onChange: (values: string[]) => change({ [field.wire]: values }),
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

/** As the server keeps them, so that what was ticked again is no change. */
function inOrder({ options = [] }: ControlProps['field'], values: string[]): string[] {
  return options.map(({ value }) => value).filter((value) => values.includes(value))
}
