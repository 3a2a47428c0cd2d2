import { isSameContent } from '#catalogue/change/compare.ts'
import type { SentValues } from '#catalogue/json.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Actor } from '#domain/actor.ts'
import { keyOf } from '#domain/content/document.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import { staffRevisionAt } from '#domain/content/timeline.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { lockDocument } from '#store/content/document-states.ts'
import { isBatchOfAnother } from '#store/content/pending-revisions.ts'
import { findRevision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { type EntryDocument, findEntry } from './load-entry.ts'

/** Throws `Problem('forbidden')` when somebody else's changes are part of the batch. */
export async function checkOwnBatch(db: Db, actor: Actor, batch: string): Promise<void> {
  if (await isBatchOfAnother(db, batch, actor.id))
    throw new Problem('forbidden', messages.forbidden)
}

/**
 * Saves some values of an entry as part of a bulk change, and submits them where `approval` is 1.
 * Throws `Problem('conflict')` when nothing changes, when somebody else has an open draft, when an
 * open draft or rejected content would be submitted along with the values, and as `saveContent`
 * does.
 */
export async function bulkEditEntry(
  context: Context,
  document: EntryDocument,
  sent: SentValues,
): Promise<void> {
  const { db, actor, now } = context
  await findEntry(db, document)
  const state = await lockDocument(db, keyOf(document))
  if (sent.approval === 1 && state.shown_state === 'draft')
    throw new Problem('conflict', messages.draftIsOpen)
  if (sent.approval === 1 && state.shown_state === 'rejected')
    throw new Problem('conflict', messages.wasRejected)
  const shown = staffRevisionAt(state, now)
  const before = shown === null ? undefined : await findRevision(db, shown)
  if (before?.state === 'draft' && before.author_id !== actor.id)
    throw new Problem('conflict', messages.draftIsOpen)
  const saved = await saveContent(context, { document, recordId: state.open_id, sent }, state)
  const after = await findRevision(db, saved.revisionId)
  if (!before || !after) return
  const isSame =
    isSameContent(document.declaration, before.content, after.content) &&
    before.starts_at === after.starts_at &&
    before.ends_at === after.ends_at
  // The transaction is rolled back: there is nothing to approve.
  if (isSame) throw new Problem('conflict', messages.unchanged)
}
