import type { LogEntry } from '#catalogue/wire.ts'
import { toLogEntry } from '#domain/content/lists/list-log.ts'
import { listActivitiesByIds, newestFirst } from '#store/log/activity.ts'
import { listEntryLineIds } from '#store/log/list-entry-lines.ts'
import type { Db } from '#store/tables.ts'
import { type EntryDocument, findEntry } from './load-entry.ts'

/**
 * Returns a page of an entry's log in all languages, newest first, with the total. Throws
 * `Problem('not-found')`.
 */
export async function listEntryLog(
  db: Db,
  document: EntryDocument,
  page: { limit: number; offset: number },
): Promise<{ entries: LogEntry[]; total: number }> {
  await findEntry(db, document)
  const { key: type } = document.declaration
  const { ids, total } = await listEntryLineIds(db, { type, entryId: document.entryId }, page)
  const lines = newestFirst(await listActivitiesByIds(db, ids))
  return { entries: lines.map((line) => toLogEntry(line, false)), total }
}
