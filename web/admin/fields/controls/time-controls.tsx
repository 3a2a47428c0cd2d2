import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { type Row, textAt } from '#web/admin/fields/row.ts'
import { DayInput, MomentInput } from '#web/admin/ui/dates/moment-input.tsx'

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

/** A moment or a day; null where there is none. */
function timeAt(row: Row, wire: string): string | null {
  const value = row[wire]
  return typeof value === 'string' ? value : null
}
