import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { limits } from '../limits.ts'
import { lineOfText } from '../text/plain-text.ts'

/** An ordered list of short names; on the wire a list of objects with `name`. */
export function names(label: string): FieldMaker<string[]> {
  return (key) => ({
    ...baseField<string[]>(key, label, []),
    kind: 'names',
    translated: true,
    max: limits.items,
    writes: { [key]: z.array(z.strictObject({ name: lineOfText() })).max(limits.items) },
    read: (sent) => (isNamedList(sent[key]) ? sent[key].map(({ name }) => name) : undefined),
    answers: { [key]: z.array(z.object({ name: z.string() })) },
    answer: (value) => ({ [key]: value.map((name) => ({ name })) }),
    words: (value) => value.join(', '),
  })
}

function isNamedList(value: unknown): value is { name: string }[] {
  return Array.isArray(value)
}
