import { location } from '#catalogue/collections/location.ts'
import { searchTexts } from '#catalogue/content/search-texts.ts'
import { applyTranslation } from '#catalogue/content/translation.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { wordForms } from '#catalogue/search/fold-words.ts'
import { listLive } from '#store/content/live-revisions.ts'
import type { Db } from '#store/tables.ts'
import type { SiteServices } from '../services.ts'
import { entryName } from './documents/visible-documents.ts'
import type { Hit, SearchHits, SearchTerm } from './index/messages.ts'
import { rank, toRankable } from './index/rank.ts'
import { findNamed, findNearlyNamed } from './location-index/find-named.ts'
import { maxResults } from './results.ts'
import { aboutWord } from './words/topic-words.ts'

/** A place that is all of a query stands before whatever holds the same word. */
const wholeLocation = 100

interface RestaurantQuery {
  terms: readonly SearchTerm[]
  now: string
  language: DocumentLanguage
}

type FoundRestaurants = SearchHits['kinds'][number]

/**
 * Returns the restaurants that a query names, beside words like "restaurant" ("restaurant london"); or
 * null. With `isNear` those that it nearly names.
 */
export async function findRestaurants(
  { store, search }: Pick<SiteServices, 'store' | 'search'>,
  { terms, now, language }: RestaurantQuery,
  { isNear }: { isNear: boolean },
): Promise<FoundRestaurants | null> {
  const db = store.longReads
  const searched = terms.filter(({ topics }) => !topics.includes(aboutWord('restaurants')))
  const query = searched.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')
  if (query === '') return null
  const filter = { type: location.key, now, marks: 0 }
  const { ids, isWhole } = isNear
    ? { ...(await findNearlyNamed(db, search, filter, query)), isWhole: false }
    : await findNamed(db, filter, query)
  if (ids.length === 0) return null
  const documents = await loadRestaurants(db, now, language, ids.slice(0, maxResults))
  const hits = isWhole
    ? documents.map((document, nth): Hit => ({ ...document, score: wholeLocation - nth / 100 }))
    : rankedBy(searched, documents)
  return { kind: location.search?.kind ?? '', total: ids.length, hits }
}

function rankedBy(terms: readonly SearchTerm[], documents: readonly Omit<Hit, 'score'>[]): Hit[] {
  const words = terms.map((term) => ({
    ...term,
    words: term.words.map((word) => ({ ...word, near: [] })),
  }))
  const candidates = documents.map((document) => ({
    ...toRankable({ ...document, more: '', topics: [] }),
    met: wordForms(`${document.title} ${document.text}`).flat(),
  }))
  return rank(candidates, words, 'all').map(({ document, score }) => {
    const { more: _, topics: __, ...hit } = document
    return { ...hit, score }
  })
}

async function loadRestaurants(
  db: Db,
  now: string,
  language: DocumentLanguage,
  ids: readonly number[],
): Promise<Omit<Hit, 'score'>[]> {
  const { key: type, search } = location
  const inLanguage = (one: DocumentLanguage) =>
    listLive(
      db,
      ids.map((entryId) => ({ type, entryId, language: one })),
      now,
    )
  const sources = new Map((await inLanguage('')).map((one) => [one.entry_id, one.content]))
  const translations = language === '' ? [] : await inLanguage(language)
  const texts = new Map(translations.map(({ entry_id, content }) => [entry_id, content]))
  return ids.flatMap((entryId) => {
    const content = sources.get(entryId)
    const [ownText] = content
      ? searchTexts(location, applyTranslation(location, content, texts.get(entryId) ?? null))
      : []
    if (!ownText) return []
    const { itemId, title, text, picture } = ownText
    const entry = entryName(type, entryId)
    return {
      ...{ id: entry, entry, type, kind: search?.kind ?? '', page: null, entryId, itemId },
      ...{ language, title, text, picture, visibleFrom: null, visibleUntil: null, isLong: false },
    }
  })
}
