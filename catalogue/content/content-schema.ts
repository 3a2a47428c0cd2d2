import { z } from 'zod'
import type { Declaration } from '../declaration.ts'
import type { Field } from '../field.ts'
import { type DocumentView, documentView } from '../wire.ts'

/** What answers carry of the single fields: the shape of `valuesAnswer`. */
export const valuesSchema = once((declaration) => {
  const schema = z.object(shapeOf(declaration.fields))
  const isEmpty = declaration.fields.length === 0
  return isEmpty ? schema : schema.meta({ id: `${schemaName(declaration)}Values` })
})

/** What they carry of one item of the set: the shape of `itemAnswers`. */
export const itemSchema = once((declaration) => {
  const shape: Field['answers'] = { id: z.int(), ...shapeOf(declaration.set?.fields ?? []) }
  const schema = z.object(shape)
  return declaration.set ? schema.meta({ id: `${schemaName(declaration)}Item` }) : schema
})

/** A place of this declaration as the back office loads it. */
export const stateSchema: (declaration: Declaration) => z.ZodType<unknown, DocumentView> = once(
  (declaration) => {
    const state = documentView.extend({
      entity_type: z.literal(declaration.entityType),
      values: valuesSchema(declaration),
      items: z.array(itemSchema(declaration)),
    })
    return state.meta({ id: `${schemaName(declaration)}State` })
  },
)

/** Since when guests see it, in which version: the shape of `publishedRevision`. */
export const publishedShape = { version: z.int().nullable(), updated_at: z.string().nullable() }

/** What the schemas of a declaration begin with in the description of the API: `MainBanner`. */
export function schemaName({ entityType }: Declaration): string {
  return entityType.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** One schema for each declaration, so that whatever has it in it refers to the same. */
export function once<D extends Declaration, T>(make: (declaration: D) => T): (declaration: D) => T {
  const made = new WeakMap<D, T>()
  return (declaration) => {
    const known = made.get(declaration) ?? make(declaration)
    made.set(declaration, known)
    return known
  }
}

/** What some fields answer, by wire name. */
export function shapeOf(fields: readonly Field[]): Field['answers'] {
  return Object.assign({}, ...fields.map(({ answers }) => answers))
}
