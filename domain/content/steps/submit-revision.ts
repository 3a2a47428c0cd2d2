import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Actor } from '#domain/actor.ts'
import { Problem } from '#domain/problem.ts'
import { changeHead, type Head } from '#store/content/heads.ts'
import { changeRevision, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Place } from '../place.ts'
import { recordStep } from '../record-step.ts'

/** Makes a complete draft Pending: locked for everyone until someone decides. */
export async function submitRevision(
  tx: Tx,
  actor: Actor,
  now: string,
  place: Place,
  head: Head,
  revision: Pick<Revision, 'id' | 'version' | 'content'>,
): Promise<Head> {
  const expected = { id: revision.id, state: 'draft' as const, version: revision.version }
  const version = head.version + 1
  const change = {
    state: 'pending' as const,
    version,
    submitted_by: actor.id,
    submitted_at: now,
    updated_at: now,
  }
  if (!(await changeRevision(tx, expected, change))) throw new Problem('conflict', messages.stale)
  await recordStep(tx, actor, now, place, {
    step: 'submit',
    from: 'draft',
    revisionId: revision.id,
    title: titleOf(place.declaration, revision.content),
    author: { name: actor.username, at: now },
  })
  return changeHead(tx, head, { version, shown_state: 'pending', updated_at: now })
}
