import { z } from 'zod'
import type { Declaration } from '../declaration.ts'
import type { Field } from '../field.ts'
import { type PlaceState, placeState } from '../wire.ts'

/** What answers carry of the single fields: the shape of `valuesAnswer`. */
export function valuesSchema({ fields }: Pick<Declaration, 'fields'>) {
  return z.object(shapeOf(fields))
}

/** What they carry of one item of the set: the shape of `itemAnswers`. */
export function itemSchema({ set }: Pick<Declaration, 'set'>) {
  const shape: Field['answers'] = { id: z.int(), ...shapeOf(set?.fields ?? []) }
  return z.object(shape)
}

/** A place of this declaration as the back office loads it. */
export function stateSchema(declaration: Declaration): z.ZodType<PlaceState> {
  return placeState.extend({
    entity_type: z.literal(declaration.entityType),
    values: valuesSchema(declaration),
    items: z.array(itemSchema(declaration)),
  })
}

/** Since when guests see it, in which version: the shape of `publishedHead`. */
export const publishedShape = { version: z.int().nullable(), updated_at: z.string().nullable() }

function shapeOf(fields: readonly Field[]): Field['answers'] {
  return Object.assign({}, ...fields.map(({ answers }) => answers))
}
