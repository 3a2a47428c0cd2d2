import { z } from 'zod'
import { baseField, type Field } from '#catalogue/field.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'

/** The kind, on the wire, of a block whose kind is no longer declared. */
export const gone = 'gone'

/** What a save sends to keep such a block. */
export const goneRequest = z.strictObject({
  id: idNumber,
  kind: z.literal(gone),
  former_kind: z.string().max(60).optional(),
})

export const goneResponse = z
  .object({ id: z.int(), kind: z.literal(gone), former_kind: z.string() })
  .meta({ id: 'GoneBlock' })

/** Returns the only field of such a block. Everything else in it stays as it is stored. */
export function goneKind(key: string): Field<string> {
  return {
    ...baseField<string>(key, 'Kind', gone),
    kind: 'constant',
    requestSchema: { [key]: z.literal(gone) },
    read: (_sent, before) => before,
    responseSchema: { [key]: z.literal(gone), former_kind: z.string() },
    toWire: (value) => ({ [key]: gone, former_kind: value === gone ? '' : value }),
    text: () => '',
    names: () => ['Former block'],
  }
}
