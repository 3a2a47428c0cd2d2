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

/** The most restaurants found by words or a place. */
const maxNamed = limits.searchCounted

/** Words of a query that are used: addresses have no more. */
const maxWords = 12

type Forms = readonly string[]

/** Neighbouring postcodes compared, on either side. */
const maxAround = 10

/** The exact meaning of a query: a town or country, a telephone number, or words of restaurants. */
export interface NamedRestaurants {
  ids: number[]
  /** Whether the whole query is a place or a number. */
  isWhole: boolean
}

/**
 * Returns the restaurants that a query names exactly; those with its words in their names first.
 */
export async function findNamed(
  db: Db,
  filter: SpotFilter,
  query: string,
): Promise<NamedRestaurants> {
  const phone = phoneKey(query)
  if (phone !== null) {
    const ids = await listSpotsWithBeginning(db, filter, phone, maxNamed)
    if (ids.length > 0) return { ids, isWhole: true }
  }
  const whole = await idsByKeys(db, filter, locationsIn(query).whole)
  const words = await idsByWords(db, filter, wordsOf(query))
  return { ids: [...new Set([...words, ...whole])], isWhole: whole.length > 0 }
}

/** Returns the restaurants that a query names with typing errors, or by some of its words. */
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
  const words = wordForms(query).slice(0, maxWords)
  return [...new Map(words.map((forms) => [forms[0], forms])).values()]
}

async function idsByWords(db: Db, filter: SpotFilter, words: readonly Forms[]): Promise<number[]> {
  const matches = await listSpotsByWords(db, filter, words, maxNamed)
  const isInName = (title: string) => {
    const titleWords = title.split(/[^\p{L}\p{N}]+/u)
    return words.every((forms) =>
      titleWords.some((one) => forms.some((form) => one.startsWith(form))),
    )
  }
  const [named = [], others = []] = [true, false].map((isNamed) =>
    matches.filter(({ title }) => isInName(title) === isNamed),
  )
  return [...named, ...others].map(({ entry_id }) => entry_id)
}

/** Returns the ids of restaurants with one of these keys, in their order. */
export async function idsByKeys(
  db: Db,
  filter: SpotFilter,
  keys: readonly string[],
): Promise<number[]> {
  if (keys.length === 0) return []
  return listSpotsByKeys(db, filter, keys, maxNamed)
}

/**
 * Returns the location of the restaurant with the most similar postcode, as similar prefixes are
 * close in every country. Null when no prefix is shared, or that restaurant has no location.
 */
export async function pointOfPostcode(
  db: Db,
  filter: SpotFilter,
  postcode: string,
): Promise<Point | null> {
  const around = await listSpotsAround(db, filter, `p:${postcode}`, maxAround)
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

/** Returns the difference of two numeric postcodes; those with letters have no order. */
function distance(one: string, other: string): number {
  const far = Math.abs(Number(one) - Number(other))
  return Number.isNaN(far) ? 0 : far
}
