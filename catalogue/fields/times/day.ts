import type { FieldMaker } from '#catalogue/field.ts'
import { dayText } from '#catalogue/time/moment-text.ts'
import { textOrNull, timeField } from './moment.ts'

export function day(
  label: string,
  options: { required?: boolean; hint?: string } = {},
): FieldMaker<string | null> {
  return (key) => ({
    ...timeField(key, label, options),
    kind: 'day',
    requestSchema: { [key]: dayText.nullable() },
    read: (sent) => textOrNull(sent[key]),
  })
}
