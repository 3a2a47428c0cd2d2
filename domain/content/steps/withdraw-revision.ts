import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Actor } from '#domain/actor.ts'
import { Problem } from '#domain/problem.ts'
import { changeHead, holdHead } from '#store/content/heads.ts'
import { changeRevision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import {
  findNamed,
  findNamedAgain,
  type Named,
  requirePending,
  submitterOf,
} from '../find-named.ts'
import { keyOf } from '../place.ts'
import { recordStep } from '../record-step.ts'

/** Takes a pending record back to Draft. Refuses everybody but the person who submitted it (403). */
export async function withdrawRevision(
  tx: Tx,
  actor: Actor,
  now: string,
  named: Named,
): Promise<void> {
  const found = await findNamed(tx, named)
  const { place } = found
  if (found.revision.submitted_by !== actor.id)
    throw new Problem('forbidden', messages.notYoursToWithdraw)
  const head = await holdHead(tx, keyOf(place))
  const revision = await findNamedAgain(tx, found.revision)
  requirePending(revision, named)
  const expected = { id: revision.id, state: 'pending' as const, version: revision.version }
  const version = head.version + 1
  const change = { state: 'draft' as const, version, updated_at: now }
  if (!(await changeRevision(tx, expected, change)))
    throw new Problem('conflict', messages.notPending)
  await recordStep(tx, actor, now, place, {
    step: 'withdraw',
    from: 'pending',
    revisionId: revision.id,
    title: titleOf(place.declaration, revision.content),
    author: await submitterOf(tx, revision),
  })
  await changeHead(tx, head, { version, shown_state: 'draft', updated_at: now })
}
