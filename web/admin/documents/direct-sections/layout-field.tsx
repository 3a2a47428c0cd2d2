import { Stack, Text } from '@mantine/core'
import type { Field } from '#catalogue/field.ts'
import { FieldControl } from '#web/admin/fields/field-control.tsx'
import { formatValue } from '#web/admin/fields/format-value.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './layout-field.module.css'
import { PictureChoice } from './picture-choice.tsx'
import type { DirectSection } from './use-direct-section.ts'

interface LayoutFieldProps {
  field: Field
  direct: DirectSection
  isTitled?: boolean
  isOnDark?: boolean
}

/** Renders one field of the site layout: its control, or its value for people who may not edit. */
export function LayoutField(props: LayoutFieldProps) {
  const { field, direct, isTitled = false, isOnDark = false } = props
  const row = direct.form.content.values
  const error = direct.errors.values[field.wire] ?? null
  const onChange = (patch: typeof row) => direct.change(patch, field.wire)
  if (field.kind === 'image') {
    const { mayEdit } = direct
    const picture = { field, row, onChange, error, mayEdit, isTitled, isOnDark }
    return (
      <div data-field={field.key}>
        <PictureChoice {...picture} />
      </div>
    )
  }
  if (direct.mayEdit) {
    return (
      <div data-field={field.key}>
        <FieldControl field={field} row={row} onChange={onChange} error={error} />
      </div>
    )
  }
  return (
    <Stack gap={4}>
      <Hint>{labelled(field.label)}</Hint>
      <Text dir="auto" className={styles.value}>
        {formatValue(field, row) || '–'}
      </Text>
    </Stack>
  )
}
