import { listSpotsAround, listSpotsByKeys } from '#store/search/spot-keys.ts'
import type { Point, SpotFilter } from '#store/search/spots.ts'
import type { Db } from '#store/tables.ts'
import { sharedCode } from '../search/spots/place-keys.ts'

/** As many as the search in words finds. */
const mostNamed = 300

/** Neighbours in the order of postcodes that are compared, on either side. */
const mostAround = 10

/** Returns the ids of those whose place has one of these keys, by title. */
export async function idsByKeys(
  db: Db,
  filter: SpotFilter,
  keys: readonly string[],
): Promise<number[]> {
  if (keys.length === 0) return []
  const found = await listSpotsByKeys(db, filter, keys, mostNamed)
  return [...new Set(found.map(({ entry_id }) => entry_id))]
}

/**
 * Returns where a postcode is, as the restaurant with the postcode most like it says: what begins
 * alike lies together in every country. Null where none begins alike, or that one has no place.
 */
export async function pointOfPostcode(
  db: Db,
  filter: SpotFilter,
  postcode: string,
): Promise<Point | null> {
  const around = await listSpotsAround(db, filter, `p:${postcode}`, mostAround)
  const alike = around
    .map(({ key, x, y, z }) => {
      const code = key.slice(2)
      return { x, y, z, shared: sharedCode(postcode, code), far: distance(postcode, code) }
    })
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared || one.far - other.far)
  const [{ x, y, z } = { x: null, y: null, z: null }] = alike
  return x === null || y === null || z === null ? null : { x, y, z }
}

/** How far two postcodes of digits are apart; those with letters have no such order. */
function distance(one: string, other: string): number {
  const far = Math.abs(Number(one) - Number(other))
  return Number.isNaN(far) ? 0 : far
}
