import type { Declaration } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages.ts'
import { may } from '#catalogue/roles.ts'
import { listOwnWork } from '#store/content/activity.ts'
import { bumpPublished } from '#store/content/bump-published.ts'
import { changeRevision, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { Problem } from '../problem.ts'
import { findNamed, type Named, requirePending, submitterOf } from './find-named.ts'
import { recordStep } from './record-step.ts'
import { replaceApproved } from './replace-approved.ts'

/**
 * Approves a pending record: visitors see it from now on, or from its start; the former one is
 * Expired. Refuses one's own work (403), what is not pending, not what was shown or already over
 * (409).
 *
 * @returns whether visitors see it at once
 */
export async function approveRevision(
  tx: Tx,
  actor: Actor,
  now: string,
  named: Named,
): Promise<boolean> {
  const { declaration, revision } = await findDecidable(tx, actor, named)
  if (revision.ends_at !== null && revision.ends_at <= now) {
    throw new Problem('conflict', messages.alreadyOver)
  }
  const hasBegun = revision.starts_at === null || revision.starts_at <= now
  await decide(tx, actor, now, { declaration, revision, to: 'approved', remarks: null })
  await replaceApproved(tx, actor, now, declaration, revision)
  await bumpPublished(tx, revision.subject)
  return hasBegun
}

/** Rejects a pending record with remarks for its author; what visitors see stays. Refuses as `approveRevision`. */
export async function rejectRevision(
  tx: Tx,
  actor: Actor,
  now: string,
  named: Named & { remarks: string | null },
): Promise<void> {
  const { declaration, revision } = await findDecidable(tx, actor, named)
  await decide(tx, actor, now, { declaration, revision, to: 'rejected', remarks: named.remarks })
}

async function findDecidable(tx: Tx, actor: Actor, named: Named) {
  if (!may(actor.role, 'content.decide')) throw new Problem('forbidden', messages.forbidden)
  const found = await findNamed(tx, named)
  const own = await listOwnWork(tx, [found.revision.id], actor.id)
  if (own.size > 0) throw new Problem('forbidden', messages.ownWork)
  requirePending(found.revision, named)
  return found
}

interface Decision {
  declaration: Declaration
  revision: Revision
  to: 'approved' | 'rejected'
  remarks: string | null
}

/** The one statement that only one of any number of deciders gets through. */
async function decide(tx: Tx, actor: Actor, now: string, decision: Decision): Promise<void> {
  const { declaration, revision, to, remarks } = decision
  const expected = { id: revision.id, state: 'pending' as const, version: revision.version }
  const change = { state: to, decided_by: actor.id, decided_at: now, remarks, updated_at: now }
  if (!(await changeRevision(tx, expected, change)))
    throw new Problem('conflict', messages.notPending)
  const step = to === 'approved' ? 'approve' : 'reject'
  const author = await submitterOf(tx, revision)
  await recordStep(tx, declaration, revision, actor, now, {
    step,
    from: 'pending',
    remarks,
    author,
  })
}
