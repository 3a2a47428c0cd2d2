import { messages } from '#catalogue/messages/messages.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import { liveAt } from '#domain/content/timeline.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { type EntryDocument, findEntry } from './load-entry.ts'

/**
 * Asks for an entry to be taken off the site: a record with `archived` and without a window, submitted
 * at once. Nothing is asked of what it says, because guests will not see it. Refuses an entry that
 * is not there (404), one that is off the site already, one that somebody is working on or has
 * submitted, and a stale version (409).
 */
export async function archiveEntry(
  context: Context,
  { document, version }: { document: EntryDocument; version?: number | undefined },
): Promise<void> {
  const { db, now } = context
  const head = await findEntry(db, document)
  if (liveAt(head, now)?.isArchived) throw new Problem('conflict', messages.alreadyArchived)
  const archiving = { archived: true, starts_at: null, ends_at: null, approval: 1 as const }
  const sent = version === undefined ? archiving : { ...archiving, version }
  await saveContent(context, { document, recordId: null, sent })
}
