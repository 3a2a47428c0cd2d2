import { createHash } from 'node:crypto'
import { collections } from '#catalogue/catalogue.ts'
import type { Collection } from '#catalogue/declaration.ts'
import {
  listNextDocumentStates,
  lockDefaultLanguageEntries,
  updateDocumentState,
} from '#store/content/document-states.ts'
import { changeFact, findFact } from '#store/facts.ts'
import type { Store } from '#store/store.ts'
import type { Tx } from '#store/tables.ts'
import { saveLiveValues } from '../publishing/save-live-values.ts'
import { showToStaffById } from '../show-to-staff.ts'

/** Entries in one transaction. */
const chunk = 200

/**
 * Rewrites what lists search, sort and filter by where a declaration's columns have changed, after
 * an upgrade. Otherwise reads one fact a collection.
 */
export async function refillLists(store: Store): Promise<void> {
  for (const collection of collections) {
    const fact = `columns of ${collection.key}`
    const fingerprint = fingerprintOf(collection)
    if ((await findFact(store.db, fact)) === fingerprint) continue
    for (let after: number | null = 0; after !== null; ) {
      const from: number = after
      after = await store.write((tx) => refill(tx, collection, from))
    }
    await store.write((tx) => changeFact(tx, fact, fingerprint))
  }
}

function fingerprintOf(collection: Collection): string {
  const { staffColumns, guestFilters, grouping, titleKey, fields } = collection
  const ruleFields = grouping?.ruleFields ?? []
  const kinds = fields.flatMap(({ key, kind }) => (staffColumns.includes(key) ? [kind] : []))
  return createHash('sha256')
    .update(JSON.stringify([staffColumns, titleKey, kinds, ...guestFilters, ...ruleFields]))
    .digest('hex')
}

/** Returns the id of the last entry that was written, or null at the end. */
async function refill(tx: Tx, declaration: Collection, after: number): Promise<number | null> {
  const page = await listNextDocumentStates(tx, declaration.key, after, chunk)
  const ids = page.map(({ entry_id }) => entry_id)
  // Locked, because other nodes serve meanwhile.
  const states = (await lockDefaultLanguageEntries(tx, declaration.key, ids)).sort(
    (a, b) => a.entry_id - b.entry_id,
  )
  for (const state of states) {
    const document = { declaration, entryId: state.entry_id, language: '' } as const
    await saveLiveValues(tx, document, state)
    await updateDocumentState(
      tx,
      state,
      await showToStaffById(
        { db: tx, now: state.updated_at },
        { document, state, id: state.shown_id },
      ),
    )
  }
  return states.at(-1)?.entry_id ?? null
}
