import { type Insertable, type SqlBool, sql } from 'kysely'
import { countRows } from '../count-rows.ts'
import type { Db, Tx } from '../tables.ts'
import type { SpotKeyTable, SpotTable } from './search-tables.ts'

export type NewSpot = Insertable<SpotTable>

/** Spots shown at a moment that have one of these marks; 0: any. */
export interface SpotFilter {
  type: string
  now: string
  marks: number
}

export interface Point {
  x: number
  y: number
  z: number
}

export async function replaceSpots(
  tx: Tx,
  type: string,
  entryIds: readonly number[],
  { spots, keys }: { spots: readonly NewSpot[]; keys: readonly SpotKeyTable[] },
): Promise<void> {
  for (const table of ['spot', 'spot_key'] as const) {
    await tx
      .deleteFrom(table)
      .where('subject', '=', type)
      .where('entry_id', 'in', entryIds)
      .execute()
  }
  if (spots.length > 0) await tx.insertInto('spot').values(spots).execute()
  // As many parameters as both databases allow.
  for (let at = 0; at < keys.length; at += 200) {
    await tx
      .insertInto('spot_key')
      .values(keys.slice(at, at + 200))
      .execute()
  }
}

export function visibleSpots(db: Db, { type, now, marks }: SpotFilter) {
  const isVisible = sql<SqlBool>`(shown_from is null or shown_from <= ${now})
    and (shown_until is null or shown_until > ${now})`
  const all = db.selectFrom('spot').where('subject', '=', type).where(isVisible)
  return marks === 0 ? all : all.where(sql<SqlBool>`(marks & ${marks}) <> 0`)
}

export async function listSpots(
  db: Db,
  filter: SpotFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await visibleSpots(db, filter)
    .select('entry_id')
    .orderBy('title')
    .orderBy('entry_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}

export function countSpots(db: Db, filter: SpotFilter, isPlaced: boolean): Promise<number> {
  const all = visibleSpots(db, filter)
  return countRows(isPlaced ? all.where('z', 'is not', null) : all)
}

export async function listSpotsAmong(
  db: Db,
  filter: SpotFilter,
  entryIds: readonly number[],
): Promise<{ entry_id: number; x: number | null; y: number | null; z: number | null }[]> {
  if (entryIds.length === 0) return []
  return visibleSpots(db, filter)
    .select(['entry_id', 'x', 'y', 'z'])
    .where('entry_id', 'in', entryIds)
    .execute()
}

/** `square`: squared distance through the unit sphere. */
export interface NearSpot {
  entry_id: number
  square: number
}

export async function listNearSpots(
  db: Db,
  filter: SpotFilter,
  { x, y, z }: Point,
  { reach, limit }: { reach: number; limit: number },
): Promise<NearSpot[]> {
  const square = sql<number>`(x - ${x}) * (x - ${x}) + (y - ${y}) * (y - ${y}) + (z - ${z}) * (z - ${z})`
  return visibleSpots(db, filter)
    .select(['entry_id', square.as('square')])
    .where('z', 'is not', null)
    .where(sql<SqlBool>`z between ${z - reach} and ${z + reach}`)
    .where(sql<SqlBool>`x between ${x - reach} and ${x + reach}`)
    .where(sql<SqlBool>`y between ${y - reach} and ${y + reach}`)
    .orderBy('square')
    .orderBy('entry_id')
    .limit(limit)
    .execute()
}
