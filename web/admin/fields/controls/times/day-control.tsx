import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { DayInput } from '#web/admin/moments/day-input.tsx'
import { timeAt } from '#web/admin/moments/time-at.ts'

export function DayControl({ field, row, change, error }: ControlProps) {
  return (
    <DayInput
      {...fieldWords(field)}
      isRequired={field.required}
      error={error}
      value={timeAt(row, field.wire)}
      onChange={(value) => change({ [field.wire]: value })}
    />
  )
}
