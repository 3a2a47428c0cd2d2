import { z } from 'zod'
import { baseField, type FieldMaker } from '#catalogue/field.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { Label } from '#catalogue/messages/sentence.ts'
import { momentText } from '#catalogue/time/moment-text.ts'

interface TimeOptions {
  required?: boolean
  hint?: string
}

/**
 * A moment with date and time: ISO 8601 on the wire with any offset, stored and answered in UTC to the
 * millisecond, null while there is none. Staff type it by the clocks of the brand's time zone. All
 * languages have the same.
 */
export function moment(label: string, options: TimeOptions = {}): FieldMaker<string | null> {
  return (key) => ({
    ...timeField(key, label, options),
    kind: 'moment',
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
