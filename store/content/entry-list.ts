import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type GroupRule, ruleAlternatives } from '#catalogue/content/group-rule.ts'
import { type State, states } from '#catalogue/revision-state.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { containsFolded } from '../contains.ts'
import { countRows } from '../count-rows.ts'
import type { Db } from '../tables.ts'
import { type DocumentState, listDocumentStates } from './document-states.ts'

export interface EntryFilter {
  type: string
  search?: string
  state?: State
  values?: Readonly<Record<string, string>>
  except?: readonly number[]
  /** Only those in groups: by hand in one of these, or by one of these rules. */
  groups?: { ids: readonly number[]; rules: readonly GroupRule[] }
}

export interface EntryOrder {
  /** `position`, `title`, `updated_at`, or a column of the declaration. */
  by: string
  descending: boolean
}

interface Page {
  limit: number
  offset: number
}

/** Returns a page of entries in any state, read from the nearer end of the list. */
export async function listEntries(
  db: Db,
  filter: EntryFilter,
  order: EntryOrder,
  { limit, offset, total }: Page & { total: number },
): Promise<DocumentState[]> {
  const rows = Math.min(limit, total - offset)
  if (rows <= 0) return []
  const isFar = offset > total / 2
  const from = isFar ? total - offset - rows : offset
  const direction = order.descending !== isFar ? 'desc' : 'asc'
  const allCount = await countEntries(db, { type: filter.type })
  const leaves = total > allCount / 10 ? 'many' : 'few'
  const sort = { by: order.by, direction } as const
  const page = { limit: rows, offset: from }
  const isMost = total > allCount / 2
  const found = await (leaves === 'many' && !isOwn(order.by)
    ? listByIndexOfValues(db, filter, sort, { ...page, isMost })
    : listBySorting(db, { ...filter, leaves }, sort, page))
  const ids = found.map(({ entry_id }) => entry_id)
  return statesInOrder(db, filter.type, isFar ? ids.reverse() : ids)
}

/** Returns matching ids above `beyond`, ascending. */
export async function listEntryIds(
  db: Db,
  filter: EntryFilter,
  beyond: number,
  limit: number,
): Promise<number[]> {
  const rows = await filtered(db, filter)
    .select('head.entry_id')
    .where('head.entry_id', '>', beyond)
    .orderBy('head.entry_id')
    .limit(limit)
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}

/** Reads whole rows after the page was chosen in an index alone. */
export async function statesInOrder(
  db: Db,
  type: string,
  ids: readonly number[],
): Promise<DocumentState[]> {
  const places = ids.map((entryId) => ({ type, entryId, language: '' as const }))
  const heads = new Map((await listDocumentStates(db, places)).map((head) => [head.entry_id, head]))
  return ids.flatMap((id) => heads.get(id) ?? [])
}

export async function countEntries(db: Db, filter: EntryFilter): Promise<number> {
  const { type, search = '', state, values = {}, groups } = filter
  const [first, ...more] = Object.entries(values)
  if (search !== '' || state || groups || !first) return countRows(filtered(db, filter))
  const rest = { ...filter, values: Object.fromEntries(more) }
  return countRows(
    entriesWithValue(db, type, first).where(matchesValues('head_value.entry_id', db, rest)),
  )
}

function filtered(db: Db, filter: Filtering) {
  const { type, search = '', state } = filter
  let query = listedEntries(db, type).where(matchesValues('head.entry_id', db, filter))
  if (state) query = query.where('head.shown_state', '=', state)
  if (search !== '') query = query.where(containsFolded('head.search_title', foldText(search)))
  return query
}

/** Returns the entries that lists of staff have. */
export function listedEntries(db: Db, type: string) {
  return (
    db
      .selectFrom('head')
      .where('head.subject', '=', type)
      .where('head.language', '=', '')
      .where('head.shown_state', 'is not', null)
      // Entry 0 is the manual order of the list.
      .where('head.entry_id', '<>', 0)
  )
}

function entriesWithValue(db: Db, type: string, [name, value]: readonly [string, string]) {
  return db
    .selectFrom('head_value')
    .where('head_value.subject', '=', type)
    .where('head_value.name', '=', name)
    .where('head_value.value', '=', value)
}

/** With few matches their values are looked up; with many the list is walked in its order. */
interface Filtering extends EntryFilter {
  leaves?: 'few' | 'many'
}

/** `is true` keeps both databases from starting with the values and sorting all matches. */
function matchesValues(column: string, db: Db, filter: Filtering) {
  const { type, values = {}, except = [], leaves = 'few', groups } = filter
  const id = sql.ref<number>(column)
  const conditions = Object.entries(values).map((one) => {
    const those = entriesWithValue(db, type, one).select('head_value.entry_id')
    return leaves === 'few'
      ? sql<SqlBool>`${id} in ${those}`
      : sql<SqlBool>`(${id} in ${those}) is true`
  })
  if (except.length > 0) conditions.push(sql<SqlBool>`${id} not in (${sql.join(except)})`)
  if (groups) conditions.push(isInGroups(id, db, type, groups))
  return conditions.length > 0 ? sql.join<SqlBool>(conditions, sql` and `) : sql<SqlBool>`1 = 1`
}

/** Matches the restaurants in some groups: by hand, or by a rule as lists of staff read it. */
export function isInGroups(
  id: RawBuilder<number>,
  db: Db,
  type: string,
  { ids, rules }: NonNullable<EntryFilter['groups']>,
) {
  const members = db
    .selectFrom('location_group_member')
    .select('location_id')
    .where('group_id', 'in', ids)
  const byRule = rules.map((rule) => {
    const each = ruleAlternatives(rule).map((names) => {
      const having = db
        .selectFrom('head_value')
        .select('head_value.entry_id')
        .where('head_value.subject', '=', type)
        .where('head_value.name', 'in', names)
      return sql<SqlBool>`${id} in ${having}`
    })
    return sql<SqlBool>`(${sql.join(each, sql` and `)})`
  })
  return sql<SqlBool>`(${sql.join([sql`${id} in ${members}`, ...byRule], sql` or `)})`
}

interface Sort {
  by: string
  direction: 'asc' | 'desc'
}

const ownOrders = {
  position: 'head.position',
  updated_at: 'head.updated_at',
  title: 'head.search_title',
} as const

function isOwn(by: string): by is keyof typeof ownOrders {
  return Object.hasOwn(ownOrders, by)
}

function listBySorting(db: Db, filter: Filtering, { by, direction }: Sort, page: Page) {
  const query = filtered(db, filter).select('head.entry_id').limit(page.limit).offset(page.offset)
  if (isOwn(by))
    return query.orderBy(ownOrders[by], direction).orderBy('head.entry_id', direction).execute()
  return query
    .innerJoin('head_value as sorting', (join) =>
      join
        .onRef('sorting.subject', '=', 'head.subject')
        .onRef('sorting.entry_id', '=', 'head.entry_id')
        .on('sorting.name', '=', by),
    )
    .orderBy('sorting.value', direction)
    .orderBy('head.entry_id', direction)
    .execute()
}

/** Walks the index of the values, which is faster than sorting when many entries match. */
function listByIndexOfValues(
  db: Db,
  filter: EntryFilter,
  { by, direction }: Sort,
  { limit, offset, isMost }: Page & { isMost: boolean },
) {
  const { type, search, state } = filter
  const query = db
    .selectFrom('head_value as sorting')
    .select('sorting.entry_id')
    .where('sorting.subject', '=', type)
    .where('sorting.name', '=', by)
    .where(matchesValues('sorting.entry_id', db, { ...filter, leaves: 'many' }))
    .orderBy('sorting.value', direction)
    .orderBy('sorting.entry_id', direction)
    .limit(limit)
    .offset(offset)
  if (!search && !state) return query.execute()
  if (!search && isMost) {
    const others = listedEntries(db, type)
      .select('head.entry_id')
      .where(
        'head.shown_state',
        'in',
        states.filter((one) => one !== state),
      )
    return query.where('sorting.entry_id', 'not in', others).execute()
  }
  const isLeft = filtered(db, { type, search, state })
    .select('head.entry_id')
    .where('head.entry_id', '=', sql.ref<number>('sorting.entry_id'))
  return query.where(({ exists }) => exists(isLeft)).execute()
}
