import { z } from 'zod'
import { baseField, type FieldMaker } from '#catalogue/field.ts'

interface ChoiceOptions<V extends string> {
  /** What people read for each value; the value itself unless said. */
  labels?: Readonly<Record<V, string>>
  hint?: string
  /** What a new record starts with; the first unless said. */
  initial?: V
  /** Guests do not search for it. */
  isUnsought?: boolean
}

/** One of a few fixed values. All languages have the same. */
export function choice<V extends string>(
  label: string,
  values: readonly [V, ...V[]],
  { labels, hint, initial = values[0], isUnsought = false }: ChoiceOptions<V> = {},
): FieldMaker<V> {
  const nameOf = (value: V) => labels?.[value] ?? value
  return (key) => ({
    ...baseField<V>(key, label, initial),
    kind: 'choice',
    hint: hint ?? null,
    options: values.map((value) => ({ value, label: nameOf(value) })),
    writes: { [key]: z.enum(values) },
    read: (sent) => values.find((value) => value === sent[key]),
    answers: { [key]: z.string() },
    answer: (value) => ({ [key]: value }),
    words: nameOf,
    names: (value) => [nameOf(value)],
    ...(isUnsought ? { sought: () => '' } : {}),
  })
}
