import { isReferenceColumn, referenceColumn } from '#catalogue/content/column-values.ts'
import type { ListedEntry } from '#catalogue/content/entry-schema.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { State } from '#catalogue/revision-state.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { tryApplyDueTransitions } from '#domain/content/publishing/apply-due-transitions.ts'
import { groupFilter } from '#domain/content/scope/group-filter.ts'
import {
  countEntries,
  type EntryFilter,
  type EntryOrder,
  listEntries as listRows,
} from '#store/content/entry-list.ts'
import type { Store } from '#store/store.ts'
import type { Db } from '#store/tables.ts'
import { toListed } from './listed-entries.ts'

export interface EntryQuery {
  search?: string
  state?: State
  /** By listed column; of a reference the id. Others are ignored. */
  values?: Readonly<Record<string, string>>
  /** `position` unless it is one of `title`, `updated_at` and the declared columns. */
  sort?: string
  descending?: boolean
  /** The id of a group that the entries are in. */
  group?: number
  /** Keys of fields whose values are answered beside those of the staff columns. */
  columns?: readonly string[]
}

/** Returns a page of a collection for staff: every entry with its state. */
export async function listEntries(
  store: Store,
  collection: Collection,
  now: string,
  { query, page }: { query: EntryQuery; page: { limit: number; offset: number } },
): Promise<{ rows: ListedEntry[]; total: number }> {
  await tryApplyDueTransitions(store, now)
  const filter = await withGroup(store.db, filterOf(collection, query), query)
  const total = await countEntries(store.db, filter)
  const order = orderOf(collection.staffColumns, query)
  const states = await listRows(store.db, filter, order, { ...page, total })
  return { rows: await toListed({ db: store.db, now }, collection, states, query.columns), total }
}

/** Returns a filter with the group that was asked for and all groups inside it. */
export async function withGroup(
  db: Db,
  filter: EntryFilter,
  { group }: EntryQuery,
): Promise<EntryFilter> {
  return group === undefined ? filter : { ...filter, groups: await groupFilter(db, [group]) }
}

export function filterOf(collection: Collection, query: EntryQuery): EntryFilter {
  const { key, staffColumns, fields } = collection
  const filters = Object.entries(query.values ?? {}).filter(([name]) => staffColumns.includes(name))
  const values = filters.map(([name, value]) => {
    const field = fields.find((one) => one.key === name)
    return field && isReferenceColumn(field)
      ? [referenceColumn(name, value), '']
      : [name, foldText(wordsOf(field, value))]
  })
  return {
    type: key,
    search: (query.search ?? '').trimStart(),
    values: Object.fromEntries(values),
    ...(query.state ? { state: query.state } : {}),
  }
}

function orderOf(columns: readonly string[], { sort, descending = false }: EntryQuery): EntryOrder {
  const sortable = ['title', 'updated_at', ...columns]
  return { by: sort && sortable.includes(sort) ? sort : 'position', descending }
}

function wordsOf(field: Field | undefined, value: string): string {
  return field?.options?.find((option) => option.value === value)?.label ?? value
}
