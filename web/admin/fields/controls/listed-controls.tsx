import { ColorInput, TagsInput } from '@mantine/core'
import { limits } from '#catalogue/limits.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldLabels } from '#web/admin/fields/field-labels.ts'
import { namesAt } from '#web/admin/fields/format-value.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { useWriting } from '#web/admin/fields/writing.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

export function ColourControl({ field, row, onChange, error }: ControlProps) {
  return (
    <ColorInput
      {...fieldLabels(field)}
      error={error}
      format="hex"
      dir="ltr"
      eyeDropperButtonProps={{
        'aria-label': t('field.pickColour', { label: labelled(field.label) }),
      }}
      value={textAt(row, field.wire)}
      onChange={(value) => onChange({ [field.wire]: value })}
    />
  )
}

export function NamesControl({ field, row, onChange, error }: ControlProps) {
  return (
    <TagsInput
      {...fieldLabels(field, t('field.namesHint'))}
      {...useWriting()}
      error={error}
      maxTags={field.max ?? limits.items}
      value={namesAt(row, field.wire)}
      onChange={(names) => onChange({ [field.wire]: names.map((name) => ({ name })) })}
    />
  )
}
