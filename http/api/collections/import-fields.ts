import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { mostMapped } from '#domain/import/mapping/mapping.ts'
import type { PictureIds } from '#domain/import/match-pictures.ts'
import type { Mapping } from '#domain/import/sheet/sheet.ts'
import { invalid } from '#domain/problem.ts'

const cellText = z.string().max(1_000)

/** The field `mapping` as JSON: our column by their heading, and cells for what is missing. */
const mappingSchema = z.strictObject({
  columns: z.record(z.string().max(mostMapped.heading), z.string().max(100).nullable()),
  defaults: z.record(z.string().max(100), cellText).default({}),
})

/** The field `pictures` as JSON: ids of uploaded pictures by the name of their file. */
const picturesSchema = z
  .record(z.string().min(1).max(limits.fileName), z.int().positive().max(limits.id))
  .refine((ids) => Object.keys(ids).length <= limits.importedPictures)

/** Returns the field `mapping`. Throws `Problem('invalid')` for another shape. */
export function readMapping(text: string | undefined): Mapping | null {
  if (text === undefined) return null
  const read = readJson(mappingSchema, text)
  if (read === undefined) throw invalid({ mapping: [importMessages.badMapping] })
  return read
}

/** Returns the field `pictures`. Throws `Problem('invalid')` for another shape. */
export function readPictures(text: string | undefined): PictureIds {
  if (text === undefined) return {}
  const read = readJson(picturesSchema, text)
  if (read === undefined) throw invalid({ pictures: [importMessages.badPictures] })
  return read
}

function readJson<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
