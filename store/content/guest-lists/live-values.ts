import { type SqlBool, sql } from 'kysely'
import { countRows } from '#store/count-rows.ts'
import type { Db, Tx } from '#store/tables.ts'
import type { DocumentKey } from '../document-key.ts'
import { isSeen, seenId } from '../live-revisions.ts'

export async function changeLiveValues(
  tx: Tx,
  { type, entryId: entry_id }: Pick<DocumentKey, 'type' | 'entryId'>,
  values: readonly { revision_id: number; name: string; value: string }[],
): Promise<void> {
  await tx
    .deleteFrom('shown_value')
    .where('subject', '=', type)
    .where('entry_id', '=', entry_id)
    .execute()
  const rows = values.map((value) => ({ subject: type, entry_id, ...value }))
  if (rows.length > 0) await tx.insertInto('shown_value').values(rows).execute()
}

/** At least one value; the last one, looked up first, should match the fewest. */
export interface GuestListFilter {
  type: string
  now: string
  values: Readonly<Record<string, string>>
  /** In addition: at least one of these. */
  anyOf?: readonly { name: string; value: string }[]
}

export async function listFilteredIds(
  db: Db,
  filter: GuestListFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await filteredEntries(db, filter)
    .select('head.entry_id')
    .orderBy('head.position')
    .orderBy('head.entry_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}

/** Returns the ids of live entries with one of these values, ascending. */
export async function listIdsWithAny(
  db: Db,
  { type, now }: Pick<GuestListFilter, 'type' | 'now'>,
  anyOf: readonly { name: string; value: string }[],
  limit: number,
): Promise<number[]> {
  if (anyOf.length === 0) return []
  const rows = await shownValues(db)
    .select('head.entry_id')
    .distinct()
    .where('shown.subject', '=', type)
    .where(({ or, and, eb }) =>
      or(
        anyOf.map((one) =>
          and([eb('shown.name', '=', one.name), eb('shown.value', '=', one.value)]),
        ),
      ),
    )
    .where(sql<SqlBool>`shown.revision_id = ${seenId(now)} and ${isSeen(now)}`)
    .orderBy('head.entry_id')
    .limit(limit)
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}

/** Returns the titles of the first entries that have a value, live now or scheduled. */
export async function listTitlesWithAny(
  db: Db,
  {
    names,
    value,
    now,
  }: { names: readonly { type: string; name: string }[]; value: string; now: string },
  limit: number,
): Promise<string[]> {
  if (names.length === 0) return []
  const isScheduled = sql<SqlBool>`(shown.revision_id = head.scheduled_id
    and head.scheduled_starts_at > ${now} and head.scheduled_archived <> 1)`
  const isLive = sql<SqlBool>`(shown.revision_id = ${seenId(now)} and ${isSeen(now)})`
  const rows = await shownValues(db)
    .select(['head.subject', 'head.entry_id', 'head.title', 'head.live_title'])
    .distinct()
    .where(({ or, and, eb }) =>
      or(
        names.map(({ type, name }) =>
          and([eb('shown.subject', '=', type), eb('shown.name', '=', name)]),
        ),
      ),
    )
    .where('shown.value', '=', value)
    .where(sql<SqlBool>`(${isLive} or ${isScheduled})`)
    .orderBy('head.subject')
    .orderBy('head.entry_id')
    .limit(limit)
    .execute()
  return rows.map(({ title, live_title }) => live_title || title)
}

/** Values of entries, each with the state of its entry. */
function shownValues(db: Db) {
  return db
    .selectFrom('shown_value as shown')
    .innerJoin('head', (join) =>
      join
        .onRef('head.subject', '=', 'shown.subject')
        .onRef('head.entry_id', '=', 'shown.entry_id')
        .on('head.language', '=', ''),
    )
}

export async function countFilteredEntries(db: Db, filter: GuestListFilter): Promise<number> {
  return countRows(filteredEntries(db, filter))
}

export async function mapLiveValues(
  db: Db,
  { type, name, ids }: Pick<DocumentKey, 'type'> & { name: string; ids: readonly number[] },
  now: string,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await liveValues(db, { type, name, ids }, now).execute()
  return new Map(rows.map(({ entry_id, value }) => [entry_id, value]))
}

function liveValues(
  db: Db,
  { type, name, ids }: Pick<DocumentKey, 'type'> & { name: string; ids: readonly number[] },
  now: string,
) {
  return shownValues(db)
    .select(['shown.entry_id', 'shown.value'])
    .where('shown.subject', '=', type)
    .where('shown.entry_id', 'in', ids)
    .where('shown.name', '=', name)
    .where(sql<SqlBool>`shown.revision_id = ${seenId(now)}`)
}

/** Returns which of some values at least one live entry has. */
export async function findLiveValues(
  db: Db,
  {
    type,
    name,
    now,
    values,
  }: { type: string; name: string; now: string; values: readonly string[] },
): Promise<string[]> {
  // A lookup each, which stops at the first entry: there may be fifty thousand of them.
  const row = await db
    .selectNoFrom(({ exists }) =>
      values.map((value) =>
        exists(
          filteredEntries(db, { type, now, values: { [name]: value } }).select('shown.value'),
        ).as(value),
      ),
    )
    .executeTakeFirstOrThrow()
  const found: Readonly<Record<string, unknown>> = row
  return values.filter((value) => Boolean(found[value]))
}

/** Returns all values that some live entries have under a name. */
export async function listLiveValuesOf(
  db: Db,
  { type, name, now, ids }: { type: string; name: string; now: string; ids: readonly number[] },
): Promise<{ entry_id: number; value: string }[]> {
  if (ids.length === 0) return []
  return liveValues(db, { type, name, ids }, now).execute()
}

export async function countLiveValues(
  db: Db,
  filter: GuestListFilter,
  name: string,
): Promise<{ value: string; count: number; entryId: number }[]> {
  const rows = await filteredEntries(db, filter)
    .innerJoin('shown_value as counted', (join) =>
      join.onRef('counted.revision_id', '=', 'shown.revision_id').on('counted.name', '=', name),
    )
    .select((eb) => [
      'counted.value',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('counted.entry_id').as('entryId'),
    ])
    .groupBy('counted.value')
    .orderBy('counted.value')
    .execute()
  return rows.map(({ value, count, entryId }) => {
    return { value, count: Number(count), entryId: Number(entryId) }
  })
}

function filteredEntries(db: Db, { type, now, values, anyOf }: GuestListFilter) {
  const [first, ...others] = Object.entries(values).reverse()
  const [name, value] = first ?? ['', '']
  const isLive = sql<SqlBool>`shown.revision_id = ${seenId(now)} and ${isSeen(now)}`
  const query = db
    .selectFrom('shown_value as shown')
    .innerJoin('head', (join) =>
      join
        .onRef('head.subject', '=', 'shown.subject')
        .onRef('head.entry_id', '=', 'shown.entry_id')
        .on('head.language', '=', ''),
    )
    .where('shown.subject', '=', type)
    .where('shown.name', '=', name)
    .where('shown.value', '=', value)
    .where(isLive)
  const among = anyOf
    ? query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('shown_value as one')
            .select('one.entry_id')
            .whereRef('one.revision_id', '=', 'shown.revision_id')
            .where(({ or, and, eb }) =>
              or(
                anyOf.map((one) =>
                  and([eb('one.name', '=', one.name), eb('one.value', '=', one.value)]),
                ),
              ),
            ),
        ),
      )
    : query
  return others.reduce((narrower, [name, value]) => {
    return narrower.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('shown_value as also')
          .select('also.entry_id')
          .whereRef('also.revision_id', '=', 'shown.revision_id')
          .where('also.name', '=', name)
          .where('also.value', '=', value),
      ),
    )
  }, among)
}

/** The start of a list sorted by a value: at or below it, descending; or above it, ascending. */
export interface SortStart {
  value: string
  direction: 'asc' | 'desc'
}

/** Returns ids sorted by their value under `by`, descending unless `start` says otherwise. */
export async function listFilteredByValue(
  db: Db,
  filter: GuestListFilter,
  { by, limit, offset, start }: { by: string; limit: number; offset: number; start?: SortStart },
): Promise<{ id: number; value: string }[]> {
  const direction = start?.direction ?? 'desc'
  const sorted = filteredEntries(db, filter).innerJoin('shown_value as sorted', (join) =>
    join.onRef('sorted.revision_id', '=', 'shown.revision_id').on('sorted.name', '=', by),
  )
  const from = start
    ? sorted.where('sorted.value', direction === 'asc' ? '>' : '<=', start.value)
    : sorted
  const rows = await from
    .select(['head.entry_id', 'sorted.value'])
    .orderBy('sorted.value', direction)
    .orderBy('head.entry_id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ entry_id: id, value }) => ({ id, value }))
}
