import { Select } from '@mantine/core'
import type { Field } from '#catalogue/field.ts'
import type { DirectSection } from '#web/admin/direct/use-direct-section.ts'
import { textAt } from '#web/admin/rows/row.ts'
import { labelled, say } from '#web/admin/speech/speech.ts'

/** A choice among hundreds: currencies, time zones. */
export function SearchableChoice({ field, direct }: { field: Field; direct: DirectSection }) {
  return (
    <Select
      label={labelled(field.label)}
      description={field.hint && labelled(field.hint)}
      error={direct.errors.values[field.wire] ?? null}
      data={(field.options ?? []).map(({ value, label }) => ({
        value,
        label: label.replaceAll('_', ' '),
      }))}
      searchable
      limit={60}
      allowDeselect={false}
      nothingFoundMessage={say('settings.noMatch')}
      value={textAt(direct.form.content.values, field.wire)}
      onChange={(value) => direct.change({ [field.wire]: value }, field.wire)}
    />
  )
}
