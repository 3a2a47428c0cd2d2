import { type Declaration, titleOf } from '#catalogue/declaration.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { listDocumentStatesByEntryIds } from '#store/content/document-states.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import type { SpotKeyTable } from '#store/search/search-tables.ts'
import { type NewSpot, replaceSpots } from '#store/search/spots.ts'
import type { Tx } from '#store/tables.ts'
import { slotsOf } from '../documents/visible-documents.ts'
import { locationKeys } from './location-keys.ts'
import { pointAt } from './point-at.ts'

/**
 * Writes the location, services and search keys of entries in every language, in the transaction
 * that changes their states.
 * @param known revisions that need not be read again
 */
export async function indexSpots(
  tx: Tx,
  declaration: Declaration,
  entryIds: readonly number[],
  known: readonly Revision[] = [],
): Promise<void> {
  const spotOf = declaration.search?.spot
  if (!spotOf || entryIds.length === 0) return
  const all = await listDocumentStatesByEntryIds(tx, declaration.key, entryIds)
  const ids = all.flatMap(slotsOf).map(({ id }) => id)
  const revisions = await listRevisionsByIds(tx, ids, known)
  const contents = new Map(revisions.map(({ id, content }) => [id, content]))
  const keys: SpotKeyTable[] = []
  const states = all.filter(({ language }) => language === '')
  const spots = states.flatMap((state) => {
    const translations = all
      .filter((one) => one.entry_id === state.entry_id && one.language !== '')
      .flatMap(slotsOf)
      .flatMap(({ id }) => contents.get(id) ?? [])
    return slotsOf(state).flatMap(({ id, from, until, isArchived }): NewSpot[] => {
      const content = contents.get(id)
      if (!content || isArchived) return []
      const spotKeys = [content, ...translations].flatMap(({ values }) => locationKeys(values))
      for (const key of new Set(spotKeys)) {
        keys.push({ subject: declaration.key, key, entry_id: state.entry_id, made_of: id })
      }
      const { marks, ...place } = spotOf(content.values)
      const title = foldText(titleOf(declaration, content))
      const period = { shown_from: from, shown_until: until }
      const row = { subject: declaration.key, entry_id: state.entry_id, made_of: id }
      return [{ ...row, title, marks, ...pointAt(place), ...period }]
    })
  })
  await replaceSpots(tx, declaration.key, entryIds, { spots, keys })
}
