import type { Declaration } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages.ts'
import { changeRevision, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { Problem } from '../problem.ts'
import { recordStep } from './record-step.ts'

/** Makes a complete draft Pending: locked for everyone until someone decides. */
export async function submitRevision(
  tx: Tx,
  actor: Actor,
  now: string,
  declaration: Declaration,
  revision: Pick<Revision, 'id' | 'subject' | 'entry_id' | 'version'>,
): Promise<void> {
  const expected = { id: revision.id, state: 'draft' as const, version: revision.version }
  const change = {
    state: 'pending' as const,
    submitted_by: actor.id,
    submitted_at: now,
    updated_at: now,
  }
  if (!(await changeRevision(tx, expected, change))) throw new Problem('conflict', messages.stale)
  const author = { name: actor.username, at: now }
  await recordStep(tx, declaration, revision, actor, now, { step: 'submit', from: 'draft', author })
}
