import type { DocumentLanguage } from '#catalogue/languages.ts'

/** A text that guests can find: of an entry, a section, an item of its set, or a page. */
export interface SearchDocument {
  id: string
  /** Key by which the document is replaced: `promotion/17`. */
  entry: string
  type: string
  /** The address of a page of the site; null: it is of an entry or a section. */
  page: string | null
  /** The heading that results of its kind stand under. */
  kind: string
  entryId: number
  /** 0 for the record itself. */
  itemId: number
  language: DocumentLanguage
  title: string
  text: string
  /** Words that it is found by and that are not shown. */
  more: string
  /** Topics, in the notation of `search-query.ts`. */
  topics: readonly string[]
  picture: number | null
  /** Null: since ever, and for ever. */
  visibleFrom: string | null
  visibleUntil: string | null
  /** It speaks of many things, so it stands behind what is as good. */
  isLong: boolean
}

/** One thing that a query asks for. */
export interface SearchTerm {
  /** As it was typed: all of these words, each in any of its forms. */
  words: readonly { text: string; forms: readonly string[] }[]
  /** Synonyms: all words of one of these match as well. */
  others: readonly (readonly string[])[]
  /** Documents about these are what is meant. */
  topics: readonly string[]
  /** A word of diets or allergens: never a beginning, never misspelt. */
  isStrict: boolean
}

/** Whether what was found has all words as typed, all with typing errors, or some of them. */
export type Match = 'all' | 'near' | 'some'

export interface SearchQuery {
  terms: readonly SearchTerm[]
  language: DocumentLanguage
  now: string
  /** What has the terms with typing errors, and then what has some of them. */
  isNear: boolean
  /** Words that are never a misspelling of another word. */
  strict: readonly string[]
}

/** A term with the words that its words may be misspelt for. */
export interface RankedTerm extends SearchTerm {
  words: readonly { text: string; forms: readonly string[]; near: readonly string[] }[]
}

export interface Hit extends Omit<SearchDocument, 'more' | 'topics'> {
  score: number
}

/** Hits by kind; the kind with the best hit first. */
export interface SearchHits {
  match: Match
  kinds: { kind: string; total: number; hits: Hit[] }[]
  /** Terms to highlight. */
  terms: RankedTerm[]
  /** Words of the query that nothing begins with, where nothing has all terms as typed. */
  unknown: string[]
}

/** Sent to the thread. */
export type ToIndex =
  | { do: 'replace'; entries: (readonly [entry: string, documents: SearchDocument[]])[] }
  | { do: 'words'; words: readonly string[] }
  | { do: 'clear' }
  | { do: 'search'; id: number; query: SearchQuery }
  | { do: 'near'; id: number; words: readonly string[] }

/** Sent back, for what had an id. */
export type FromIndex =
  | { id: number; hits: SearchHits }
  | { id: number; near: string[][] }
  | { id: number; error: string }
