import { type DocumentLanguage, type Language, languageTags } from '#catalogue/languages.ts'
import { similarWords } from '#catalogue/search/similar-words.ts'
import type { SiteServices } from '../services.ts'
import type { SearchHits } from './index/messages.ts'
import { type Known, knownWords } from './words/known-words.ts'
import { correctQuery, readQuery } from './words/search-query.ts'

export interface FoundDocuments extends Pick<SearchHits, 'match' | 'kinds' | 'terms'> {
  /** Another language than was asked in, in which all of it is, and how its addresses begin; null: none. */
  elsewhere: { language: Language; prefix: string } | null
}

interface DocumentQuery {
  query: string
  now: string
  language: DocumentLanguage
  known: Known
}

/**
 * Returns what the index finds for a query as it is typed. Where that is nothing, and `isExact` is not
 * asked: what another language of the brand has of it, then what is nearly meant, or a part of it.
 */
export async function findDocuments(
  { store, search }: Pick<SiteServices, 'store' | 'search'>,
  { query, now, language, known }: DocumentQuery,
  { isExact }: { isExact: boolean },
): Promise<FoundDocuments> {
  const strict = [...known.words.strict]
  const base = { now, language, strict }
  const { terms } = readQuery(query, known.words)
  const typed = await search.search({ ...base, terms, isNear: false })
  if (isExact || typed.kinds.length > 0 || terms.length === 0) return { ...typed, elsewhere: null }
  for (const other of known.elsewhere) {
    const { words, language: name } = await knownWords(store, now, other)
    const read = readQuery(query, words)
    const hits = await search.search({ ...base, ...read, language: other, isNear: false })
    if (hits.kinds.length > 0) {
      const prefix = other === '' ? '' : `/${languageTags[other].toLowerCase()}`
      return { ...hits, elsewhere: { language: name, prefix } }
    }
  }
  const corrections = correctionsOf(typed.unknown, known)
  const corrected = { ...base, terms: correctQuery(terms, corrections, known.words).terms }
  if (corrections.size > 0) {
    // A query corrected by our own vocabulary gives the same results as the corrected spelling.
    const hits = await search.search({ ...corrected, isNear: false })
    if (hits.kinds.length > 0) return { ...hits, match: 'near', elsewhere: null }
  }
  const near = await search.search({ ...corrected, isNear: true })
  return { ...near, elsewhere: null }
}

/** For words that nobody knows: the synonym that was probably meant. */
function correctionsOf(unknown: readonly string[], { words }: Known): Map<string, string> {
  const { meanings, strict, meant } = words
  return new Map(
    unknown
      .filter((word) => !meanings.has(word) && !strict.has(word))
      .flatMap((word): [string, string][] => {
        const [near] = similarWords(word, meant.fuzzyGet(word, 2).keys())
        return near === undefined ? [] : [[word, near]]
      }),
  )
}
