import { z } from 'zod'
import { schemaName, stateSchema } from '#catalogue/content/content-schema.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import type { Section } from '#catalogue/declaration.ts'
import { type PlaceState, recordHead } from '#catalogue/wire.ts'

/** What a save answers: the record's own head, as the specification has it, and the place as it stands now. */
export function savedAnswer(state: PlaceState) {
  return { ...state.record, record: state.record, state }
}

/** Its shape, under a name. A save that changed nothing of what was never saved has no record. */
export function savedSchema(state: z.ZodType<unknown, PlaceState>, name: string) {
  const head = recordHead.partial().shape
  return z.object({ ...head, record: recordHead.nullable(), state }).meta({ id: name })
}

/** What saving this section takes. */
export function saveSectionSchema(section: Section) {
  return saveBody(section).meta({ id: `Save${schemaName(section)}` })
}

/** What saving it answers. */
export function savedSectionSchema(section: Section) {
  return savedSchema(stateSchema(section), `Saved${schemaName(section)}`)
}
