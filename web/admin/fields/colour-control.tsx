import { ColorInput } from '@mantine/core'
import { textAt } from '#web/admin/form/row.ts'
import type { ControlProps } from './control.ts'

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
