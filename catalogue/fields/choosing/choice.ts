import { z } from 'zod'
import { baseField, type FieldMaker } from '#catalogue/field.ts'

interface ChoiceOptions<V extends string> {
  /** The text shown for each value; by default the value. */
  labels?: Readonly<Record<V, string>>
  hint?: string
  /** The value of a new record; by default the first. */
  initial?: NoInfer<V>
  isHiddenFromSearch?: boolean
  /** Further values that saves may send, each stored as it is and shown as one of the values. */
  spellings?: { taken: readonly string[]; valueOf: (sent: string) => V | undefined }
}

export function choice<V extends string>(
  label: string,
  values: readonly [V, ...V[]],
  {
    labels,
    hint,
    initial = values[0],
    isHiddenFromSearch = false,
    spellings,
  }: ChoiceOptions<V> = {},
): FieldMaker<V> {
  const readValue = (sent: unknown) =>
    values.find((value) => value === sent) ??
    (typeof sent === 'string' ? spellings?.valueOf(sent) : undefined)
  const currentOf = (value: V) => spellings?.valueOf(value) ?? value
  const labelOf = (value: V) => labels?.[currentOf(value)] ?? currentOf(value)
  return (key) => ({
    ...baseField<V>(key, label, initial),
    kind: 'choice',
    hint: hint ?? null,
    options: values.map((value) => ({ value, label: labelOf(value) })),
    requestSchema: { [key]: z.enum([...values, ...(spellings?.taken ?? [])]) },
    read: (sent) => readValue(sent[key]),
    responseSchema: { [key]: z.string() },
    toWire: (value) => ({ [key]: currentOf(value) }),
    text: labelOf,
    names: (value) => [labelOf(value)],
    ...(isHiddenFromSearch ? { searchText: () => '' } : {}),
  })
}
