import { messages } from '#catalogue/messages/messages.ts'
import { referenceCategories } from '#catalogue/reference-categories.ts'
import { Problem } from '#domain/problem.ts'
import { countLiveEntries, listLiveTitles } from '#store/content/live-revisions.ts'
import type { Db } from '#store/tables.ts'

/** A page of the titles that a slide of this category can be about. Refuses an unknown category (404). */
export async function listReferences(
  db: Db,
  categoryId: number,
  now: string,
  page: { limit: number; offset: number },
): Promise<{ rows: { id: number; name: string }[]; total: number }> {
  const category = referenceCategories.find(({ id }) => id === categoryId)
  if (!category) throw new Problem('not-found', messages.notFound)
  const total = await countLiveEntries(db, category.collection, now)
  const entries = await listLiveTitles(db, category.collection, now, page, total)
  const rows = entries.map(({ entry_id, live_title }) => ({ id: entry_id, name: live_title }))
  return { rows, total }
}
