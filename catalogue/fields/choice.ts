import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'

/** One of a few fixed values. The first is what a new record starts with. */
export function choice(label: string, values: readonly [string, ...string[]]): FieldMaker<string> {
  return (key) => ({
    ...baseField<string>(key, label, values[0]),
    kind: 'choice',
    options: values.map((value) => ({ value, label: value })),
    writes: { [key]: z.enum(values) },
    read: (sent) => (typeof sent[key] === 'string' ? sent[key] : undefined),
    answers: { [key]: z.string() },
    answer: (value) => ({ [key]: value }),
    names: (value) => [value],
  })
}
