import { stateCodes } from '#catalogue/revision-state.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'

/** Why a step would change nothing. */
export type Unchanged =
  | 'card.sameAsLive'
  | 'card.sameAsRejected'
  | 'card.sameAsSaved'
  | 'card.stillEmpty'

/**
 * Whether a step would change nothing, and why: the screen then asks first (contract section 2).
 * Null where it changes something: edits, a saved draft that is submitted, a translation that is
 * looked at again because the first language has changed.
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
