import MiniSearch, { type Query } from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { wordForms } from '#catalogue/search/fold-words.ts'
import { similarWords } from '#catalogue/search/similar-words.ts'
import type { Match, RankedTerm, SearchDocument, SearchHits, SearchQuery } from './messages.ts'
import { type Candidate, isBeginning, type Rankable, rank, toRankable } from './rank.ts'

/** Hits of one kind that are handed over: as many as a page shows, and some that it leaves out as doubles. */
const maxListed = 40

type Index = MiniSearch<SearchDocument>

/**
 * All that guests find now, and what the clock will show: a MiniSearch index a language. Restaurants
 * are found in the database (`findLocations`); of them it knows the words, to correct typing errors.
 */
export class SearchIndex {
  readonly #indexes = new Map<DocumentLanguage, Index>()
  readonly #documents = new Map<string, Rankable>()
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
      const { id, language, text } = document
      this.#indexOf(language).add(document)
      const kept = { ...document, text: text.slice(0, storedText).toWellFormed() }
      this.#documents.set(id, toRankable(kept))
    }
  }

  /** Without codes, postcodes and phone numbers: they are many, and a number is never meant by another. */
  addLocationWords(words: readonly string[]): void {
    for (const word of words) if (!/\p{N}/u.test(word)) this.#locationWords.set(word, true)
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
   * Finds what has all terms as they are typed; for `isNear` what has all of them with typing errors,
   * and where nothing has, what has some of them.
   */
  search(query: SearchQuery): SearchHits {
    const typed = query.terms.map((term) => ({
      ...term,
      words: term.words.map((word) => ({ ...word, near: [] })),
    }))
    if (!query.isNear) {
      const exact = this.#find(query, typed, 'all')
      return exact.kinds.length > 0
        ? exact
        : { ...exact, unknown: this.#unknownAmong(query, typed) }
    }
    const corrected = typed.map((term) => this.#withNear(query, term))
    const hasNear = corrected.some(({ words }) => words.some(({ near }) => near.length > 0))
    if (hasNear || corrected.length < 2) {
      const near = this.#find(query, corrected, 'near')
      if (near.kinds.length > 0 || corrected.length < 2) return near
    }
    return this.#find(query, corrected, 'some')
  }

  #find(query: SearchQuery, terms: readonly RankedTerm[], match: Match): SearchHits {
    const candidates: Candidate[] = []
    for (const index of this.#open(query)) {
      for (const { id, terms: met } of index.search(toQuery(terms, match))) {
        const indexed = this.#documents.get(id)
        if (indexed && this.#isVisible(indexed.document, query))
          candidates.push({ ...indexed, met })
      }
    }
    const kinds = Map.groupBy(rank(candidates, terms, match), ({ document }) => document.kind)
    return {
      match,
      kinds: [...kinds].map(([kind, hits]) => ({
        kind,
        total: hits.length,
        hits: hits.slice(0, maxListed).map(({ document, score }) => ({ ...document, score })),
      })),
      terms: [...terms],
      unknown: [],
    }
  }

  /** The first language's text is found only where there is no translation to show. */
  #isVisible(document: SearchDocument, { language, now }: SearchQuery): boolean {
    if (!isIn(document, now)) return false
    if (language === '' || document.language === language) return true
    const documents = this.#byEntry.get(document.entry) ?? []
    return !documents.some((one) => one.language === language && isIn(one, now))
  }

  #unknownAmong(query: SearchQuery, terms: readonly RankedTerm[]): string[] {
    return terms
      .filter(({ isStrict }) => !isStrict)
      .flatMap(({ words }) => words)
      .filter(({ forms }) => !this.#isBeginning(query, forms))
      .map(({ forms: [form = ''] }) => form)
  }

  #isBeginning(query: SearchQuery, forms: readonly string[]): boolean {
    let isThere = false
    // Leaves every document out: that there is one is enough.
    const boostDocument = () => {
      isThere = true
      return 0
    }
    for (const index of this.#open(query)) {
      index.search({ queries: [...forms], prefix: true, boostDocument })
    }
    return isThere
  }

  /** Adds the words that may have been meant by words that nothing begins with. */
  #withNear(query: SearchQuery, term: RankedTerm): RankedTerm {
    if (term.isStrict) return term
    const words = term.words.map((word) => {
      const [form = ''] = word.forms
      if (this.#isBeginning(query, word.forms)) return word
      const hits = this.#open(query).flatMap((index) => {
        return index
          .search({ queries: [form], fuzzy: 2 })
          .flatMap(({ match }) => Object.keys(match))
      })
      const near = similarWords(form, new Set(hits))
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
    // A word is a beginning of itself.
    const begun = isStrict ? [] : forms.filter(isBeginning)
    const whole = forms.filter((form) => !begun.includes(form))
    return {
      combineWith: 'OR',
      queries: [...whole, ...near, ...begun.map((form) => ({ queries: [form], prefix: true }))],
    }
  })
  const synonyms = others.map((phrase): Query => ({ combineWith: 'AND', queries: [...phrase] }))
  return {
    combineWith: 'OR',
    queries: [{ combineWith: 'AND', queries: typed }, ...synonyms, ...topics],
  }
}

function isIn({ visibleFrom, visibleUntil }: SearchDocument, now: string): boolean {
  return (
    (visibleFrom === null || visibleFrom <= now) && (visibleUntil === null || visibleUntil > now)
  )
}
