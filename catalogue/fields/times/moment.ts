import { z } from 'zod'
import { baseField, type FieldMaker } from '#catalogue/field.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { Label } from '#catalogue/messages/message.ts'
import { momentText } from '#catalogue/time/moment-text.ts'

interface TimeOptions {
  required?: boolean
  hint?: string
}

interface MomentOptions extends TimeOptions {
  /** The key of the field beside it that names its time zone; the brand's unless said. */
  zone?: string
}

/**
 * A moment with date and time: ISO 8601 on the wire with any offset, stored and answered in UTC to the
 * millisecond, null while there is none. Staff type it by the clocks of the brand's time zone, or of
 * that which a field beside it names. All languages have the same.
 */
export function moment(label: string, options: MomentOptions = {}): FieldMaker<string | null> {
  return (key) => ({
    ...timeField(key, label, options),
    kind: 'moment',
    ...(options.zone ? { zoneKey: options.zone } : {}),
    writes: { [key]: momentText.nullable() },
    read: (sent) => {
      const value = textOrNull(sent[key])
      return value && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : value
    },
  })
}

/** What a moment and a day have in common. */
export function timeField(key: string, label: string, { required = false, hint }: TimeOptions) {
  return {
    ...baseField<string | null>(key, label, null),
    required,
    hint: hint ?? null,
    refusal: (value: string | null) =>
      required && value === null ? fill(inputMessages.fillIn, { label: new Label(label) }) : null,
    answers: { [key]: z.string().nullable() },
    answer: (value: string | null) => ({ [key]: value }),
  }
}

export function textOrNull(sent: unknown): string | null | undefined {
  return typeof sent === 'string' || sent === null ? sent : undefined
}
