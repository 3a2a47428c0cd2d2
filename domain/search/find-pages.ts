import type { Language } from '#catalogue/languages.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import type { Store } from '#store/store.ts'
import type { Db } from '#store/tables.ts'
import type { FindablePage } from '../findable-page.ts'
import { scoreOf } from './rank.ts'
import { type Combine, meets, type Sought } from './sought.ts'
import type { Known } from './words/known-words.ts'
import { aboutWord, foldedWords } from './words/search-words.ts'

/** A page in the words that the search knows. */
export interface PageText {
  path: string
  title: string
  text: string
  titleWords: readonly string[]
  words: ReadonlySet<string>
}

export interface FoundPage {
  page: PageText
  score: number
}

interface Kept {
  pages: readonly FindablePage[]
  known: Known
  changedAt: string
  texts: PageText[]
}

const kept = new WeakMap<Db, Map<Language, Kept>>()

/**
 * What the pages say that are there (those made of sections only while one of these is live), in the
 * language of what is known. Few enough to be looked at one by one; read again when one of the
 * sections has changed.
 */
export async function livePageTexts(
  { db, publications }: Pick<Store, 'db' | 'publications'>,
  pages: readonly FindablePage[],
  known: Known,
): Promise<PageText[]> {
  const keys = [...new Set(pages.flatMap(({ sections = [] }) => sections.map(({ key }) => key)))]
  const changedAt = keys.map((key) => publications.changedAt(key)).join()
  const byLanguage = kept.get(db) ?? new Map<Language, Kept>()
  kept.set(db, byLanguage)
  const former = byLanguage.get(known.language)
  const isSame = former?.pages === pages && former.known === known
  if (isSame && former.changedAt === changedAt) return former.texts
  const texts = pageTexts(await listLivePages(db, pages, keys), known)
  byLanguage.set(known.language, { pages, known, changedAt, texts })
  return texts
}

async function listLivePages(
  db: Db,
  pages: readonly FindablePage[],
  keys: readonly string[],
): Promise<FindablePage[]> {
  const places = keys.map((subject) => ({ subject, entryId: 0, language: '' }) as const)
  const heads = await listDocumentStates(db, places)
  const live = new Set(heads.flatMap(({ subject, live_id }) => (live_id ? [subject] : [])))
  return pages.filter(({ sections }) => sections?.some(({ key }) => live.has(key)) ?? true)
}

function pageTexts(pages: readonly FindablePage[], { language, brand }: Known): PageText[] {
  return pages.map(({ path, topics, textIn }) => {
    const { title, text } = textIn(language, brand)
    const titleWords = [...foldedWords(title), ...topics.map(aboutWord)]
    const words = new Set([...titleWords, ...foldedWords(text)])
    return { path, title, text, titleWords, words }
  })
}

/** Those that hold `all` of what is sought, or `any` of it; the best first. */
export function findPages(
  pages: readonly PageText[],
  sought: readonly Sought[],
  combine: Combine,
): FoundPage[] {
  const found = pages.flatMap((page): FoundPage[] => {
    const met = sought.filter((one) => meets(one, page.words) > 0)
    const isMissing = (one: Sought) => !met.includes(one)
    const isEnough = combine === 'all' ? !sought.some(isMissing) : met.length > 0
    if (!isEnough || sought.some((one) => one.isStrict && isMissing(one))) return []
    const isTyped = sought.every(({ typed }) => typed.every(({ word }) => page.words.has(word)))
    const some = combine === 'all' ? 0 : 10 * met.length
    return [{ page, score: some + scoreOf(sought, page.titleWords, isTyped) }]
  })
  return found.sort((a, b) => b.score - a.score || a.page.title.length - b.page.title.length)
}
