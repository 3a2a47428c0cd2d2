import { declarations } from '#catalogue/catalogue.ts'
import { synonyms } from '#catalogue/frame/synonyms.ts'
import { listLastSequences } from '#store/content/ledger.ts'
import { findLive } from '#store/content/live-revisions.ts'
import type { Db } from '#store/tables.ts'
import { excerptOf, highlight, type TextPart } from './highlight.ts'
import { type Found, SearchIndex } from './search-index.ts'
import { missesOf } from './search-misses.ts'
import { readQuery, readSynonyms, type Synonyms } from './search-query.ts'

export interface SearchResult {
  title: string
  excerpt: string
  url: string
  title_parts: TextPart[]
  excerpt_parts: TextPart[]
}

/** What a search has found, by kind; the kind with the best result first. */
export interface SearchResults {
  query: string
  total: number
  groups: { kind: string; total: number; results: SearchResult[] }[]
}

/** Results of one kind that are shown. */
const mostShown = 20

const searchable = declarations.filter(({ search }) => search !== null)

interface Searcher {
  index: SearchIndex
  synonyms: Synonyms
  synonymsVersion: number
}

const searchers = new WeakMap<Db, Searcher>()

/**
 * What guests can find for a query of at most 200 characters, among all that is live at `now`:
 * whatever the case and the accents, by the beginnings of words, with slips of the finger, and by
 * the synonyms of the settings. A query without a word finds nothing; one that finds nothing is counted.
 */
export async function searchSite(db: Db, now: string, query: string): Promise<SearchResults> {
  const published = await listLastSequences(db)
  const searcher = await searcherOf(db, now, published)
  const places = readQuery(query, searcher.synonyms)
  const found = places.length > 0 ? await searcher.index.find(db, now, published, places) : []
  if (found.length === 0) missesOf(db).note(places)
  return { query, total: found.length, groups: grouped(found) }
}

async function searcherOf(
  db: Db,
  now: string,
  published: ReadonlyMap<string, number>,
): Promise<Searcher> {
  const known = searchers.get(db)
  const synonymsVersion = published.get(synonyms.key) ?? 0
  if (known && known.synonymsVersion === synonymsVersion) return known
  const live = await findLive(db, { subject: synonyms.key, entryId: 0, language: '' }, now)
  const groups = (live?.content.items ?? []).map(({ values }) => String(values.words ?? ''))
  const index = known?.index ?? searchers.get(db)?.index ?? new SearchIndex(searchable)
  const searcher = { index, synonyms: readSynonyms(groups), synonymsVersion }
  searchers.set(db, searcher)
  return searcher
}

function grouped(found: Found[]): SearchResults['groups'] {
  const groups = new Map<string, { kind: string; total: number; results: SearchResult[] }>()
  for (const one of found) {
    const kind = one.declaration.search?.kind ?? ''
    const group = groups.get(kind) ?? { kind, total: 0, results: [] }
    group.total += 1
    if (group.results.length < mostShown) group.results.push(toResult(one))
    groups.set(kind, group)
  }
  return [...groups.values()]
}

function toResult(found: Found): SearchResult {
  const { title, met } = found
  const excerpt = excerptOf(found.text, met)
  return {
    title,
    excerpt,
    url: urlOf(found),
    title_parts: highlight(title, met),
    excerpt_parts: highlight(excerpt, met),
  }
}

function urlOf({ declaration, entryId, place, title }: Found): string {
  const values: Record<string, string> = {
    id: String(entryId),
    place: String(place),
    title: encodeURIComponent(title),
  }
  return (declaration.search?.path ?? '/').replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
}
