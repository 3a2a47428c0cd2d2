import { messages } from '#catalogue/messages.ts'
import { changeRevision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { Problem } from '../problem.ts'
import { findNamed, type Named, requirePending, submitterOf } from './find-named.ts'
import { recordStep } from './record-step.ts'

/** Takes a pending record back to Draft. Refuses everybody but the person who submitted it (403). */
export async function withdrawRevision(
  tx: Tx,
  actor: Actor,
  now: string,
  named: Named,
): Promise<void> {
  const { declaration, revision } = await findNamed(tx, named)
  if (revision.submitted_by !== actor.id)
    throw new Problem('forbidden', messages.notYoursToWithdraw)
  requirePending(revision, named)
  const expected = { id: revision.id, state: 'pending' as const, version: revision.version }
  const change = { state: 'draft' as const, updated_at: now }
  if (!(await changeRevision(tx, expected, change)))
    throw new Problem('conflict', messages.notPending)
  const author = await submitterOf(tx, revision)
  await recordStep(tx, declaration, revision, actor, now, {
    step: 'withdraw',
    from: 'pending',
    author,
  })
}
