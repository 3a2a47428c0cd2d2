import { location } from '#catalogue/collections/location.ts'
import { type ServiceFilter, serviceMask } from '#catalogue/collections/location-services.ts'
import type { Match } from '#domain/search/index/messages.ts'
import {
  findNamed,
  findNearlyNamed,
  idsByKeys,
  pointOfPostcode,
} from '#domain/search/location-index/find-named.ts'
import { locationsIn } from '#domain/search/location-index/location-keys.ts'
import { kilometresOf, pointOf, reachOf, squareTo } from '#domain/search/location-index/point-at.ts'
import type { SiteServices } from '#domain/services.ts'
import {
  countSpots,
  listNearSpots,
  listSpots,
  listSpotsAmong,
  type Point,
  type SpotFilter,
} from '#store/search/spots.ts'
import type { Db } from '#store/tables.ts'

/** A search for restaurants; all of it must hold. */
export interface LocationSearch {
  /** A part of the name, the address or the code, at most 200 characters; '' for any. */
  query?: string
  /** `pickup` is takeaway or drive-through. */
  service?: ServiceFilter | null
  /** In degrees: the nearest first. Restaurants without a location are left out. */
  near?: { latitude: number; longitude: number } | null
  page: { limit: number; offset: number }
}

/** The restaurants found, in order; `resolveSome(reading, location, ids)` resolves them. */
export interface LocationResults {
  places: { id: number; kilometres: number | null }[]
  /** At most a thousand are counted for words. */
  total: number
  /** `all`: every word as typed (or no words); `near`: similar words; `some`: not all words. */
  match: Match
  /** Whether they are the nearest to a place that was named. */
  isByDistance: boolean
}

type FindsLocations = Pick<SiteServices, 'store' | 'search'>

/**
 * Returns the restaurants live at `now` that match: by words (prefixes, typing errors, in every
 * language) the best first; else the nearest first; else by name. It runs outside a reading: a page
 * calls it in its `search` and renders the result.
 */
export async function findLocations(
  { store, search }: FindsLocations,
  now: string,
  { query = '', service = null, near = null, page }: LocationSearch,
): Promise<LocationResults> {
  const db = store.longReads
  const filter = { type: location.key, now, marks: serviceMask(service) }
  const from = near && pointOf(near.latitude, near.longitude)
  if (query.trim() !== '') return findByWords({ store, search }, filter, { query, from, page })
  const total = await countSpots(db, filter, from !== null)
  const places = from
    ? await nearest(db, filter, from, page)
    : (await listSpots(db, filter, page)).map((id) => ({ id, kilometres: null }))
  return { places, total, match: 'all', isByDistance: false }
}

interface LocationQuery {
  query: string
  from: Point | null
  page: LocationSearch['page']
}

/**
 * Finds exact matches first: a town or country in any spelling, a telephone number, a name, a
 * street or a code; then around a postcode, then a place that some words name, then near matches.
 */
async function findByWords(
  { store, search }: FindsLocations,
  filter: SpotFilter,
  { query, from, page }: LocationQuery,
): Promise<LocationResults> {
  const db = store.longReads
  const loadPlaces = async (ids: readonly number[], match: Match = 'all') => {
    const places = await amongFound(db, filter, ids, from)
    const { limit, offset } = page
    return {
      places: places.slice(offset, offset + limit),
      total: places.length,
      match,
      isByDistance: false,
    }
  }
  const named = await loadPlaces((await findNamed(db, filter, query)).ids)
  if (named.total > 0) return named
  const { postcode, towns, countries } = locationsIn(query)
  const point = postcode && (await pointOfPostcode(db, filter, postcode))
  if (point) {
    const total = await countSpots(db, filter, true)
    const places = await nearest(db, filter, point, page)
    return { places, total, match: 'near', isByDistance: true }
  }
  for (const keys of [towns, countries]) {
    const inPlace = await loadPlaces(await idsByKeys(db, filter, keys))
    if (inPlace.total > 0) return inPlace
  }
  const { ids, match } = await findNearlyNamed(db, search, filter, query)
  return loadPlaces(ids, match)
}

/** Returns those that offer the service, best or nearest first. */
async function amongFound(db: Db, filter: SpotFilter, ids: readonly number[], from: Point | null) {
  const spots = await listSpotsAmong(db, filter, ids)
  const byId = new Map(spots.map((spot) => [spot.entry_id, spot]))
  const places = ids.flatMap((id): LocationResults['places'] => {
    const spot = byId.get(id)
    if (!spot) return []
    const point = isPlaced(spot) ? spot : null
    if (!from) return [{ id, kilometres: null }]
    return point ? [{ id, kilometres: kilometresOf(squareTo(from, point)) }] : []
  })
  return from
    ? places.sort((one, other) => (one.kilometres ?? 0) - (other.kilometres ?? 0))
    : places
}

function isPlaced(spot: { x: number | null; y: number | null; z: number | null }): spot is Point {
  return spot.x !== null && spot.y !== null && spot.z !== null
}

/** Kilometres searched, the smallest first: mostly that is enough. */
const reaches = [10, 100, 1_000, 21_000]

async function nearest(
  db: Db,
  filter: SpotFilter,
  from: Point,
  { limit, offset }: LocationSearch['page'],
) {
  for (const reach of reaches.map(reachOf)) {
    const spots = await listNearSpots(db, filter, from, { reach, limit: offset + limit })
    const within = spots.filter(({ square }) => square <= reach * reach)
    if (within.length < offset + limit && reach < 2) continue
    return spots.slice(offset).map(({ entry_id: id, square }) => {
      return { id, kilometres: kilometresOf(square) }
    })
  }
  return []
}
