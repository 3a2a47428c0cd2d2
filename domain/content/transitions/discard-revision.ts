import { messages } from '#catalogue/messages/messages.ts'
import { requireMayChange } from '#domain/content/scope/scope.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { type DocumentState, lockDocument } from '#store/content/document-states.ts'
import type { Revision } from '#store/content/revisions.ts'
import { type Document, keyOf } from '../document.ts'
import { saveDocumentState } from '../publishing/save-document-state.ts'
import { showToStaffById } from '../show-to-staff.ts'
import {
  loadTargetRevision,
  reloadTargetRevision,
  requireVersion,
  submitterOf,
  type TargetRevision,
} from '../target-revision.ts'
import { staffRevisionAt } from '../timeline.ts'
import { applyTransition } from './apply-transition.ts'

/**
 * Discards a draft or a rejected revision; the document shows what guests see again. The text stays
 * in the history as Expired and can be restored. Throws `Problem('forbidden')` without permission
 * to edit, `Problem('conflict')` when it is neither or was changed since.
 */
export async function discardRevision(context: Context, target: TargetRevision): Promise<void> {
  const { db } = context
  const loaded = await loadTargetRevision(db, target)
  const { document } = loaded
  await requireMayChange(context, document, document.declaration.ability)
  const documentState = await lockDocument(db, keyOf(document))
  const revision = await reloadTargetRevision(db, documentState, loaded.revision)
  const { state } = revision
  if ((state !== 'draft' && state !== 'rejected') || documentState.shown_id !== revision.id) {
    throw new Problem('conflict', messages.notDiscardable)
  }
  requireVersion(revision, target)
  const author = await submitterOf(db, revision)
  const step = 'discard'
  const discarded = await applyTransition(context, {
    document,
    state: documentState,
    revision,
    step,
    author,
  })
  const closed = { ...discarded.state, open_id: null }
  await saveDocumentState(db, document, {
    before: documentState,
    after: await showRemaining(context, { document, state: closed, discarded: revision }),
  })
}

/** Shows what is left. An entry of which nothing is left stays in the list of staff, as Expired. */
function showRemaining(
  context: Pick<Context, 'db' | 'now'>,
  {
    document,
    state: documentState,
    discarded,
  }: { document: Document; state: DocumentState; discarded: Revision },
) {
  const { now } = context
  const left = staffRevisionAt({ ...documentState, shown_id: null, shown_state: null }, now)
  const isLast = left === null && document.entryId !== 0
  return showToStaffById(context, {
    document,
    state: documentState,
    id: isLast ? discarded.id : left,
  })
}
