import { type Declaration, titleOf } from '#catalogue/declaration.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import { folded } from '#store/folded.ts'
import type { SpotKeyTable } from '#store/search/search-tables.ts'
import { type NewSpot, replaceSpots } from '#store/search/spots.ts'
import type { Tx } from '#store/tables.ts'
import { slotsOf } from '../found/found-at.ts'
import { placeKeys } from './place-keys.ts'
import { pointAt } from './point-at.ts'

/** The same as `indexEntries` does with texts for where some entries stand and what they offer. */
export async function indexSpots(
  tx: Tx,
  declaration: Declaration,
  entryIds: readonly number[],
  known: readonly Revision[] = [],
): Promise<void> {
  const spotOf = declaration.search?.spot
  if (!spotOf || entryIds.length === 0) return
  const places = entryIds.map((entryId) => {
    return { subject: declaration.key, entryId, language: '' as const }
  })
  const heads = await listDocumentStates(tx, places)
  const ids = heads.flatMap(slotsOf).map(({ id }) => id)
  const revisions = await listRevisionsByIds(tx, ids, known)
  const contents = new Map(revisions.map(({ id, content }) => [id, content]))
  const keys: SpotKeyTable[] = []
  const spots = heads.flatMap((head) =>
    slotsOf(head).flatMap(({ id, from, until, isArchived }): NewSpot[] => {
      const content = contents.get(id)
      if (!content || isArchived) return []
      for (const key of placeKeys(content.values)) {
        keys.push({ subject: declaration.key, key, entry_id: head.entry_id, made_of: id })
      }
      const { marks, ...place } = spotOf(content.values)
      const title = folded(titleOf(declaration, content))
      const shown = { shown_from: from, shown_until: until }
      const own = { subject: declaration.key, entry_id: head.entry_id, made_of: id }
      return [{ ...own, title, marks, ...pointAt(place), ...shown }]
    }),
  )
  await replaceSpots(tx, declaration.key, entryIds, spots, keys)
}
