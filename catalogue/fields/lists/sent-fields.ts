import type { z } from 'zod'
import { storedValue } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { Json, SentValues } from '#catalogue/json.ts'

export function sentShape(fields: readonly Field[]): Record<string, z.ZodType> {
  return Object.fromEntries(
    fields.flatMap((field) =>
      Object.entries(field.requestSchema).map(
        ([name, schema]) => [name, schema.optional()] as const,
      ),
    ),
  )
}

/**
 * Returns the values after a save: fields that were sent replace, the others stay, also those that are
 * no longer declared.
 */
export function readFields(
  fields: readonly Field[],
  before: Record<string, Json>,
  sent: SentValues,
): Record<string, Json> {
  const values = { ...before }
  for (const field of fields) {
    const stored = storedValue(field, before)
    const read = field.read(sent, stored)
    values[field.key] = read === undefined ? stored : read
  }
  return values
}
