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
  /** The key of the field with its time zone; by default the brand's applies. */
  zone?: string
}

/** Declares a moment: ISO 8601 with any offset in saves, UTC in responses. Staff type local time. */
export function moment(label: string, options: MomentOptions = {}): FieldMaker<string | null> {
  return (key) => ({
    ...timeField(key, label, options),
    kind: 'moment',
    ...(options.zone ? { zoneKey: options.zone } : {}),
    requestSchema: { [key]: momentText.nullable() },
    read: (sent) => {
      const value = textOrNull(sent[key])
      return value && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : value
    },
  })
}

export function timeField(key: string, label: string, { required = false, hint }: TimeOptions) {
  return {
    ...baseField<string | null>(key, label, null),
    required,
    hint: hint ?? null,
    validate: (value: string | null) =>
      required && value === null ? fill(inputMessages.fillIn, { label: new Label(label) }) : null,
    responseSchema: { [key]: z.string().nullable() },
    toWire: (value: string | null) => ({ [key]: value }),
  }
}

export function textOrNull(sent: unknown): string | null | undefined {
  return typeof sent === 'string' || sent === null ? sent : undefined
}
