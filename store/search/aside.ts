import type { RawBuilder } from 'kysely'
import type { Db } from '../tables.ts'
import type { WordQuery } from './word-query.ts'

/** What texts have to hold. */
export interface TextMatch {
  /** In their titles only, or anywhere. */
  within: 'title' | 'text'
  /** One of the tags that they have to carry (`tags.ts`); null for any. */
  tags: readonly string[] | null
  words: WordQuery
}

/** For reads that may take long: never on the thread that serves guests. */
export interface Aside {
  db: Db
  /** `from … where …`, so that `t` is each row of `search_text` that matches. */
  fromMatching(match: TextMatch): RawBuilder<unknown>
}
