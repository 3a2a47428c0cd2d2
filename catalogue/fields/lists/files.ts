import { z } from 'zod'
import { baseField, type FieldMaker, type MediaLookup } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { Label } from '#catalogue/messages/message.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import type { Download } from '#catalogue/published.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'

interface FilesOptions {
  max?: number
  required?: boolean
  hint?: string
}

export function files(
  label: string,
  { max = limits.items, required = false, hint }: FilesOptions = {},
): FieldMaker<number[], Download[]> {
  return (key) => ({
    ...baseField<number[]>(key, label, []),
    kind: 'files',
    required,
    hint: hint ?? null,
    max,
    requestSchema: {
      [key]: z
        .array(idNumber)
        .max(max)
        .refine(
          (ids) => new Set(ids).size === ids.length,
          serializeMessage(inputMessages.sentTwice),
        ),
    },
    read: (sent) => (isIdList(sent[key]) ? sent[key] : undefined),
    validate: (value) =>
      required && value.length === 0
        ? fill(inputMessages.choose, { label: new Label(label) })
        : null,
    responseSchema: {
      [key]: z.array(z.object({ id: z.int(), name: z.string(), url: z.string().nullable() })),
    },
    toWire: (value, media) => ({
      [key]: value.map((id) => {
        const storedFile = media.get(id)
        return { id, name: storedFile?.name ?? '', url: storedFile?.url ?? null }
      }),
    }),
    resolve: (value, { file }) => value.flatMap((id) => file(id) ?? []),
    pictures: (value) => value,
    text: (value, media) => value.map((id) => nameOf(id, media)).join(', '),
    parts: {
      of: (value) => value.map((id) => ({ key: id, value: id })),
      join: (parts) => parts.map((part) => Number(part.key)),
      text: (part, media) => nameOf(Number(part.key), media),
    },
  })
}

function nameOf(id: number, media: MediaLookup): string {
  return media.get(id)?.name ?? `#${id}`
}

function isIdList(value: unknown): value is number[] {
  return Array.isArray(value)
}
