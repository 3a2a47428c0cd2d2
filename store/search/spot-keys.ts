import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../tables.ts'
import { type SpotFilter, visibleSpots } from './spots.ts'

/** Key rows read at most; of a frequent word only the first. */
const maxKeysPerWord = 2_000

export interface KeyedSpot {
  key: string
  entry_id: number
  x: number | null
  y: number | null
  z: number | null
}

function keyedSpots(db: Db, { type, now, marks }: SpotFilter) {
  const all = db
    .selectFrom('spot_key')
    .innerJoin('spot', (join) =>
      join
        .onRef('spot.subject', '=', 'spot_key.subject')
        .onRef('spot.entry_id', '=', 'spot_key.entry_id')
        .onRef('spot.made_of', '=', 'spot_key.made_of'),
    )
    .where('spot_key.subject', '=', type)
    .where(sql<SqlBool>`(spot.shown_from is null or spot.shown_from <= ${now})
      and (spot.shown_until is null or spot.shown_until > ${now})`)
    .select(['spot_key.key', 'spot.entry_id', 'spot.x', 'spot.y', 'spot.z'])
  return marks === 0 ? all : all.where(sql<SqlBool>`(spot.marks & ${marks}) <> 0`)
}

export async function listSpotsByKeys(
  db: Db,
  filter: SpotFilter,
  keys: readonly string[],
  limit: number,
): Promise<number[]> {
  const rows = await spotsWith(db, filter, sql`key in (${sql.join(keys)})`, limit).execute()
  return [...new Set(rows.map(({ entry_id }) => entry_id))]
}

/** Finds by the index of keys first: SQLite would walk all spots. */
function spotsWith(db: Db, filter: SpotFilter, isKey: RawBuilder<unknown>, limit: number) {
  const keyed = sql`select entry_id, made_of from spot_key
    where subject = ${filter.type} and ${isKey} limit ${maxKeysPerWord}`
  return visibleSpots(db, filter)
    .select(['entry_id', 'title'])
    .where(sql<SqlBool>`(entry_id, made_of) in (${keyed})`)
    .orderBy('entry_id')
    .limit(limit)
}

/** Returns the spots whose postal codes sort next to a key, `limit` on either side. */
export async function listSpotsAround(
  db: Db,
  filter: SpotFilter,
  key: string,
  limit: number,
): Promise<KeyedSpot[]> {
  const [before, after] = await Promise.all(
    (['desc', 'asc'] as const).map((direction) =>
      keyedSpots(db, filter)
        .where('spot_key.key', direction === 'asc' ? '>=' : '<', key)
        .where('spot_key.key', direction === 'asc' ? '<' : '>=', direction === 'asc' ? 'p;' : 'p:')
        .orderBy('spot_key.key', direction)
        .limit(limit)
        .execute(),
    ),
  )
  return [...(before ?? []), ...(after ?? [])]
}

/** Returns the shown entries that have, for each word, a key that starts with one of its forms. */
export async function listSpotsByWords(
  db: Db,
  filter: SpotFilter,
  words: readonly (readonly string[])[],
  limit: number,
): Promise<{ entry_id: number; title: string }[]> {
  const counted = await countWords(db, filter.type, words)
  const [rarest, ...others] = counted.toSorted((one, other) => one.count - other.count)
  if (!rarest || rarest.count === 0) return []
  const hasAll = others.map(
    ({ forms }) => sql<SqlBool>`exists (select 1 from spot_key where subject = spot.subject
      and entry_id = spot.entry_id and made_of = spot.made_of and ${hasBeginning(forms)})`,
  )
  return spotsWith(db, filter, hasBeginning(rarest.forms), limit)
    .where((eb) => eb.and(hasAll))
    .execute()
}

export async function listSpotsWithBeginning(
  db: Db,
  filter: SpotFilter,
  beginning: string,
  limit: number,
): Promise<number[]> {
  const isKey = sql`key >= ${beginning} and key < ${`${beginning}\u{10ffff}`}`
  const rows = await spotsWith(db, filter, isKey, limit).execute()
  return [...new Set(rows.map(({ entry_id }) => entry_id))]
}

export async function countWords(
  db: Db,
  type: string,
  words: readonly (readonly string[])[],
): Promise<{ forms: readonly string[]; count: number }[]> {
  if (words.length === 0) return []
  const parts = words.map(
    (forms) => sql`(select count(*) from (select 1 from spot_key
      where subject = ${type} and ${hasBeginning(forms)} limit ${maxKeysPerWord}) as counted)`,
  )
  const counts = parts.map((part, nth) => sql`${part} as ${sql.ref(`n${nth}`)}`)
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  return words.map((forms, nth) => ({ forms, count: Number(rows[0]?.[`n${nth}`] ?? 0) }))
}

function hasBeginning(forms: readonly string[]) {
  const ranges = forms.map((form) =>
    // A single letter would match too much as a prefix.
    [...form].length === 1
      ? sql`key = ${`w:${form}`}`
      : sql`(key >= ${`w:${form}`} and key < ${`w:${form}\u{10ffff}`})`,
  )
  return sql<SqlBool>`(${sql.join(ranges, sql` or `)})`
}

export async function listSpotWords(
  db: Db,
  type: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('spot_key')
    .select('key')
    .distinct()
    .where('subject', '=', type)
    .where('key', '>', `w:${after}`)
    .where('key', '<', 'w;')
    .orderBy('key')
    .limit(limit)
    .execute()
  return rows.map(({ key }) => key.slice(2))
}

export async function listSpotWordsOf(
  db: Db,
  type: string,
  entryIds: readonly number[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('spot_key')
    .select('key')
    .distinct()
    .where('subject', '=', type)
    .where('entry_id', 'in', entryIds)
    .where('key', 'like', 'w:%')
    .execute()
  return rows.map(({ key }) => key.slice(2))
}
