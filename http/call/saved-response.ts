import { z } from 'zod'
import { stateSchema } from '#catalogue/content/content-schema.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import type { Declaration, Section } from '#catalogue/declaration.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { schemaName } from '#catalogue/schema-name.ts'
import { type DocumentView, localizableText, recordHead } from '#catalogue/wire.ts'
import { findDeadLinksIn, type Site } from '#domain/content-checks/find-dead-links.ts'
import type { Call } from './route.ts'

/** Returns the response of a save: the revision's own fields at the top, as the specification has it. */
export function savedResponse(state: DocumentView, warnings: FieldErrors = {}) {
  return { ...state.record, record: state.record, state, warnings }
}

export const warningsSchema = z.record(z.string(), z.array(localizableText)).meta({
  description:
    'Links to pages of this site that guests cannot open, by the wire path of the field.',
})

/** Returns the schema of `savedResponse`. An unchanged save of an empty section has no record. */
export function savedSchema(state: z.ZodType<unknown, DocumentView>, name: string) {
  const head = recordHead.partial().shape
  return z
    .object({ ...head, record: recordHead.nullable(), state, warnings: warningsSchema })
    .meta({ id: name })
}

export function saveSectionSchema(section: Section) {
  return saveBody(section).meta({ id: `Save${schemaName(section)}` })
}

export function savedSectionSchema(section: Section) {
  return savedSchema(stateSchema(section), `Saved${schemaName(section)}`)
}

/** Returns warnings for links of a saved revision that lead to no page guests can open. */
export async function linkWarnings(
  call: Call<unknown, unknown>,
  declaration: Declaration,
  { record }: Pick<DocumentView, 'record'>,
): Promise<FieldErrors> {
  if (!record) return {}
  return findDeadLinksIn(
    { db: call.store.db, now: call.now() },
    declaration,
    record.id,
    siteOf(call),
  )
}

export function siteOf({ pages = [], addresses = [], config }: Call<unknown, unknown>): Site {
  return { pages, addresses, origin: config.publicUrl }
}
