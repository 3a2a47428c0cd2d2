import { titleOf } from '#catalogue/declaration.ts'
import { withinScopes } from '#domain/content/scope/scope.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfSubmission } from '#domain/notices/notify-of-transition.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import type { Revision } from '#store/content/revisions.ts'
import { type Document, keyOf } from '../document.ts'
import { applyTransition } from './apply-transition.ts'

/** Submits a draft for approval, and notifies those who decide. */
export async function submitRevision(
  context: Context,
  document: Document,
  state: DocumentState,
  revision: Pick<Revision, 'id' | 'version' | 'content' | 'batch'>,
): Promise<DocumentState> {
  const { actor, now } = context
  const submitted = await applyTransition(context, {
    document,
    state,
    revision: { ...revision, state: 'draft' },
    step: 'submit',
    change: { submitted_by: actor.id, submitted_at: now },
    author: { name: actor.username, at: now },
  })
  await notifyOfSubmission(context, {
    within: (readers) => withinScopes(context, [document], readers),
    step: 'submit',
    document: keyOf(document),
    title: titleOf(document.declaration, revision.content),
    revisionId: revision.id,
    rejections: state.rejection_id === null ? [] : [state.rejection_id],
  })
  return { ...submitted.state, shown_state: 'pending', updated_at: now }
}
