import { limits } from '#catalogue/limits.ts'
import { wordForms } from '#catalogue/search/fold-words.ts'
import {
  countWords,
  listSpotsAround,
  listSpotsByKeys,
  listSpotsByWords,
  listSpotsWithBeginning,
} from '#store/search/spot-keys.ts'
import type { Point, SpotFilter } from '#store/search/spots.ts'
import type { Db } from '#store/tables.ts'
import type { Match } from '../index/messages.ts'
import type { SiteSearch } from '../site-search.ts'
import { locationsIn, phoneKey, sharedCode } from './location-keys.ts'

/** Restaurants that are found by words or a place at most. */
const mostNamed = limits.searchCounted

/** Words of a query that are looked at: an address has no more. */
const mostWords = 12

type Forms = readonly string[]

/** Neighbours in the order of postcodes that are compared, on either side. */
const mostAround = 10

/** What the words of a query just so are: all of a town or country, a telephone number, or words that a restaurant has. */
export interface Named {
  ids: number[]
  /** Is all of it a place or a number, and not words that stand in a name? */
  isWhole: boolean
}

/** Returns the restaurants that a query names as it is typed; first those that have its words in their names. */
export async function findNamed(db: Db, filter: SpotFilter, query: string): Promise<Named> {
  const phone = phoneKey(query)
  if (phone !== null) {
    const ids = await listSpotsWithBeginning(db, filter, phone, mostNamed)
    if (ids.length > 0) return { ids, isWhole: true }
  }
  const whole = await idsByKeys(db, filter, locationsIn(query).whole)
  const words = await idsByWords(db, filter, wordsOf(query))
  return { ids: [...new Set([...words, ...whole])], isWhole: whole.length > 0 }
}

/**
 * Returns the restaurants that a query nearly names: with typing errors, or by the words of it that any
 * restaurant has.
 */
export async function findNearlyNamed(
  db: Db,
  search: Pick<SiteSearch, 'near'>,
  filter: SpotFilter,
  query: string,
): Promise<{ ids: number[]; match: Match }> {
  const counted = await countWords(db, filter.type, wordsOf(query))
  const unknown = counted.filter(({ count }) => count === 0)
  if (unknown.length === 0) return { ids: [], match: 'all' }
  const near = await search.near(unknown.map(({ forms: [form = ''] }) => form))
  const meant = new Map(unknown.map(({ forms }, nth) => [forms, near[nth] ?? []]))
  const corrected = counted.map(({ forms }) => meant.get(forms) ?? forms)
  const isAll = corrected.every(({ length }) => length > 0)
  const known = corrected.filter(({ length }) => length > 0)
  return { ids: await idsByWords(db, filter, known), match: isAll ? 'near' : 'some' }
}

function wordsOf(query: string): Forms[] {
  const words = wordForms(query).slice(0, mostWords)
  return [...new Map(words.map((forms) => [forms[0], forms])).values()]
}

async function idsByWords(db: Db, filter: SpotFilter, words: readonly Forms[]): Promise<number[]> {
  const found = await listSpotsByWords(db, filter, words, mostNamed)
  const isInName = (title: string) => {
    const own = title.split(/[^\p{L}\p{N}]+/u)
    return words.every((forms) => own.some((one) => forms.some((form) => one.startsWith(form))))
  }
  const [named = [], others = []] = [true, false].map((isNamed) =>
    found.filter(({ title }) => isInName(title) === isNamed),
  )
  return [...named, ...others].map(({ entry_id }) => entry_id)
}

/** Returns the ids of those whose place has one of these keys, in their order. */
export async function idsByKeys(
  db: Db,
  filter: SpotFilter,
  keys: readonly string[],
): Promise<number[]> {
  if (keys.length === 0) return []
  return listSpotsByKeys(db, filter, keys, mostNamed)
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
