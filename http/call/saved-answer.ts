import { z } from 'zod'
import { type PlaceState, recordHead } from '#catalogue/wire.ts'

/** What a save answers: the record's own head, as the specification has it, and the place as it stands now. */
export function savedAnswer(state: PlaceState) {
  return { ...state.record, record: state.record, state }
}

/** Its shape. A save that changed nothing of what was never saved has no record. */
export function savedSchema(state: z.ZodType<PlaceState>) {
  return z.object({ ...recordHead.partial().shape, record: recordHead.nullable(), state })
}
