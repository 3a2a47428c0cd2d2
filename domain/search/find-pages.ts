import type { Language } from '#catalogue/languages.ts'
import { listHeads } from '#store/content/heads.ts'
import type { Db } from '#store/tables.ts'
import type { FindablePage } from '../findable-page.ts'
import { scoreOf } from './rank.ts'
import { type Combine, meets, type Sought } from './sought.ts'
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

/** The pages that are there: those made of sections only while one of these is live. */
export async function listLivePages(
  db: Db,
  pages: readonly FindablePage[],
): Promise<FindablePage[]> {
  const keys = new Set(pages.flatMap(({ sections = [] }) => sections.map(({ key }) => key)))
  const places = [...keys].map((subject) => ({ subject, entryId: 0, language: '' }) as const)
  const heads = await listHeads(db, places)
  const live = new Set(heads.flatMap(({ subject, live_id }) => (live_id ? [subject] : [])))
  return pages.filter(({ sections }) => sections?.some(({ key }) => live.has(key)) ?? true)
}

/** What the pages say, in a language: few enough to be looked at one by one. */
export function pageTexts(
  pages: readonly FindablePage[],
  language: Language,
  brand: string,
): PageText[] {
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
