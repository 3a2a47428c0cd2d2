import { z } from 'zod'
import { baseField, type FieldMaker } from '#catalogue/field.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'

interface YesNoOptions {
  hint?: string
  initial?: boolean
}

/** Declares yes or no. Saves may also send 1 and 0. */
export function yesNo(
  label: string,
  { hint, initial = false }: YesNoOptions = {},
): FieldMaker<boolean> {
  return (key) => ({
    ...baseField<boolean>(key, label, initial),
    kind: 'yesNo',
    hint: hint ?? null,
    options: [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ],
    requestSchema: { [key]: yesOrNo },
    read: (sent) => (typeof sent[key] === 'boolean' ? sent[key] : undefined),
    responseSchema: { [key]: z.boolean() },
    toWire: (value) => ({ [key]: value }),
    text: labelOf,
    names: (value) => [labelOf(value)],
  })
}

const yesOrNo = z
  .union([z.boolean(), z.literal(0), z.literal(1)], serializeMessage(inputMessages.yesOrNo))
  .transform((value) => value === true || value === 1)

function labelOf(value: boolean): string {
  return value ? 'Yes' : 'No'
}
