import { createHash } from 'node:crypto'
import { collections } from '#catalogue/catalogue.ts'
import type { Collection } from '#catalogue/declaration.ts'
import {
  listDocumentStatesAfter,
  lockDocuments,
  updateDocumentState,
} from '#store/content/document-states.ts'
import { changeFact, findFact } from '#store/facts.ts'
import type { Store } from '#store/store.ts'
import type { Tx } from '#store/tables.ts'
import { saveShownValues } from '../publishing/save-shown-values.ts'
import { showRevisionById } from '../show-revision.ts'

/** Entries in one transaction. */
const chunk = 200

/**
 * Fills what lists search, sort and filter entries by, where a declaration names other columns than
 * when they were saved: after an upgrade, or when a column was added. Otherwise reads one fact a
 * collection and does nothing.
 */
export async function refillLists(store: Store): Promise<void> {
  for (const collection of collections) {
    const fact = `columns of ${collection.key}`
    const wanted = fingerprintOf(collection)
    if ((await findFact(store.db, fact)) === wanted) continue
    for (let after: number | null = 0; after !== null; ) {
      const from: number = after
      after = await store.write((tx) => refill(tx, collection, from))
    }
    await store.write((tx) => changeFact(tx, fact, wanted))
  }
}

/** By what entries are listed; a column of another kind is listed by something else. */
function fingerprintOf({ columns, facets, titleKey, fields }: Collection): string {
  const kinds = fields.flatMap(({ key, kind }) => (columns.includes(key) ? [kind] : []))
  return createHash('sha256')
    .update(JSON.stringify([columns, titleKey, kinds, ...facets]))
    .digest('hex')
}

/** Gives the last entry that was done, or null when there are no more. */
async function refill(tx: Tx, declaration: Collection, after: number): Promise<number | null> {
  const found = await listDocumentStatesAfter(tx, declaration.key, after, chunk)
  const ids = found.map(({ entry_id }) => entry_id)
  // Other nodes serve meanwhile: what is written here is held first.
  const heads = (await lockDocuments(tx, declaration.key, ids)).sort(
    (a, b) => a.entry_id - b.entry_id,
  )
  for (const head of heads) {
    const document = { declaration, entryId: head.entry_id, language: '' } as const
    await saveShownValues(tx, document, head)
    await updateDocumentState(
      tx,
      head,
      await showRevisionById(
        { db: tx, now: head.updated_at },
        { document, state: head, id: head.shown_id },
      ),
    )
  }
  return heads.at(-1)?.entry_id ?? null
}
