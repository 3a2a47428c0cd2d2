import { collections, editorPathOf } from '#catalogue/catalogue.ts'
import type { OpenEntry } from '#catalogue/content/entry-schema.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { type State, stateCodes, stateNames } from '#catalogue/revision-state.ts'
import { settleIfPossible } from '#domain/content/publishing/settle.ts'
import { countEntries, listEntries } from '#store/content/entry-list.ts'
import type { Head } from '#store/content/heads.ts'
import type { Store } from '#store/store.ts'

/** What has to be mended comes before what is only begun. */
const states: readonly State[] = ['rejected', 'draft']

/** Entries of all collections that somebody has to go on with, what changed last first; and how many. */
export async function listOpenEntries(
  store: Store,
  now: string,
  limit: number,
): Promise<{ rows: OpenEntry[]; total: number }> {
  await settleIfPossible(store, now)
  const rows: OpenEntry[] = []
  let total = 0
  for (const state of states) {
    const found: OpenEntry[] = []
    for (const collection of collections) {
      const filter = { subject: collection.key, state }
      const count = await countEntries(store.db, filter)
      const order = { by: 'updated_at', descending: true }
      const heads = await listEntries(store.db, filter, order, { limit, offset: 0 }, count)
      total += count
      found.push(...heads.map((head) => toOpen(collection, state, head)))
    }
    rows.push(...found.toSorted((one, other) => (one.updated_at < other.updated_at ? 1 : -1)))
  }
  return { rows: rows.slice(0, limit), total }
}

function toOpen(collection: Collection, state: State, { entry_id, title, updated_at }: Head) {
  return {
    entity_type: collection.entityType,
    entry_id,
    title,
    approval: stateCodes[state],
    status_text: stateNames[state],
    updated_at,
    editor_path: editorPathOf(collection, entry_id) ?? collection.screens.list,
  }
}
