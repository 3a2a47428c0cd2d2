import { faq } from '#catalogue/collections/faq.ts'
import type { MenuItemFilter } from '#catalogue/collections/menu-item-filter.ts'
import type { DocumentLanguage, Language } from '#catalogue/languages.ts'
import { appPreviewAddress } from '#catalogue/pages.ts'
import { readDietaryQuery } from '#catalogue/search/dietary/read-dietary-query.ts'
import type { SiteServices } from '../services.ts'
import { answerDietary, toFilter, withoutMenuItems } from './dietary/answer-dietary.ts'
import { pagesKind } from './documents/load-pages.ts'
import { type FoundDocuments, findDocuments } from './find-documents.ts'
import { findRestaurants } from './find-restaurants.ts'
import type { Match } from './index/messages.ts'
import { type ResultGroup, toGroups } from './results.ts'
import { missesOf } from './search-misses.ts'
import { type Known, knownWords } from './words/known-words.ts'
import { readQuery } from './words/search-query.ts'

/** Score that puts questions and answers first when the query is a question. */
const answerFirst = 1_000

/** Pages come after what is as good. */
const pagesBehind = 0.01

/** Results by kind; the kind with the best result first. Restaurants are counted up to `limits.searchCounted`. */
export interface SearchResults {
  query: string
  /** `all` also without results. */
  match: Match
  /** Another language of the brand than was asked in, in which the results are, as are their addresses; mostly null. */
  language: Language | null
  total: number
  /**
   * What of the menu's filter was read from the query and is answered by; both lists empty: something
   * else is avoided, and no dish is found. Null: nothing is avoided.
   */
  dietary: MenuItemFilter | null
  groups: ResultGroup[]
}

/**
 * Returns what guests can find for a query of at most 200 characters, among the pages and all that is
 * live at `now`: whatever the case and the accents, by the beginnings of words, and by what stands for
 * them (synonyms that come with the product or of the settings); where that finds nothing, in another
 * language of the brand, then with typing errors, and then by a part of it. In a language, and in the
 * first where something is not translated. A query without a word finds nothing; one that finds nothing
 * is counted. A query that avoids an allergen or names a diet with it is never looked up by its words: it
 * is answered by the dishes that fit and by the table of allergens. Throws `Problem('busy')` while the
 * index is being built.
 */
export async function searchSite(
  services: Pick<SiteServices, 'store' | 'search' | 'pages'>,
  now: string,
  query: string,
  language: DocumentLanguage = '',
): Promise<SearchResults> {
  const { store, pages = [] } = services
  const known = await knownWords(store, now, language)
  const dietary = readDietaryQuery(query, known.languages)
  if (dietary !== null && dietary !== 'other') {
    const filter = toFilter(dietary)
    const options = { filter, isNameOnly: dietary.isNameOnly, language, pages, known }
    const groups = await answerDietary(store.longReads, now, options)
    const total = totalOf(groups)
    return { query, match: 'all', language: null, total, dietary: filter, groups }
  }
  const results = await findAll(services, { query, now, language, known })
  const ownGroups = atBrandAddress(await toGroups(store.longReads, now, results), known.appPath)
  const all = results.elsewhere ? withPrefix(ownGroups, results.elsewhere.prefix) : ownGroups
  const groups = dietary === null ? all : withoutMenuItems(all, results.match)
  const total = totalOf(groups)
  if (total === 0) missesOf(store.db).note(readQuery(query, known.words).terms)
  return {
    query,
    match: total === 0 ? 'all' : results.match,
    language: total === 0 ? null : (results.elsewhere?.language ?? null),
    total,
    dietary: dietary === null ? null : { without: [], diets: [] },
    groups,
  }
}

interface SiteQuery {
  query: string
  now: string
  language: DocumentLanguage
  known: Known
}

/** Returns documents from the index and restaurants from the database, the best kind first. */
async function findAll(
  services: Pick<SiteServices, 'store' | 'search'>,
  options: SiteQuery,
): Promise<FoundDocuments> {
  const { terms, isQuestion } = readQuery(options.query, options.known.words)
  const named = await findRestaurants(services, { terms, ...options }, { isNear: false })
  const results = await findDocuments(services, options, { isExact: named !== null })
  const isExact = results.kinds.length > 0 && results.match === 'all'
  const restaurants =
    named ??
    (isExact ? null : await findRestaurants(services, { terms, ...options }, { isNear: true }))
  const best = ({ kind, hits: [first] }: FoundDocuments['kinds'][number]) =>
    (first?.score ?? 0) +
    (isQuestion && kind === faq.search?.kind ? answerFirst : 0) -
    (kind === pagesKind ? pagesBehind : 0)
  const kinds = [...results.kinds, ...(restaurants ? [restaurants] : [])]
  const match = results.kinds.length === 0 && named ? 'all' : results.match
  return { ...results, match, kinds: kinds.toSorted((a, b) => best(b) - best(a)) }
}

/** The app page is declared at the address for staff: guests are led to the brand's own. */
function atBrandAddress(groups: readonly ResultGroup[], appPath: string): ResultGroup[] {
  return groups.map(({ results, ...group }) => ({
    ...group,
    results: results.map((one) => (one.url === appPreviewAddress ? { ...one, url: appPath } : one)),
  }))
}

/** Results in another language lead to its pages. */
function withPrefix(groups: readonly ResultGroup[], prefix: string): ResultGroup[] {
  return groups.map(({ results, ...group }) => ({
    ...group,
    results: results.map((one) => ({ ...one, url: `${prefix}${one.url}` })),
  }))
}

function totalOf(groups: readonly ResultGroup[]): number {
  return groups.reduce((sum, { total }) => sum + total, 0)
}

/** The library's ids of the pictures that results are shown with. */
export function picturesOf({ groups }: Pick<SearchResults, 'groups'>): number[] {
  return groups.flatMap(({ results }) => results.flatMap(({ picture_id }) => picture_id ?? []))
}
