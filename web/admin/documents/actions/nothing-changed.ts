import { stateCodes } from '#catalogue/revision-state.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'

export type Unchanged =
  | 'card.sameAsLive'
  | 'card.sameAsRejected'
  | 'card.sameAsSaved'
  | 'card.stillEmpty'

/**
 * Returns why saving or submitting would change nothing, so that the screen asks first (contract
 * section 2). Returns null where it changes something: edits, a saved draft that is submitted, or a
 * translation that is reviewed because its source changed.
 */
export function nothingChanged(
  step: 'save' | 'submit',
  { record, unchanged, source }: Pick<DocumentView, 'record' | 'unchanged' | 'source'>,
  isEdited: boolean,
): Unchanged | null {
  if (isEdited || (source && source.changed.length > 0)) return null
  if (!record) return 'card.stillEmpty'
  if (unchanged) return 'card.sameAsLive'
  if (record.approval === stateCodes.rejected) return 'card.sameAsRejected'
  return step === 'save' ? 'card.sameAsSaved' : null
}
