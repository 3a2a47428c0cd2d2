import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { type DocumentState, lockDocument } from '#store/content/document-states.ts'
import type { Revision } from '#store/content/revisions.ts'
import { type Document, keyOf } from '../document.ts'
import { saveDocumentState } from '../publishing/save-document-state.ts'
import { showRevisionById } from '../show-revision.ts'
import {
  loadTargetRevision,
  reloadTargetRevision,
  requireShown,
  submitterOf,
  type TargetRevision,
} from '../target-revision.ts'
import { shownAt } from '../timeline.ts'
import { applyTransition } from './apply-transition.ts'

/**
 * Gives up a draft, or what was rejected: the place is what visitors see again. The text stays in
 * the history as Expired and can be restored. Refuses who may not edit (403), and what is neither,
 * or is not what was shown (409).
 */
export async function discardRevision(context: Context, named: TargetRevision): Promise<void> {
  const { db, actor } = context
  const found = await loadTargetRevision(db, named)
  const { document } = found
  if (!may(actor.role, document.declaration.ability))
    throw new Problem('forbidden', messages.forbidden)
  const head = await lockDocument(db, keyOf(document))
  const revision = await reloadTargetRevision(db, head, found.revision)
  const { state } = revision
  if ((state !== 'draft' && state !== 'rejected') || head.shown_id !== revision.id) {
    throw new Problem('conflict', messages.notDiscardable)
  }
  requireShown(revision, named)
  const author = await submitterOf(db, revision)
  const step = 'discard'
  const taken = await applyTransition(context, { document, head, revision, step, author })
  const closed = { ...taken.head, open_id: null }
  await saveDocumentState(db, document, {
    before: head,
    after: await showWhatIsLeft(context, { document, state: closed, discarded: revision }),
  })
}

/** An entry that was never more than this draft stays on the list of staff, as Expired. */
function showWhatIsLeft(
  context: Pick<Context, 'db' | 'now'>,
  {
    document,
    state: head,
    discarded,
  }: { document: Document; state: DocumentState; discarded: Revision },
) {
  const { now } = context
  const left = shownAt({ ...head, shown_id: null, shown_state: null }, now)
  const isAll = left === null && document.entryId !== 0
  return showRevisionById(context, { document, state: head, id: isAll ? discarded.id : left })
}
