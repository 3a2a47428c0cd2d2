import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Actor } from '#domain/actor.ts'
import { notifyOfSubmission } from '#domain/notify/notify-of-transition.ts'
import { Problem } from '#domain/problem.ts'
import { lockDocument } from '#store/content/document-states.ts'
import type { Tx } from '#store/tables.ts'
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
export async function withdrawRevision(
  tx: Tx,
  actor: Actor,
  now: string,
  named: TargetRevision,
): Promise<void> {
  const found = await loadTargetRevision(tx, named)
  const { document } = found
  if (found.revision.submitted_by !== actor.id)
    throw new Problem('forbidden', messages.notYoursToWithdraw)
  const head = await lockDocument(tx, keyOf(document))
  const revision = await reloadTargetRevision(tx, head, found.revision)
  requirePending(revision, named)
  const author = await submitterOf(tx, revision)
  const step = 'withdraw'
  const taken = await applyTransition(tx, actor, now, { document, head, revision, step, author })
  await notifyOfSubmission(tx, actor, now, {
    step,
    at: keyOf(document),
    title: titleOf(document.declaration, revision.content),
    revisionId: revision.id,
    rejections: head.rejection_id === null ? [] : [head.rejection_id],
  })
  await saveDocumentState(tx, document, head, {
    ...taken.head,
    shown_state: 'draft',
    updated_at: now,
  })
}
