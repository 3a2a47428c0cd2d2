import type { Generated } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'

/** A term that guests searched for without finding anything. */
export interface SearchMissTable {
  term: string
  count: number
  last_at: string
}

/**
 * A text that guests can find: of a record, or of an item of a set. The database keeps an index of
 * its words beside it. Never changed but for when it is shown.
 */
export interface SearchTextTable {
  id: Generated<number>
  subject: string
  entry_id: number
  language: DocumentLanguage
  /** The revision that it is of; of a translation also the one of the first language: `17`, `17+23`. */
  made_of: string
  /** 0 for the record itself. */
  item_id: number
  /** The library's id of what it is shown with. */
  picture_id: number | null
  /** When guests see it; null for since ever, and for ever. */
  shown_from: string | null
  shown_until: string | null
  title: string
  /** Its beginning, for excerpts. */
  text: string
  /** Its language and subject, as the index knows them. */
  tags: string
  /** The words of its title, folded, with blanks between. */
  title_words: string
  /** All its words, the title's too. */
  words: string
}

/** In how many texts of a language a word stands, or a tag; '' stands for all of them. */
export interface SearchWordTable {
  language: DocumentLanguage
  word: string
  count: number
}

/** Three letters in a row of a word of the vocabulary, to find what is spelt nearly like it. */
export interface SearchGramTable {
  language: DocumentLanguage
  gram: string
  /** Of the word. */
  length: number
  word: string
}

/** Where an entry stands that guests see, and by what they narrow a list of its collection. */
export interface SpotTable {
  subject: string
  entry_id: number
  /** The revision that it is of. */
  made_of: number
  /** As it sorts (`folded`). */
  title: string
  /** The bits of what it has. */
  marks: number
  /** On the unit sphere; null where it has no place. */
  x: number | null
  y: number | null
  z: number | null
  /** When guests see it; null for since ever, and for ever. */
  shown_from: string | null
  shown_until: string | null
}

/** By what guests name the place of an entry: `c:DE`, `t:munchen`, `p:80331`. */
export interface SpotKeyTable {
  subject: string
  key: string
  entry_id: number
  /** The revision that it is of, as that of its spot. */
  made_of: number
}
