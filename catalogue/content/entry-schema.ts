import { z } from 'zod'
import type { Collection } from '../declaration.ts'
import type { Json } from '../json.ts'
import {
  type DocumentView,
  documentView,
  entryRow,
  json,
  languageState,
  recordHead,
  whole,
} from '../wire.ts'
import { once, schemaName, shapeOf, valuesSchema } from './content-schema.ts'

/** What guests get of an entry, beside its fields under their wire names. */
const published = {
  id: whole,
  /** The canonical address of its page; null while entries of its kind have none. */
  path: z.string().nullable(),
  /** Since when guests see it as it is. */
  updated_at: z.string(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
}
export type EntryAnswer = z.infer<z.ZodObject<typeof published>> & Record<string, Json>

/** An entry as guests get it, from its collection's declaration. */
export const entrySchema = once((collection: Collection) =>
  z
    .object({ ...shapeOf(collection.fields), ...collection.derived?.answers, ...published })
    .meta({ id: `${schemaName(collection)}Entry` }),
)

/** What lists of staff say of an entry beside its row. */
const listedEntry = entryRow.extend({
  /** The columns that its declaration lists, under their wire names. */
  values: z.record(z.string(), json),
  /** The other languages; left out where the brand has one. */
  languages: z.array(languageState).optional(),
})
export type ListedEntry = z.infer<typeof listedEntry>

/** A row of a collection's list of staff. */
export const listedEntrySchema = once((collection: Collection) => {
  const fields = collection.fields.filter(({ key }) => collection.columns.includes(key))
  const values = z.object(shapeOf(fields))
  return listedEntry.extend({ values }).meta({ id: `${schemaName(collection)}Row` })
})

/** What an entry's screen needs beside the state of its place. */
const ofEntry = {
  /** The canonical address of its page; null while entries of its kind have none. */
  path: z.string().nullable(),
  /** Of the record that is shown. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  archived: z.boolean(),
  records: z.object({
    /** The draft, or what waits for a decision. */
    open: recordHead.nullable(),
    live: recordHead.nullable(),
    scheduled: recordHead.nullable(),
  }),
}
export type EntryState = DocumentView & z.infer<z.ZodObject<typeof ofEntry>>

/** An entry as the back office loads it. */
export const entryStateSchema: (collection: Collection) => z.ZodType<unknown, EntryState> = once(
  (collection: Collection) => {
    const state = documentView.extend({
      entity_type: z.literal(collection.entityType),
      values: valuesSchema(collection),
      ...ofEntry,
    })
    return state.meta({ id: `${schemaName(collection)}State` })
  },
)
