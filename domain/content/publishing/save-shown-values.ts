import { facetValues } from '#catalogue/content/facet-values.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { changeShownValues } from '#store/content/guest-lists/shown-values.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Document } from '../document.ts'

/** Writes the facet values of the live and the scheduled revision, by which guests filter lists. */
export async function saveShownValues(
  tx: Tx,
  { declaration, entryId, language }: Document,
  { live_id, scheduled_id }: Pick<DocumentState, 'live_id' | 'scheduled_id'>,
  loaded: readonly Revision[] = [],
): Promise<void> {
  if (declaration.facets.length === 0 || language !== '') return
  const ids = [live_id, scheduled_id].filter((id) => id !== null)
  const revisions = await listRevisionsByIds(tx, ids, loaded)
  const rows = revisions.flatMap(({ id: revision_id, content }) =>
    facetValues(declaration, content).map((one) => ({ revision_id, ...one })),
  )
  await changeShownValues(tx, { type: declaration.key, entryId }, rows)
}
