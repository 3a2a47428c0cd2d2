import { referenceCategories } from '#catalogue/collections/reference-categories.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { ReadContext } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { listEntries } from '#store/content/entry-list.ts'
import { countLiveEntries, listLiveTitles } from '#store/content/live-revisions.ts'
import { liveAt } from '../timeline.ts'

/** How many entries that match a search are looked at, at most: who has more types another letter. */
const mostSought = limits.pageSize

/**
 * A page of the titles that a slide of this category can be about. Refuses an unknown category (404).
 *
 * @param search words that the title contains, as they stand; '' for all
 */
export async function listReferences(
  context: Pick<ReadContext, 'db' | 'now'>,
  {
    categoryId,
    page,
    search = '',
  }: { categoryId: number; page: { limit: number; offset: number }; search?: string },
): Promise<{ rows: { id: number; name: string }[]; total: number }> {
  const { db, now } = context
  const category = referenceCategories.find(({ id }) => id === categoryId)
  if (!category) throw new Problem('not-found', messages.notFound)
  if (search !== '') return listSought(context, { type: category.collection, page, search })
  const total = await countLiveEntries(db, category.collection, now)
  const entries = await listLiveTitles(db, category.collection, now, { ...page, total })
  const rows = entries.map(({ entry_id, live_title }) => ({ id: entry_id, name: live_title }))
  return { rows, total }
}

/** Those that guests see, by title. */
async function listSought(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  {
    type,
    page: { limit, offset },
    search,
  }: { type: string; page: { limit: number; offset: number }; search: string },
) {
  const page = { limit: mostSought, offset: 0, total: mostSought }
  const order = { by: 'title', descending: false }
  const heads = await listEntries(db, { type, search }, order, page)
  const seen = heads.filter((head) => liveAt(head, now)?.isArchived === false)
  const found = seen.map(({ entry_id, live_title }) => ({ id: entry_id, name: live_title }))
  return { rows: found.slice(offset, offset + limit), total: found.length }
}
