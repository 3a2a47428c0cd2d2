import { location } from '#catalogue/collections/location.ts'
import { marksOf, type ServiceFilter } from '#catalogue/collections/location-services.ts'
import { type DocumentLanguage, languages } from '#catalogue/languages.ts'
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
import { placesIn } from '../search/spots/place-keys.ts'
import { kilometresOf, pointOf, reachOf, squareTo } from '../search/spots/point-at.ts'
import { idsByKeys, pointOfPostcode } from './find-named.ts'

/** What a guest asks of the restaurants. All of it holds together. */
export interface LocationSearch {
  /** A part of the name, the address or the code, at most 200 characters; '' for any. */
  query?: string
  /** That they offer this; `pickup` is to take away, or by car. */
  service?: ServiceFilter | null
  /** The nearest first, in degrees. Those without a place are left out. */
  near?: { latitude: number; longitude: number } | null
  language?: DocumentLanguage
  page: { limit: number; offset: number }
}

/** Which restaurants were found, in their order: `resolveSome(reading, location, ids)` draws them. */
export interface LocationResults {
  places: { id: number; kilometres: number | null }[]
  /** Of what was asked in words, the best three hundred are counted. */
  total: number
  /** How the words were met: all of them as typed, nearly, or some; `all` where there were none. */
  match: Match
  /** Are they those around what was asked, the nearest first? */
  isAround: boolean
}

/**
 * The restaurants that guests see at `now` and that are what was asked: by words as the site's search
 * finds them (beginnings, slips of the finger, the language's own texts and the first language's),
 * best first; else the nearest first; else by name. All of them in the order that staff gave them are
 * `resolveEntries`. Reads aside, never on the thread that serves guests: a page asks it in its `search`,
 * and draws what was found in its `draw`.
 */
export async function findLocations(
  store: Pick<Store, 'aside' | 'publications'>,
  now: string,
  { query = '', service = null, near = null, language = '', page }: LocationSearch,
): Promise<LocationResults> {
  const { db } = store.aside
  const filter = { subject: location.key, now, marks: marksOf(service) }
  const from = near && pointOf(near.latitude, near.longitude)
  if (query.trim() !== '') {
    return findAsked(store, filter, { query, language, from, page })
  }
  const total = await countSpots(db, filter, from !== null)
  const places = from
    ? await nearest(store, filter, from, page)
    : (await listSpots(db, filter, page)).map((id) => ({ id, kilometres: null }))
  return { places, total, match: 'all', isAround: false }
}

interface Asked {
  query: string
  language: DocumentLanguage
  from: Point | null
  page: LocationSearch['page']
}

/**
 * What the words are just so comes first: a town or country in any spelling, then a name, a street or a
 * code. Then what is around a postcode, then the place that some of the words name; what is only nearly
 * meant comes last.
 */
async function findAsked(
  store: Pick<Store, 'aside' | 'publications'>,
  filter: SpotFilter,
  { query, language, from, page }: Asked,
): Promise<LocationResults> {
  const { db } = store.aside
  const { postcode, whole, towns, countries } = placesIn(query)
  const inWords = (language: DocumentLanguage) =>
    findEntries(store, filter.now, { query, language, collection: location })
  const shown = async (ids: readonly number[], match: Match = 'all') => {
    const places = await amongFound(store, filter, [...new Set(ids)], from)
    const { limit, offset } = page
    return {
      places: places.slice(offset, offset + limit),
      total: places.length,
      match,
      isAround: false,
    }
  }
  const words = await inWords(language)
  const typed = words.match === 'all' ? words.ids : []
  const justSo = await shown([...typed, ...(await idsByKeys(db, filter, whole))])
  if (justSo.total > 0) return justSo
  const point = postcode && (await pointOfPostcode(db, filter, postcode))
  if (point) {
    const total = await countSpots(db, filter, true)
    return {
      places: await nearest(store, filter, point, page),
      total,
      match: 'near',
      isAround: true,
    }
  }
  for (const keys of [towns, countries]) {
    const named = await shown(await idsByKeys(db, filter, keys))
    if (named.total > 0) return named
  }
  // A guest may name a town as their own language does, on a page in another.
  const elsewhere = await Promise.all(languages.filter((one) => one !== language).map(inWords))
  const translated = await shown(
    elsewhere.flatMap(({ ids, match }) => (match === 'all' ? ids : [])),
  )
  if (translated.total > 0) return translated
  return shown(words.ids, words.match)
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
  const found = ids.flatMap((id): LocationResults['places'] => {
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
