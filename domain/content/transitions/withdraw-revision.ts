import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { requireMayChange, withinScopes } from '#domain/content/scope/scope.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfSubmission } from '#domain/notices/notify-of-transition.ts'
import { Problem } from '#domain/problem.ts'
import { lockDocument } from '#store/content/document-states.ts'
import { keyOf } from '../document.ts'
import { saveDocumentState } from '../publishing/save-document-state.ts'
import {
  loadTargetRevision,
  reloadTargetRevision,
  requirePending,
  submitterOf,
  type TargetRevision,
} from '../target-revision.ts'
import { applyTransition } from './apply-transition.ts'

/**
 * Takes a pending revision back to Draft. Throws `Problem('forbidden')` for everybody but its
 * submitter.
 */
export async function withdrawRevision(context: Context, target: TargetRevision): Promise<void> {
  const { db, actor, now } = context
  const loaded = await loadTargetRevision(db, target)
  const { document } = loaded
  if (loaded.revision.submitted_by !== actor.id)
    throw new Problem('forbidden', messages.notYoursToWithdraw)
  // The submitter's role may have changed since.
  await requireMayChange(context, document, 'content.view')
  const state = await lockDocument(db, keyOf(document))
  const revision = await reloadTargetRevision(db, state, loaded.revision)
  requirePending(revision, target)
  const author = await submitterOf(db, revision)
  const step = 'withdraw'
  const withdrawn = await applyTransition(context, { document, state, revision, step, author })
  await notifyOfSubmission(context, {
    within: (readers) => withinScopes(context, [document], readers),
    step,
    document: keyOf(document),
    title: titleOf(document.declaration, revision.content),
    revisionId: revision.id,
    rejections: state.rejection_id === null ? [] : [state.rejection_id],
  })
  await saveDocumentState(db, document, {
    before: state,
    after: {
      ...withdrawn.state,
      shown_state: 'draft',
      updated_at: now,
    },
  })
}
