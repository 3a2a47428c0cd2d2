import { setImmediate as turn } from 'node:timers/promises'
import { type Collection, emptyContent, storedValue } from '#catalogue/declaration.ts'
import type { Json } from '#catalogue/json.ts'
import { stateNames } from '#catalogue/revision-state.ts'
import { tryApplyDueTransitions } from '#domain/content/publishing/apply-due-transitions.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { listEntryIds, statesInOrder } from '#store/content/entry-list.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import type { Store } from '#store/store.ts'
import { type EntryQuery, filterOf } from './list-entries.ts'

/** An entry on its way into a file: what its screen shows of it, in the first language. */
export interface ExportedEntry {
  id: number
  status: string
  /** The stored values, by key. */
  values: Record<string, Json>
  starts_at: string | null
  ends_at: string | null
}

/** Entries that are read at once: of a hundred too much outlasts a collection of the young, and the heap grows by it. */
const part = 30

/**
 * The entries that a list of staff is narrowed down to, by their ids, part by part: between two parts
 * others have their turn, and no more is in memory than one. Each part is of a moment of its own.
 */
export async function* exportEntries(
  store: Store,
  collection: Collection,
  now: string,
  query: EntryQuery,
): AsyncGenerator<ExportedEntry[]> {
  await tryApplyDueTransitions(store, now)
  const filter = filterOf(collection, query)
  for (let last = 0; ; ) {
    const ids = await listEntryIds(store.longReads, filter, last, part)
    const heads = await statesInOrder(store.db, collection.key, ids)
    yield await toExported(store, collection, heads)
    last = ids.at(-1) ?? 0
    if (ids.length < part) return
    await turn()
  }
}

async function toExported({ db }: Store, collection: Collection, heads: readonly DocumentState[]) {
  const ids = heads.flatMap(({ shown_id }) => shown_id ?? [])
  const revisions = new Map((await listRevisionsByIds(db, ids)).map((one) => [one.id, one]))
  return heads.map((head) => toEntry(collection, head, revisions.get(head.shown_id ?? 0)))
}

function toEntry(
  collection: Collection,
  { entry_id: id, shown_state }: DocumentState,
  revision: Revision | undefined,
): ExportedEntry {
  const { values } = revision?.content ?? emptyContent(collection)
  const stored = collection.fields.map((field) => [field.key, storedValue(field, values)] as const)
  return {
    id,
    status: stateNames[shown_state ?? 'draft'],
    values: Object.fromEntries(stored),
    starts_at: revision?.starts_at ?? null,
    ends_at: revision?.ends_at ?? null,
  }
}
