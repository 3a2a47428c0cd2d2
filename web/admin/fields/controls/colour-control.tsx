import { ColorInput } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

export function ColourControl({ field, row, change, error }: ControlProps) {
  return (
    <ColorInput
      {...fieldWords(field)}
      error={error}
      format="hex"
      dir="ltr"
      eyeDropperButtonProps={{
        'aria-label': t('field.takeColour', { label: labelled(field.label) }),
      }}
      value={textAt(row, field.wire)}
      onChange={(value) => change({ [field.wire]: value })}
    />
  )
}
