import { location } from '#catalogue/collections/location.ts'
import { type AskedService, marksOf } from '#catalogue/collections/location-services.ts'
import type { PlaceLanguage } from '#catalogue/languages.ts'
import {
  countSpots,
  listNearSpots,
  listSpots,
  listSpotsAmong,
  type Point,
  type SpotFilter,
} from '#store/search/spots.ts'
import type { Store } from '#store/store.ts'
import { findEntries, type Match } from '../search/find-entries.ts'
import { kilometresOf, pointOf, reachOf, squareTo } from '../search/spots/point-at.ts'

/** What a guest asks of the restaurants. All of it holds together. */
export interface LocationSearch {
  /** A part of the name, the address or the code, at most 200 characters; '' for any. */
  query?: string
  /** That they offer this; `pickup` is to take away, or by car. */
  service?: AskedService | null
  /** The nearest first, in degrees. Those without a place are left out. */
  near?: { latitude: number; longitude: number } | null
  language?: PlaceLanguage
  page: { limit: number; offset: number }
}

/** Which restaurants were found, in their order: `drawSome(reading, location, ids)` draws them. */
export interface FoundLocations {
  places: { id: number; kilometres: number | null }[]
  /** Of what was asked in words, the best three hundred are counted. */
  total: number
  /** How the words were met: all of them as typed, nearly, or some; `all` where there were none. */
  match: Match
}

/**
 * The restaurants that guests see at `now` and that are what was asked: by words as the site's search
 * finds them (beginnings, slips of the finger, the language's own texts and the first language's),
 * best first; else the nearest first; else by name. All of them in the order that staff gave them are
 * `drawEntries`. Reads aside, never on the thread that serves guests: a page asks it in its `search`,
 * and draws what was found in its `draw`.
 */
export async function findLocations(
  store: Pick<Store, 'aside' | 'publications'>,
  now: string,
  { query = '', service = null, near = null, language = '', page }: LocationSearch,
): Promise<FoundLocations> {
  const { db } = store.aside
  const filter = { subject: location.key, now, marks: marksOf(service) }
  const from = near && pointOf(near.latitude, near.longitude)
  if (query.trim() !== '') {
    const { ids, match } = await findEntries(store, now, { query, language, collection: location })
    const places = await amongFound(store, filter, ids, from)
    const { limit, offset } = page
    return { places: places.slice(offset, offset + limit), total: places.length, match }
  }
  const total = await countSpots(db, filter, from !== null)
  const places = from
    ? await nearest(store, filter, from, page)
    : (await listSpots(db, filter, page)).map((id) => ({ id, kilometres: null }))
  return { places, total, match: 'all' }
}

/** Those that offer what was asked, best first, or the nearest first. */
async function amongFound(
  { aside }: Pick<Store, 'aside'>,
  filter: SpotFilter,
  ids: readonly number[],
  from: Point | null,
) {
  const spots = await listSpotsAmong(aside.db, filter, ids)
  const byId = new Map(spots.map((spot) => [spot.entry_id, spot]))
  const found = ids.flatMap((id): FoundLocations['places'] => {
    const spot = byId.get(id)
    if (!spot) return []
    const point = isPlaced(spot) ? spot : null
    if (!from) return [{ id, kilometres: null }]
    return point ? [{ id, kilometres: kilometresOf(squareTo(from, point)) }] : []
  })
  return from ? found.sort((one, other) => (one.kilometres ?? 0) - (other.kilometres ?? 0)) : found
}

function isPlaced(spot: { x: number | null; y: number | null; z: number | null }): spot is Point {
  return spot.x !== null && spot.y !== null && spot.z !== null
}

/** Kilometres around that are looked at first: mostly that is enough, and few are read. */
const reaches = [10, 100, 1_000, 21_000]

async function nearest(
  { aside }: Pick<Store, 'aside'>,
  filter: SpotFilter,
  from: Point,
  { limit, offset }: LocationSearch['page'],
) {
  for (const reach of reaches.map(reachOf)) {
    const spots = await listNearSpots(aside.db, filter, from, { reach, limit: offset + limit })
    const within = spots.filter(({ square }) => square <= reach * reach)
    if (within.length < offset + limit && reach < 2) continue
    return spots.slice(offset).map(({ entry_id: id, square }) => {
      return { id, kilometres: kilometresOf(square) }
    })
  }
  return []
}
