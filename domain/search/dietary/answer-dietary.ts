import { describeFilter } from '#catalogue/collections/describe-filter.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import {
  addFilter,
  type MenuItemFilter,
  matchesFilter,
  readFilter,
} from '#catalogue/collections/menu-item-filter.ts'
import { searchTexts } from '#catalogue/content/search-texts.ts'
import { applyTranslation } from '#catalogue/content/translation.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { siteTranslator } from '#catalogue/messages/site-translator.ts'
import type { DietaryQuery } from '#catalogue/search/dietary/read-dietary-query.ts'
import type { Topic } from '#catalogue/search/topics.ts'
import type { FindablePage } from '#domain/findable-page.ts'
import { listLive, listLiveEntries, listLiveIds } from '#store/content/live-revisions.ts'
import type { Db } from '#store/tables.ts'
import { pagesKind } from '../documents/load-pages.ts'
import type { Match } from '../index/messages.ts'
import { maxResults, type ResultGroup, type SearchResult, toResult } from '../results.ts'
import type { Known } from '../words/known-words.ts'

/** Dishes that are looked through: as many as the menu shows. */
const maxMenuItems = 500

interface DietaryQuestion {
  filter: MenuItemFilter
  /** Nobody said that it is avoided: only its name was typed. */
  isNameOnly: boolean
  language: DocumentLanguage
  pages: readonly FindablePage[]
  known: Known
}

/**
 * Returns the menu filtered to what fits, the table of allergens, and the dishes that fit, in the
 * order of the menu. No word of a text is compared, so that no dish can be here by what it is called.
 */
export async function answerDietary(
  db: Db,
  now: string,
  { filter, isNameOnly, language, pages, known }: DietaryQuestion,
): Promise<ResultGroup[]> {
  const dishes = await listFitting(db, now, language, filter)
  const pageAbout = (topic: Topic) => pages.find(({ topics }) => topics.includes(topic))
  const menu = pageAbout('menu')
  const table = pageAbout('allergens')
  const groups = [
    ...(menu ? [filteredMenu(menu, filter, dishes.length, known)] : []),
    ...(table ? [pageResult(table, known)] : []),
  ]
  // A guest who types only an allergen may look for dishes with it: the table shows both.
  const ways = isNameOnly ? groups.reverse() : groups
  const kind = menuItem.search?.kind ?? pagesKind
  return [
    { kind: pagesKind, total: ways.length, results: ways },
    { kind, total: dishes.length, results: dishes.slice(0, maxResults) },
  ].filter(({ total }) => total > 0)
}

/** Returns what a query says as the filter of the menu has it. */
export function toFilter({ without, diets }: DietaryQuery): MenuItemFilter {
  return readFilter({ without: without.join(' '), diet: diets.join(' ') })
}

/** Returns what was found for a query that avoids something unknown: no dish, and nothing by a part of it. */
export function withoutMenuItems(groups: readonly ResultGroup[], match: Match): ResultGroup[] {
  return match === 'all' ? groups.filter(({ kind }) => kind !== menuItem.search?.kind) : []
}

async function listFitting(
  db: Db,
  now: string,
  language: DocumentLanguage,
  filter: MenuItemFilter,
): Promise<SearchResult[]> {
  const { key: type } = menuItem
  const ids = await listLiveIds(db, type, now, { limit: maxMenuItems, offset: 0 })
  const dishes = await listLiveEntries(db, type, now, ids)
  const fitting = dishes.filter(({ content }) => matchesFilter(content.values, filter))
  const places = fitting.map(({ entry_id: entryId }) => ({ type, entryId, language }))
  const translations = language === '' ? [] : await listLive(db, places, now)
  const texts = new Map(translations.map(({ entry_id, content }) => [entry_id, content]))
  return fitting.flatMap(({ content, entry_id: entryId }) => {
    const [ownText] = searchTexts(
      menuItem,
      applyTranslation(menuItem, content, texts.get(entryId) ?? null),
    )
    if (!ownText) return []
    const { title, text, picture: picture_id } = ownText
    const url = menuItem.search?.path.replace('{id}', String(entryId)) ?? ''
    return toResult({ title, text, picture_id }, url, isNothing)
  })
}

function filteredMenu(page: FindablePage, filter: MenuItemFilter, count: number, known: Known) {
  const { language, brand } = known
  const { title } = page.textIn(language, brand)
  const t = siteTranslator(language)
  return toResult(
    {
      title: [title, ...describeFilter(filter, language)].join(' · '),
      text: t('menu.fitting', { count }),
      picture_id: null,
    },
    addFilter(page.path, filter),
    isNothing,
  )
}

function pageResult(page: FindablePage, { language, brand }: Known): SearchResult {
  return toResult({ ...page.textIn(language, brand), picture_id: null }, page.path, isNothing)
}

/** Nothing is marked: the words of the query were not searched for. */
function isNothing(): boolean {
  return false
}
