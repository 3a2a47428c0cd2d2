import { z } from 'zod'
import type { Declaration } from '../declaration.ts'
import type { Field } from '../field.ts'
import { responseShape } from '../fields/lists/rows.ts'
import { schemaName } from '../schema-name.ts'
import { type DocumentView, documentView } from '../wire.ts'

export const valuesSchema = oncePerDeclaration((declaration) => {
  const schema = z.object(responseShape(declaration.fields))
  const isEmpty = declaration.fields.length === 0
  return isEmpty ? schema : schema.meta({ id: `${schemaName(declaration)}Values` })
})

export const itemSchema = oncePerDeclaration((declaration) => {
  const shape: Field['responseSchema'] = {
    id: z.int(),
    ...responseShape(declaration.set?.fields ?? []),
  }
  const schema = z.object(shape)
  return declaration.set ? schema.meta({ id: `${schemaName(declaration)}Item` }) : schema
})

export const stateSchema: (declaration: Declaration) => z.ZodType<unknown, DocumentView> =
  oncePerDeclaration((declaration) => {
    const state = documentView.extend({
      entity_type: z.literal(declaration.entityType),
      values: valuesSchema(declaration),
      items: z.array(itemSchema(declaration)),
    })
    return state.meta({ id: `${schemaName(declaration)}State` })
  })

export const publishedShape = { version: z.int().nullable(), updated_at: z.string().nullable() }

/** Returns `make`, called once for each declaration, so that all schemas refer to the same one. */
export function oncePerDeclaration<D extends Declaration, T>(
  make: (declaration: D) => T,
): (declaration: D) => T {
  const schemas = new WeakMap<D, T>()
  return (declaration) => {
    const schema = schemas.get(declaration) ?? make(declaration)
    schemas.set(declaration, schema)
    return schema
  }
}
