import { type SqlBool, sql } from 'kysely'
import type { Db } from '../tables.ts'
import type { SpotFilter } from './spots.ts'

/** An entry that a key names, with its place where it has one. */
export interface KeyedSpot {
  key: string
  entry_id: number
  x: number | null
  y: number | null
  z: number | null
}

function keyedSpots(db: Db, { subject, now, marks }: SpotFilter) {
  const all = db
    .selectFrom('spot_key')
    .innerJoin('spot', (join) =>
      join
        .onRef('spot.subject', '=', 'spot_key.subject')
        .onRef('spot.entry_id', '=', 'spot_key.entry_id')
        .onRef('spot.made_of', '=', 'spot_key.made_of'),
    )
    .where('spot_key.subject', '=', subject)
    .where(sql<SqlBool>`(spot.shown_from is null or spot.shown_from <= ${now})
      and (spot.shown_until is null or spot.shown_until > ${now})`)
    .select(['spot_key.key', 'spot.entry_id', 'spot.x', 'spot.y', 'spot.z'])
  return marks === 0 ? all : all.where(sql<SqlBool>`(spot.marks & ${marks}) <> 0`)
}

/** Returns what guests see of one of these keys, by title. */
export function listSpotsByKeys(
  db: Db,
  filter: SpotFilter,
  keys: readonly string[],
  limit: number,
): Promise<KeyedSpot[]> {
  return keyedSpots(db, filter)
    .where('spot_key.key', 'in', keys)
    .orderBy('spot.title')
    .orderBy('spot.entry_id')
    .limit(limit)
    .execute()
}

/** Returns those whose keys stand next to one in their order, some on either side: they begin most like it. */
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
