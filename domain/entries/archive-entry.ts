import { messages } from '#catalogue/messages/messages.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import { liveAt } from '#domain/content/timeline.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { type EntryDocument, findEntry } from './load-entry.ts'

/**
 * Submits that an entry is taken off the site: a revision with `archived` and without a window,
 * whose content need not be complete. Throws `Problem('not-found')`, and `Problem('conflict')` for
 * one that is archived already, open, pending or stale.
 */
export async function archiveEntry(
  context: Context,
  { document, version }: { document: EntryDocument; version?: number | undefined },
): Promise<void> {
  const { db, now } = context
  const state = await findEntry(db, document)
  if (liveAt(state, now)?.isArchived) throw new Problem('conflict', messages.alreadyArchived)
  const archiving = { archived: true, starts_at: null, ends_at: null, approval: 1 as const }
  const sent = version === undefined ? archiving : { ...archiving, version }
  await saveContent(context, { document, recordId: null, sent })
}
