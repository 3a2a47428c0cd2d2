import { referenceCategories } from '#catalogue/collections/reference-categories.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { ReadContext } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { listEntries } from '#store/content/entry-list.ts'
import { countLiveEntries, listLiveTitles } from '#store/content/live-revisions.ts'
import { liveAt } from '../timeline.ts'

/** Matching entries that are searched for live ones, at most. */
const maxMatches = limits.pageSize

/**
 * Returns a page of the live titles that a slide of this category can be about. Throws
 * `Problem('not-found')` for an unknown category.
 *
 * @param search a part of the title; '' for all
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
  if (search !== '') return searchReferences(context, { type: category.collection, page, search })
  const total = await countLiveEntries(db, category.collection, now)
  const entries = await listLiveTitles(db, category.collection, now, { ...page, total })
  const rows = entries.map(({ entry_id, live_title }) => ({ id: entry_id, name: live_title }))
  return { rows, total }
}

async function searchReferences(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  {
    type,
    page: { limit, offset },
    search,
  }: { type: string; page: { limit: number; offset: number }; search: string },
) {
  const first = { limit: maxMatches, offset: 0, total: maxMatches }
  const order = { by: 'title', descending: false }
  const states = await listEntries(db, { type, search }, order, first)
  const live = states.filter((state) => liveAt(state, now)?.isArchived === false)
  const rows = live.map(({ entry_id, live_title }) => ({ id: entry_id, name: live_title }))
  return { rows: rows.slice(offset, offset + limit), total: rows.length }
}
