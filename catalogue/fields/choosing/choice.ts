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
  /** Other spellings that are taken in and shown as one of the values; those among `taken` only. */
  spellings?: { taken: readonly string[]; valueOf: (sent: string) => V | undefined }
}

/** One of a few fixed values. All languages have the same. */
export function choice<V extends string>(
  label: string,
  values: readonly [V, ...V[]],
  { labels, hint, initial = values[0], isUnsought = false, spellings }: ChoiceOptions<V> = {},
): FieldMaker<V> {
  const valueIn = (sent: unknown) =>
    values.find((value) => value === sent) ??
    (typeof sent === 'string' ? spellings?.valueOf(sent) : undefined)
  const present = (value: V) => spellings?.valueOf(value) ?? value
  const nameOf = (value: V) => labels?.[present(value)] ?? present(value)
  return (key) => ({
    ...baseField<V>(key, label, initial),
    kind: 'choice',
    hint: hint ?? null,
    options: values.map((value) => ({ value, label: nameOf(value) })),
    writes: { [key]: z.enum([...values, ...(spellings?.taken ?? [])]) },
    read: (sent) => valueIn(sent[key]),
    answers: { [key]: z.string() },
    answer: (value) => ({ [key]: present(value) }),
    words: nameOf,
    names: (value) => [nameOf(value)],
    ...(isUnsought ? { sought: () => '' } : {}),
  })
}
