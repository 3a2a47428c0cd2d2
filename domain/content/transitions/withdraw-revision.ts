import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfSubmission } from '#domain/notify/notify-of-transition.ts'
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

/** Takes a pending record back to Draft. Refuses everybody but the person who submitted it (403). */
export async function withdrawRevision(context: Context, named: TargetRevision): Promise<void> {
  const { db, actor, now } = context
  const found = await loadTargetRevision(db, named)
  const { document } = found
  if (found.revision.submitted_by !== actor.id)
    throw new Problem('forbidden', messages.notYoursToWithdraw)
  const head = await lockDocument(db, keyOf(document))
  const revision = await reloadTargetRevision(db, head, found.revision)
  requirePending(revision, named)
  const author = await submitterOf(db, revision)
  const step = 'withdraw'
  const taken = await applyTransition(context, { document, head, revision, step, author })
  await notifyOfSubmission(context, {
    step,
    at: keyOf(document),
    title: titleOf(document.declaration, revision.content),
    revisionId: revision.id,
    rejections: head.rejection_id === null ? [] : [head.rejection_id],
  })
  await saveDocumentState(db, document, {
    before: head,
    after: {
      ...taken.head,
      shown_state: 'draft',
      updated_at: now,
    },
  })
}
