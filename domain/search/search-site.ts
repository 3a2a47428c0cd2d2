import { declarationByKey } from '#catalogue/catalogue.ts'
import type { SearchAs } from '#catalogue/declaration.ts'
import type { PlaceLanguage } from '#catalogue/languages.ts'
import { listLiveHeads } from '#store/content/live-revisions.ts'
import type { Aside } from '#store/search/aside.ts'
import { listTexts } from '#store/search/search-texts.ts'
import { countTexts, listBeginnings, listWordCounts } from '#store/search/vocabulary.ts'
import type { Store } from '#store/store.ts'
import { type Asking, allTags, type FoundKind, findTexts } from './find-texts.ts'
import { excerptOf, highlight, type IsMet, type TextPart } from './highlight.ts'
import { findNearWords } from './near-words.ts'
import { missesOf } from './search-misses.ts'
import { type Alternatives, readQuery } from './search-query.ts'
import { isBeginning, nearness, type Sought, type SoughtWord } from './sought.ts'
import { synonymsOf } from './synonyms-of.ts'

export interface SearchResult {
  title: string
  excerpt: string
  url: string
  title_parts: TextPart[]
  excerpt_parts: TextPart[]
}

/** What a search has found, by kind; the kind with the best result first. Each kind is counted up to `limits.searchCounted`. */
export interface SearchResults {
  query: string
  total: number
  groups: { kind: string; total: number; results: SearchResult[] }[]
}

/** Results of one kind that are shown. */
const mostShown = 20

/** Words that begin like one that is sought and are looked for by name; beyond them, by the beginning. */
const mostBegun = 20

/**
 * What guests can find for a query of at most 200 characters, among all that is live at `now`:
 * whatever the case and the accents, by the beginnings of words, with slips of the finger, and by
 * the synonyms of the settings; in a language, and in the first where something is not translated.
 * A query without a word finds nothing; one that finds nothing is counted. Reads aside, never on the
 * thread that serves guests.
 */
export async function searchSite(
  store: Pick<Store, 'db' | 'aside' | 'publications'>,
  now: string,
  query: string,
  language: PlaceLanguage = '',
): Promise<SearchResults> {
  const places = readQuery(query, await synonymsOf(store, now))
  const { found, sought } = await find(store.aside, { places, now, language })
  if (found.length === 0) missesOf(store.db).note(places)
  const groups = await toGroups(store.aside, now, found, isMetBy(sought))
  return { query, total: found.reduce((sum, { total }) => sum + total, 0), groups }
}

/** As it is typed first, then with slips of the finger, then whatever meets a part of it. */
async function find(
  aside: Aside,
  {
    places,
    now,
    language,
  }: { places: readonly Alternatives[]; now: string; language: PlaceLanguage },
) {
  if (places.length === 0) return { found: [], sought: [] }
  const { db } = aside
  const languages: PlaceLanguage[] = language === '' ? [''] : ['', language]
  const words = ['', ...allTags(languages), ...new Set(places.flat(2))]
  const [counts, total] = await Promise.all([listWordCounts(db, languages, words), countTexts(db)])
  const choosing = (tags: readonly string[]) =>
    tags.reduce((sum, tag) => sum + (counts.get(tag) ?? 0), 0) < total / 4 ? tags : null
  const asking = { aside, now, language, languages, choosing }
  const asked = withoutCommon(places, counts)
  const typed = await toSought(asking, asked, async () => [])
  const exact = await findTexts(asking, typed, 'all')
  if (exact.length > 0) return { found: exact, sought: typed }
  const near = (word: string) => findNearWords(db, languages, word)
  const sought = await toSought(asking, asked, async (word) => (counts.has(word) ? [] : near(word)))
  const loose = await findTexts(asking, sought, 'all')
  if (loose.length > 0 || sought.length < 2) return { found: loose, sought }
  return { found: await findTexts(asking, sought, 'any'), sought }
}

/** Words that stand nearly everywhere choose nothing, and cost the most. */
function withoutCommon(
  places: readonly Alternatives[],
  counts: ReadonlyMap<string, number>,
): readonly Alternatives[] {
  const common = Math.max(500, (counts.get('') ?? 0) / 4)
  const choosing = places.filter(([words = [], ...others]) => {
    const [word = '', ...more] = words
    const isOne = more.length === 0 && others.length === 0
    return !isOne || (counts.get(word) ?? 0) < common
  })
  return choosing.length > 0 ? choosing : places.slice(0, 1)
}

function toSought(
  { aside, languages }: Asking,
  places: readonly Alternatives[],
  near: (word: string) => Promise<string[]>,
): Promise<Sought[]> {
  const toWord = async (word: string): Promise<SoughtWord> => {
    const isShort = !isBeginning(word)
    const begun = isShort ? [] : await listBeginnings(aside.db, languages, word, mostBegun + 1)
    return { word, begun: begun.length > mostBegun ? null : begun, near: await near(word) }
  }
  const toPhrase = (words: string[]) => Promise.all(words.map(toWord))
  return Promise.all(places.map((phrases) => Promise.all(phrases.map(toPhrase))))
}

function isMetBy(sought: readonly Sought[]): IsMet {
  const words = sought.flat(2)
  return (folded) => words.some((one) => nearness(one, folded) > 0)
}

async function toGroups(
  aside: Aside,
  now: string,
  found: readonly FoundKind[],
  isMet: IsMet,
): Promise<SearchResults['groups']> {
  const shown = found.map(({ hits }) => hits.slice(0, mostShown))
  const ids = shown.flat().map(({ id }) => id)
  const texts = new Map((await listTexts(aside, ids)).map((text) => [text.id, text]))
  const places = await placesOf(aside, now, new Set(shown.flat().map(({ subject }) => subject)))
  return found.map(({ kind, total }, group) => ({
    kind,
    total,
    results: (shown[group] ?? []).flatMap(({ id }) => {
      const text = texts.get(id)
      const search = text && declarationByKey(text.subject)?.search
      if (!text || !search) return []
      const place = places.get(text.subject)?.get(text.entry_id) ?? 0
      return toResult(text, urlOf(search, { ...text, place }), isMet)
    }),
  }))
}

function toResult({ title, text }: { title: string; text: string }, url: string, isMet: IsMet) {
  const excerpt = excerptOf(text, isMet)
  const title_parts = highlight(title, isMet)
  return { title, excerpt, url, title_parts, excerpt_parts: highlight(excerpt, isMet) }
}

function urlOf(
  { path }: SearchAs,
  { entry_id, place, title }: { entry_id: number; place: number; title: string },
): string {
  const values: Record<string, string> = {
    id: String(entry_id),
    place: String(place),
    title: encodeURIComponent(title),
  }
  return path.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
}

/** The places of entries in their lists, for the subjects whose addresses need them. */
async function placesOf({ db }: Aside, now: string, subjects: ReadonlySet<string>) {
  const places = new Map<string, Map<number, number>>()
  for (const subject of subjects) {
    if (!declarationByKey(subject)?.search?.path.includes('{place}')) continue
    const heads = await listLiveHeads(db, subject, now)
    places.set(subject, new Map(heads.map(({ entry_id }, place) => [entry_id, place])))
  }
  return places
}
