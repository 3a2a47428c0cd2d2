import type { Collection } from '#catalogue/declaration.ts'
import type { PlaceLanguage } from '#catalogue/languages.ts'
import { listTexts } from '#store/search/search-texts.ts'
import type { Store } from '#store/store.ts'
import { findInSteps, type Match } from './find-in-steps.ts'
import { knownWords } from './words/known-words.ts'
import { readQuery } from './words/search-query.ts'

export type { Match }

interface EntrySearch {
  query: string
  language: PlaceLanguage
  collection: Collection
}

/** Which entries of one collection the site's search finds for a query, best first: some hundreds at most. */
export async function findEntries(
  { aside, publications }: Pick<Store, 'aside' | 'publications'>,
  now: string,
  { query, language, collection }: EntrySearch,
): Promise<{ ids: number[]; match: Match }> {
  const { words } = await knownWords({ aside, publications }, now, language)
  const places = readQuery(query, words)
  const only = [collection.key]
  const found = await findInSteps(aside, { places, now, language, words, pages: [], only })
  const hits = found.kinds.flatMap((kind) => kind.hits)
  const texts = await listTexts(
    aside,
    hits.map(({ id }) => id),
  )
  const byId = new Map(texts.map(({ id, entry_id }) => [id, entry_id]))
  const ids = hits.flatMap(({ id }) => byId.get(id) ?? [])
  return { ids: [...new Set(ids)], match: found.match }
}
