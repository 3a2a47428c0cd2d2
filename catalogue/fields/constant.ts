import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { lineOfText } from '../text/plain-text.ts'

/** Declares a value that clients send and that never changes (specification section 3). */
export function constant(label: string, value: string): FieldMaker<null> {
  return (key) => ({
    ...baseField<null>(key, label, null),
    kind: 'constant',
    requestSchema: { [key]: lineOfText() },
    read: () => undefined,
    responseSchema: { [key]: z.literal(value) },
    toWire: () => ({ [key]: value }),
  })
}
