import { z } from 'zod'
import { schemaName, stateSchema } from '#catalogue/content/content-schema.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { type DocumentView, recordHead, words } from '#catalogue/wire.ts'

/** What a save answers: the record's own head, as the specification has it, and the place as it stands now. */
export function savedAnswer(state: DocumentView, warnings: FieldErrors = {}) {
  return { ...state.record, record: state.record, state, warnings }
}

/** What may be wrong with what was saved, by wire path. Nothing was refused for it. */
export const warningsSchema = z.record(z.string(), z.array(words)).meta({
  description:
    'Links to pages of this site that guests cannot open, by the wire path of the field.',
})

/** Its shape, under a name. A save that changed nothing of what was never saved has no record. */
export function savedSchema(state: z.ZodType<unknown, DocumentView>, name: string) {
  const head = recordHead.partial().shape
  return z
    .object({ ...head, record: recordHead.nullable(), state, warnings: warningsSchema })
    .meta({ id: name })
}

/** What saving this section takes. */
export function saveSectionSchema(section: Section) {
  return saveBody(section).meta({ id: `Save${schemaName(section)}` })
}

/** What saving it answers. */
export function savedSectionSchema(section: Section) {
  return savedSchema(stateSchema(section), `Saved${schemaName(section)}`)
}
