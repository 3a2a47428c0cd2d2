import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { timeAt } from '#web/admin/fields/time-at.ts'
import { DayInput } from '#web/admin/ui/dates/day-input.tsx'

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
