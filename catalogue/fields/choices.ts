import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { written } from '../messages/written.ts'

interface ChoicesOptions<V extends string> {
  /** What people read for each value; the value itself unless said. */
  labels?: Readonly<Record<V, string>>
  hint?: string
}

/** Some of a few fixed values, each once, in an order that means something. At least one: the first at first. */
export function choices<V extends string>(
  label: string,
  values: readonly [V, ...V[]],
  { labels, hint }: ChoicesOptions<V> = {},
): FieldMaker<V[]> {
  const nameOf = (value: V) => labels?.[value] ?? value
  return (key) => ({
    ...baseField<V[]>(key, label, [values[0]]),
    kind: 'choices',
    hint: hint ?? null,
    max: values.length,
    options: values.map((value) => ({ value, label: nameOf(value) })),
    writes: {
      [key]: z
        .array(z.enum(values))
        .min(1, written(fill(inputMessages.needsMore, { least: 1 })))
        .max(values.length)
        .refine((list) => new Set(list).size === list.length, written(inputMessages.sentTwice)),
    },
    read: (sent) => (isListOf(values, sent[key]) ? sent[key] : undefined),
    answers: { [key]: z.array(z.enum(values)) },
    answer: (value) => ({ [key]: value }),
    words: (value) => value.map(nameOf).join(', '),
    names: (value) => value.map(nameOf),
  })
}

function isListOf<V extends string>(values: readonly V[], sent: unknown): sent is V[] {
  return Array.isArray(sent) && sent.every((one) => values.includes(one))
}
