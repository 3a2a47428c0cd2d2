import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { type Collection, emptyContent, storedValue } from '#catalogue/declaration.ts'
import type { Json } from '#catalogue/json.ts'
import { stateNames } from '#catalogue/revision-state.ts'
import type { NamedGroup } from '#catalogue/spreadsheet/group-names.ts'
import { tryApplyDueTransitions } from '#domain/content/publishing/apply-due-transitions.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { listEntryIds, statesInOrder } from '#store/content/entry-list.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import { listGroups, listMemberships } from '#store/groups/groups.ts'
import type { Store } from '#store/store.ts'
import { type EntryQuery, filterOf, withGroup } from './list-entries.ts'

/** An entry in an export: what its screen shows, in the first language. */
export interface ExportedEntry {
  id: number
  status: string
  /** Stored values, by key. */
  values: Record<string, Json>
  starts_at: string | null
  ends_at: string | null
  /** The groups that a restaurant is in by hand. */
  groups: readonly NamedGroup[]
}

/**
 * Entries that are read at once. With a hundred, the rows outlive a young garbage collection and
 * the heap grows.
 */
const part = 30

/**
 * Yields the entries of a filtered list in parts, by id, and yields to the event loop between them,
 * so that memory holds one part. Each part is read at its own moment.
 */
export async function* exportEntries(
  store: Store,
  collection: Collection,
  now: string,
  query: EntryQuery,
): AsyncGenerator<ExportedEntry[]> {
  await tryApplyDueTransitions(store, now)
  const groups = collection.grouping ? await listGroups(store.db) : []
  const filter = await withGroup(store.db, filterOf(collection, query), query)
  for (let last = 0; ; ) {
    const ids = await listEntryIds(store.longReads, filter, last, part)
    const states = await statesInOrder(store.db, collection.key, ids)
    yield await toExported(store, collection, states, groups)
    last = ids.at(-1) ?? 0
    if (ids.length < part) return
    await yieldToEventLoop()
  }
}

async function toExported(
  { db }: Store,
  collection: Collection,
  states: readonly DocumentState[],
  groups: readonly NamedGroup[],
) {
  const entryIds = groups.length === 0 ? [] : states.map(({ entry_id }) => entry_id)
  const members = Map.groupBy(await listMemberships(db, entryIds), ({ location_id }) => location_id)
  const groupsOf = (entryId: number) => {
    const own = new Set((members.get(entryId) ?? []).map(({ group_id }) => group_id))
    return groups.filter(({ id }) => own.has(id))
  }
  const ids = states.flatMap(({ shown_id }) => shown_id ?? [])
  const revisions = new Map((await listRevisionsByIds(db, ids)).map((one) => [one.id, one]))
  return states.map((state) => ({
    ...toEntry(collection, state, revisions.get(state.shown_id ?? 0)),
    groups: groupsOf(state.entry_id),
  }))
}

function toEntry(
  collection: Collection,
  { entry_id: id, shown_state }: DocumentState,
  revision: Revision | undefined,
): Omit<ExportedEntry, 'groups'> {
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
