import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { timeAt } from '#web/admin/fields/time-at.ts'
import { MomentInput } from '#web/admin/ui/dates/moment-input.tsx'

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
