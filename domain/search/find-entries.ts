import type { Collection } from '#catalogue/declaration.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { Store } from '#store/store.ts'
import { findInSteps, type Match } from './find-in-steps.ts'
import { knownWords } from './words/known-words.ts'
import { readQuery } from './words/search-query.ts'

export type { Match }

interface EntrySearch {
  query: string
  language: DocumentLanguage
  collection: Collection
}

/** Which entries of one collection the site's search finds for a query, best first: some hundreds at most. */
export async function findEntries(
  { aside, publications }: Pick<Store, 'aside' | 'publications'>,
  now: string,
  { query, language, collection }: EntrySearch,
): Promise<{ ids: number[]; match: Match }> {
  const { words } = await knownWords({ aside, publications }, now, language)
  const documents = readQuery(query, words)
  const only = [collection.key]
  const found = await findInSteps(aside, {
    places: documents,
    now,
    language,
    words,
    pages: [],
    only,
  })
  const ids = found.kinds.flatMap(({ hits }) => hits.map(({ entry_id }) => entry_id))
  return { ids: [...new Set(ids)], match: found.match }
}
