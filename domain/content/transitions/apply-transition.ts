import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { stateAfter } from '#catalogue/revision-state.ts'
import { type Context, inBatch } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { changeRevision, type Revision } from '#store/content/revisions.ts'
import type { Document } from '../document.ts'
import { logTransition } from '../log-transition.ts'

interface TransitionInput {
  document: Document
  /** Locked. */
  state: DocumentState
  revision: Pick<Revision, 'id' | 'state' | 'version' | 'content' | 'batch'>
  step:
    | 'submit'
    | 'withdraw'
    | 'approve'
    | 'approveFirst'
    | 'reject'
    | 'return'
    | 'discard'
    | 'publishAtOnce'
  /** Other columns that the transition writes. */
  change?: Partial<
    Pick<
      Revision,
      | 'submitted_by'
      | 'submitted_at'
      | 'decided_by'
      | 'decided_at'
      | 'remarks'
      | 'starts_at'
      | 'base_id'
      | 'first_approved_by'
      | 'first_approved_at'
    >
  >
  author: { name: string; at: string }
}

/**
 * Applies a transition to a revision: its state, version and line in the log. Of several people at
 * once only one gets through; throws `Problem('conflict')` for the others.
 *
 * @returns the document's state with the new version, and the id of its log line
 */
export async function applyTransition(
  context: Context,
  { document, state: documentState, revision, step, change = {}, author }: TransitionInput,
): Promise<{ state: DocumentState; logLineId: number }> {
  const { db, now } = context
  const { id, state, version: from, content, batch } = revision
  const version = documentState.version + 1
  const unapproved = { first_approved_by: null, first_approved_at: null }
  const changed = {
    ...unapproved,
    ...change,
    state: stateAfter(step, state),
    version,
    updated_at: now,
  }
  const isChanged = await changeRevision(db, { id, state, version: from }, changed)
  if (!isChanged) throw new Problem('conflict', messages.stale)
  const logLineId = await logTransition(inBatch(context, batch), document, {
    step,
    from: state,
    revisionId: id,
    title: titleOf(document.declaration, content),
    remarks: change.remarks ?? null,
    author,
  })
  return { state: { ...documentState, version }, logLineId }
}
