import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { MomentInput } from '#web/admin/moments/moment-input.tsx'
import { timeAt } from '#web/admin/moments/time-at.ts'
import { textAt } from '#web/admin/rows/row.ts'

export function MomentControl({ field, row, change, error }: ControlProps) {
  return (
    <MomentInput
      {...fieldWords(field)}
      isRequired={field.required}
      zone={field.zoneKey === undefined ? '' : textAt(row, field.zoneKey)}
      error={error}
      value={timeAt(row, field.wire)}
      onChange={(value) => change({ [field.wire]: value })}
    />
  )
}
