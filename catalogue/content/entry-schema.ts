import { z } from 'zod'
import type { Collection } from '../declaration.ts'
import type { Field } from '../field.ts'
import { responseShape } from '../fields/lists/rows.ts'
import type { Json } from '../json.ts'
import { schemaName } from '../schema-name.ts'
import {
  type DocumentView,
  documentView,
  entryRow,
  json,
  languageState,
  recordHead,
  wholeNumber,
} from '../wire.ts'
import { oncePerDeclaration, valuesSchema } from './content-schema.ts'
import { listableFields } from './listed-fields.ts'

const published = {
  id: wholeNumber,
  path: z.string().nullable(),
  updated_at: z.string(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
}
export type EntryResponse = z.infer<z.ZodObject<typeof published>> & Record<string, Json>

/** Returns the other name under which some collections answer the end of the window. */
function endsShape({ window }: Collection) {
  return window?.endsWire ? { [window.endsWire]: z.string().nullable() } : {}
}

/** Returns the end of a window under the other name of some collections. */
export function endsToWire({ window }: Collection, ends_at: string | null) {
  return window?.endsWire ? { [window.endsWire]: ends_at } : {}
}

export const entrySchema = oncePerDeclaration((collection: Collection) =>
  z
    .object({
      ...responseShape(collection.fields),
      ...collection.derived?.responseSchema,
      ...(collection.grouping ? { groups: z.array(wholeNumber) } : {}),
      ...published,
      ...endsShape(collection),
    })
    .meta({ id: `${schemaName(collection)}Entry` }),
)

const listedEntry = entryRow.extend({
  /** The columns of its declaration and those that the call names, by wire name. */
  values: z.record(z.string(), json),
  /** Left out for a brand with one language. */
  languages: z.array(languageState).optional(),
  /** The groups that a restaurant is in. */
  groups: z.array(wholeNumber).optional(),
})
export type ListedEntry = z.infer<typeof listedEntry>

export const listedEntrySchema = oncePerDeclaration((collection: Collection) => {
  const isStaffColumn = ({ key }: Field) => collection.staffColumns.includes(key)
  const chosen = listableFields(collection).filter((field) => !isStaffColumn(field))
  const values = z.object({
    ...z.object(responseShape(chosen)).partial().shape,
    ...responseShape(collection.fields.filter(isStaffColumn)),
  })
  return listedEntry.extend({ values }).meta({ id: `${schemaName(collection)}Row` })
})

const entryFields = {
  path: z.string().nullable(),
  /** Of the record that is shown. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  archived: z.boolean(),
  /** The groups that a restaurant is in: by hand, by rule, and those that these are part of. */
  groups: z.array(wholeNumber).optional(),
  /** The keys of fields whose changes need no approval (settings). */
  at_once: z.array(z.string()).optional(),
  records: z.object({
    open: recordHead.nullable(),
    live: recordHead.nullable(),
    scheduled: recordHead.nullable(),
  }),
}
export type EntryState = DocumentView & z.infer<z.ZodObject<typeof entryFields>>

export const entryStateSchema: (collection: Collection) => z.ZodType<unknown, EntryState> =
  oncePerDeclaration((collection: Collection) => {
    const state = documentView.extend({
      entity_type: z.literal(collection.entityType),
      values: valuesSchema(collection),
      ...entryFields,
      ...endsShape(collection),
    })
    return state.meta({ id: `${schemaName(collection)}State` })
  })
