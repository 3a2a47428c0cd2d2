import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { serializeMessage } from '../messages/serialize-message.ts'

interface ColourOptions {
  /** Without it the colour may stay empty. */
  initial?: string
  hint?: string
}

export function colour(
  label: string,
  { initial = '', hint }: ColourOptions = {},
): FieldMaker<string> {
  const written = initial ? /^#[0-9a-f]{6}$/i : /^(#[0-9a-f]{6})?$/i
  return (key) => ({
    ...baseField<string>(key, label, initial),
    kind: 'colour',
    hint: hint ?? null,
    requestSchema: {
      [key]: z.string().regex(written, serializeMessage(inputMessages.colour)),
    },
    read: (sent) => (typeof sent[key] === 'string' ? sent[key].toLowerCase() : undefined),
    responseSchema: { [key]: z.string() },
    toWire: (value) => ({ [key]: value }),
  })
}
