import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { lineOfText } from '../text/plain-text.ts'

/**
 * A value that clients send but that never changes: the name of a hero slide is always
 * 'Main Banner' (specification section 3). What is sent is taken and not stored.
 */
export function constant(label: string, value: string): FieldMaker<null> {
  return (key) => ({
    ...baseField<null>(key, label, null),
    kind: 'constant',
    writes: { [key]: lineOfText() },
    read: () => undefined,
    answers: { [key]: z.literal(value) },
    answer: () => ({ [key]: value }),
  })
}
