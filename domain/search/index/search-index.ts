import MiniSearch, { type Query } from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { wordForms } from '#catalogue/search/fold-words.ts'
import { similarWords } from '#catalogue/search/similar-words.ts'
import type { Match, RankedTerm, SearchDocument, SearchHits, SearchQuery } from './messages.ts'
import { type Candidate, isBeginning, rank } from './rank.ts'

/** Hits of one kind that are handed over: as many as a page shows, and some that it leaves out as doubles. */
const maxListed = 40

interface Indexed {
  document: SearchDocument
  title: readonly (readonly string[])[]
}

type Index = MiniSearch<SearchDocument>

/**
 * All that guests find now, and what the clock will show: a MiniSearch index a language. Restaurants
 * are found in the database (`findLocations`); of them it knows the words, to correct typing errors.
 */
export class SearchIndex {
  readonly #indexes = new Map<DocumentLanguage, Index>()
  readonly #documents = new Map<string, Indexed>()
  readonly #byEntry = new Map<string, readonly SearchDocument[]>()
  readonly #locationWords = new SearchableMap<true>()

  /** Replaces all documents of an entry; none takes it out. */
  replace(entry: string, documents: readonly SearchDocument[]): void {
    for (const { id, language } of this.#byEntry.get(entry) ?? []) {
      this.#indexes.get(language)?.discard(id)
      this.#documents.delete(id)
    }
    this.#byEntry.delete(entry)
    if (documents.length > 0) this.#byEntry.set(entry, documents)
    for (const document of documents) {
      const { id, language, title, text } = document
      this.#indexOf(language).add(document)
      const kept = { ...document, text: text.slice(0, storedText).toWellFormed() }
      this.#documents.set(id, { document: kept, title: wordForms(title) })
    }
  }

  addLocationWords(words: readonly string[]): void {
    for (const word of words) this.#locationWords.set(word, true)
  }

  clear(): void {
    this.#indexes.clear()
    this.#documents.clear()
    this.#byEntry.clear()
    this.#locationWords.clear()
  }

  /** Returns the words of restaurants that may have been meant by each of some words. */
  nearLocationWords(words: readonly string[]): string[][] {
    return words.map((word) => similarWords(word, this.#locationWords.fuzzyGet(word, 2).keys()))
  }

  /**
   * Finds what has all terms as they are typed. Where nothing has and `isExact` is not asked, what has
   * all of them with typing errors, and then what has some of them.
   */
  search(query: SearchQuery): SearchHits {
    const typed = query.terms.map((term) => ({
      ...term,
      words: term.words.map((word) => ({ ...word, near: [] })),
    }))
    const exact = this.#find(query, typed, 'all')
    if (exact.kinds.length > 0 || query.isExact || typed.length === 0) return exact
    const corrected = typed.map((term) => this.#withNear(query, term))
    const near = this.#find(query, corrected, 'near')
    if (near.kinds.length > 0 || typed.length < 2) return near
    return this.#find(query, corrected, 'some')
  }

  #find(query: SearchQuery, terms: readonly RankedTerm[], match: Match): SearchHits {
    const found = this.#open(query).flatMap((index) =>
      index
        .search(toQuery(terms, match), { filter: ({ id }) => this.#isShown(id, query) })
        .flatMap(({ id, match }): Candidate[] => {
          const indexed = this.#documents.get(id)
          return indexed ? [{ ...indexed, met: new Set(Object.keys(match)) }] : []
        }),
    )
    const kinds = Map.groupBy(rank(found, terms, match), ({ document }) => document.kind)
    return {
      match,
      kinds: [...kinds].map(([kind, hits]) => ({
        kind,
        total: hits.length,
        hits: hits.slice(0, maxListed).map(({ document, score }) => ({ ...document, score })),
      })),
      terms: [...terms],
      unknown: found.length > 0 ? [] : this.#unknownAmong(query, terms),
    }
  }

  /** The first language's text is found only where there is no translation to show. */
  #isShown(id: string, { language, now }: SearchQuery): boolean {
    const document = this.#documents.get(id)?.document
    if (!document || !isIn(document, now)) return false
    if (language === '' || document.language === language) return true
    const own = this.#byEntry.get(document.entry) ?? []
    return !own.some((one) => one.language === language && isIn(one, now))
  }

  #unknownAmong(query: SearchQuery, terms: readonly RankedTerm[]): string[] {
    return terms
      .filter(({ isStrict }) => !isStrict)
      .flatMap(({ words }) => words)
      .filter(({ forms }) => !this.#isBeginning(query, forms))
      .map(({ forms: [form = ''] }) => form)
  }

  #isBeginning(query: SearchQuery, forms: readonly string[]): boolean {
    return this.#open(query).some(
      (index) => index.search({ queries: [...forms], prefix: true }).length > 0,
    )
  }

  /** Adds the words that may have been meant by words that nothing begins with. */
  #withNear(query: SearchQuery, term: RankedTerm): RankedTerm {
    if (term.isStrict) return term
    const words = term.words.map((word) => {
      const [form = ''] = word.forms
      if (this.#isBeginning(query, word.forms)) return word
      const found = this.#open(query).flatMap((index) => {
        return index
          .search({ queries: [form], fuzzy: 2 })
          .flatMap(({ match }) => Object.keys(match))
      })
      const near = similarWords(form, new Set(found))
      return { ...word, near: near.filter((other) => !query.strict.includes(other)) }
    })
    return { ...term, words }
  }

  /** The indexes that a guest of a language looks through. */
  #open({ language }: SearchQuery): Index[] {
    const both = new Set<DocumentLanguage>(['', language])
    return [...both].flatMap((one) => this.#indexes.get(one) ?? [])
  }

  #indexOf(language: DocumentLanguage): Index {
    const index = this.#indexes.get(language) ?? openIndex()
    this.#indexes.set(language, index)
    return index
  }
}

/** Characters kept of a text, for excerpts; all its words are found. */
const storedText = 2_000

function openIndex(): Index {
  return new MiniSearch<SearchDocument>({
    fields: ['title', 'text', 'more', 'topics'],
    tokenize: (text, field) => (field === 'topics' ? text.split(' ') : formsIn(text)),
    processTerm: (forms) => forms.split(' '),
    stringifyField: (value) => (Array.isArray(value) ? value.join(' ') : String(value)),
    // The words of a query are folded already.
    searchOptions: { tokenize: (word) => [word], processTerm: (word) => word },
  })
}

function formsIn(text: string): string[] {
  return wordForms(text).map((forms) => forms.join(' '))
}

/** Builds the query in which strict terms are required and the others follow `match`. */
function toQuery(terms: readonly RankedTerm[], match: Match): Query {
  if (match !== 'some') return { combineWith: 'AND', queries: terms.map(termQuery) }
  const strict = terms.filter(({ isStrict }) => isStrict)
  if (strict.length > 0) return { combineWith: 'AND', queries: strict.map(termQuery) }
  return { combineWith: 'OR', queries: terms.map(termQuery) }
}

function termQuery({ words, others, topics, isStrict }: RankedTerm): Query {
  const typed = words.map(({ forms, near }): Query => {
    const begun = isStrict ? [] : forms.filter(isBeginning)
    return {
      combineWith: 'OR',
      queries: [...forms, ...near, ...(begun.length > 0 ? [{ queries: begun, prefix: true }] : [])],
    }
  })
  const synonyms = others.map((phrase): Query => ({ combineWith: 'AND', queries: [...phrase] }))
  return {
    combineWith: 'OR',
    queries: [{ combineWith: 'AND', queries: typed }, ...synonyms, ...topics],
  }
}

function isIn({ shownFrom, shownUntil }: SearchDocument, now: string): boolean {
  return (shownFrom === null || shownFrom <= now) && (shownUntil === null || shownUntil > now)
}
