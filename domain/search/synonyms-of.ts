import { synonyms } from '#catalogue/frame/synonyms.ts'
import { findLive } from '#store/content/live-revisions.ts'
import type { Store } from '#store/store.ts'
import type { Db } from '#store/tables.ts'
import { readSynonyms, type Synonyms } from './search-query.ts'

const known = new WeakMap<Db, { changedAt: number; synonyms: Synonyms }>()

/** The synonyms of the settings, read again when they have changed. */
export async function synonymsOf(
  { aside: { db }, publications }: Pick<Store, 'aside' | 'publications'>,
  now: string,
): Promise<Synonyms> {
  const changedAt = publications.changedAt(synonyms.key)
  const former = known.get(db)
  if (former?.changedAt === changedAt) return former.synonyms
  const live = await findLive(db, { subject: synonyms.key, entryId: 0, language: '' }, now)
  const groups = (live?.content.items ?? []).map(({ values }) => String(values.words ?? ''))
  const read = readSynonyms(groups)
  known.set(db, { changedAt, synonyms: read })
  return read
}
