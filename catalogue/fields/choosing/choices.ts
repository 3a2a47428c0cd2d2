import { z } from 'zod'
import { baseField, type FieldMaker, type Parts } from '#catalogue/field.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { Label } from '#catalogue/messages/message.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import type { Topic } from '#catalogue/search/topics.ts'

interface ChoicesOptions<V extends string> {
  /** What people read for each value; the value itself unless said. */
  labels?: Readonly<Record<V, string>>
  hint?: string
  /** How many there have to be: 1 unless said. With 0 a new record starts with none. */
  min?: 0 | 1
  /** The order means nothing: it is always that of the values. */
  unordered?: boolean
  /** What guests find a record by that has the value. */
  topics?: Readonly<Record<V, readonly Topic[]>>
}

/** Some of a few fixed values, each once, in an order that means something unless said. */
export function choices<V extends string>(
  label: string,
  values: readonly [V, ...V[]],
  { labels, hint, min = 1, unordered = false, topics }: ChoicesOptions<V> = {},
): FieldMaker<V[]> {
  const nameOf = (value: V) => labels?.[value] ?? value
  return (key) => ({
    ...baseField<V[]>(key, label, min === 0 ? [] : [values[0]]),
    kind: 'choices',
    hint: hint ?? null,
    max: values.length,
    ordered: !unordered,
    options: values.map((value) => ({ value, label: nameOf(value) })),
    writes: {
      [key]: z
        .array(z.enum(values))
        .min(min, serializeMessage(fill(inputMessages.needsMore, { least: min })))
        .max(values.length)
        .refine(
          (list) => new Set(list).size === list.length,
          serializeMessage(inputMessages.sentTwice),
        ),
    },
    read(sent) {
      const list = sent[key]
      if (!isListOf(values, list)) return undefined
      return unordered ? values.filter((value) => list.includes(value)) : list
    },
    answers: { [key]: z.array(z.enum(values)) },
    answer: (value) => ({ [key]: value }),
    words: (value) => value.map(nameOf).join(', '),
    names: (value) => value.map(nameOf),
    ...(topics ? { topics: (value: V[]) => value.flatMap((one) => topics[one]) } : {}),
    ...(unordered ? { parts: partsOf(values, nameOf) } : {}),
  })
}

/** What is chosen and what is not, value by value: who adds one and who takes another away do not disagree. */
function partsOf<V extends string>(values: readonly V[], nameOf: (value: V) => string): Parts<V[]> {
  return {
    of: (chosen) => chosen.map((value) => ({ key: value, value })),
    join(parts) {
      const keys = new Set(parts.map((part) => part.key))
      return values.filter((value) => keys.has(value))
    },
    words: ({ key }) => new Label(values.filter((value) => value === key).map(nameOf)[0] ?? ''),
  }
}

function isListOf<V extends string>(values: readonly V[], sent: unknown): sent is V[] {
  return Array.isArray(sent) && sent.every((one) => values.includes(one))
}
