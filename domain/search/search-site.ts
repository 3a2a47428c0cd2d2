import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { MenuItemFilter } from '#catalogue/menu/menu-item-filter.ts'
import { appPreviewAddress } from '#catalogue/pages.ts'
import { readDietaryQuery } from '#catalogue/search/dietary/read-dietary-query.ts'
import type { FindablePage } from '../findable-page.ts'
import type { Services } from '../services.ts'
import { answerDietary, toFilter, withoutDishes } from './dietary/answer-dietary.ts'
import { findInSteps, type Match } from './find-in-steps.ts'
import { livePageTexts } from './find-pages.ts'
import { type ResultGroup, toGroups } from './results.ts'
import { missesOf } from './search-misses.ts'
import { knownWords } from './words/known-words.ts'
import { readQuery } from './words/search-query.ts'

/** What a search has found, by kind; the kind with the best result first. Each kind is counted up to `limits.searchCounted`. */
export interface SearchResults {
  query: string
  /** How it meets what was asked; where nothing is found, `all`. */
  match: Match
  total: number
  /**
   * What of the menu's filter was read from the query and is answered by; both lists empty: something
   * else is avoided, and no dish is found. Null: nothing is avoided.
   */
  dietary: MenuItemFilter | null
  groups: ResultGroup[]
}

interface SearchOptions {
  language?: DocumentLanguage
  /** The pages of the site, beside what is published. */
  pages?: readonly FindablePage[] | undefined
}

/**
 * What guests can find for a query of at most 200 characters, among the pages and all that is live at
 * `now`: whatever the case and the accents, by the beginnings of words, and by what stands for them
 * (synonyms that come with the product or of the settings); where that finds nothing, with slips of
 * the finger, and then by a part of it. In a language, and in the first where something is not
 * translated. A query without a word finds nothing; one that finds nothing is counted. A query that
 * avoids an allergen or names a diet with it is never looked up by its words: it is answered by the
 * dishes that fit and by the table of allergens. Reads aside, never on the thread that serves guests.
 */
export async function searchSite(
  store: Pick<Services['store'], 'db' | 'aside' | 'publications'>,
  now: string,
  query: string,
  { language = '', pages = [] }: SearchOptions = {},
): Promise<SearchResults> {
  const known = await knownWords(store, now, language)
  const { words, languages } = known
  const dietary = readDietaryQuery(query, languages)
  if (dietary !== null && dietary !== 'other') {
    const filter = toFilter(dietary)
    const asked = { filter, isNameOnly: dietary.isNameOnly, language, pages, known }
    const groups = await answerDietary(store.aside, now, asked)
    return { query, match: 'all', total: totalOf(groups), dietary: filter, groups }
  }
  const documents = readQuery(query, words)
  const texts = await livePageTexts(store, pages, known)
  const found = await findInSteps(store.aside, {
    places: documents,
    now,
    language,
    words,
    pages: texts,
  })
  const all = atBrandAddress(await toGroups(store.aside, now, found), known.appPath)
  const groups = dietary === null ? all : withoutDishes(all, found.match)
  const total = totalOf(groups)
  if (total === 0) missesOf(store.db).note(documents)
  return {
    query,
    match: total === 0 ? 'all' : found.match,
    total,
    dietary: dietary === null ? null : { without: [], diets: [] },
    groups,
  }
}

/** The app page is declared at the address for staff: guests are led to the brand's own. */
function atBrandAddress(groups: readonly ResultGroup[], appPath: string): ResultGroup[] {
  return groups.map(({ results, ...group }) => ({
    ...group,
    results: results.map((one) => (one.url === appPreviewAddress ? { ...one, url: appPath } : one)),
  }))
}

function totalOf(groups: readonly ResultGroup[]): number {
  return groups.reduce((sum, { total }) => sum + total, 0)
}

/** The library's ids of the pictures that results are shown with. */
export function picturesOf({ groups }: SearchResults): number[] {
  return groups.flatMap(({ results }) => results.flatMap(({ picture_id }) => picture_id ?? []))
}
