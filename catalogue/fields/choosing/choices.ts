import { z } from 'zod'
import { baseField, type FieldMaker, type ValueParts } from '#catalogue/field.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { Label } from '#catalogue/messages/message.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import type { Topic } from '#catalogue/search/topics.ts'

interface ChoicesOptions<V extends string> {
  /** The text shown for each value; by default the value. */
  labels?: Readonly<Record<V, string>>
  hint?: string
  /** The fewest choices; with 0 a new record starts with none. */
  min?: 0 | 1
  /** Whether the order has no meaning; values are then stored in their declared order. */
  unordered?: boolean
  /** The topics under which guests find a record with the value. */
  topics?: Readonly<Record<V, readonly Topic[]>>
}

export function choices<V extends string>(
  label: string,
  values: readonly [V, ...V[]],
  { labels, hint, min = 1, unordered = false, topics }: ChoicesOptions<V> = {},
): FieldMaker<V[]> {
  const labelOf = (value: V) => labels?.[value] ?? value
  return (key) => ({
    ...baseField<V[]>(key, label, min === 0 ? [] : [values[0]]),
    kind: 'choices',
    hint: hint ?? null,
    max: values.length,
    ordered: !unordered,
    options: values.map((value) => ({ value, label: labelOf(value) })),
    requestSchema: {
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
    responseSchema: { [key]: z.array(z.enum(values)) },
    toWire: (value) => ({ [key]: value }),
    text: (value) => value.map(labelOf).join(', '),
    names: (value) => value.map(labelOf),
    ...(topics ? { topics: (value: V[]) => value.flatMap((one) => topics[one]) } : {}),
    ...(unordered ? { parts: partsOf(values, labelOf) } : {}),
  })
}

function partsOf<V extends string>(
  values: readonly V[],
  labelOf: (value: V) => string,
): ValueParts<V[]> {
  return {
    of: (chosen) => chosen.map((value) => ({ key: value, value })),
    join(parts) {
      const keys = new Set(parts.map((part) => part.key))
      return values.filter((value) => keys.has(value))
    },
    text: ({ key }) => new Label(values.filter((value) => value === key).map(labelOf)[0] ?? ''),
  }
}

function isListOf<V extends string>(values: readonly V[], sent: unknown): sent is V[] {
  return Array.isArray(sent) && sent.every((one) => values.includes(one))
}
