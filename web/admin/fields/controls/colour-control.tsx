import { ColorInput } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { textAt } from '#web/admin/rows/row.ts'

export function ColourControl({ field, row, change, error }: ControlProps) {
  return (
    <ColorInput
      label={field.label}
      description={field.hint}
      error={error}
      format="hex"
      eyeDropperButtonProps={{ 'aria-label': `${field.label}: take a colour from the screen` }}
      value={textAt(row, field.wire)}
      onChange={(value) => change({ [field.wire]: value })}
    />
  )
}
