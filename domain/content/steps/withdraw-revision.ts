import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Actor } from '#domain/actor.ts'
import { Problem } from '#domain/problem.ts'
import { tellOfSubmission } from '#domain/telling/tell-of-step.ts'
import { holdHead } from '#store/content/heads.ts'
import type { Tx } from '#store/tables.ts'
import {
  findNamed,
  findNamedAgain,
  hasArrived,
  type Named,
  requirePending,
  submitterOf,
} from '../find-named.ts'
import { keyOf } from '../place.ts'
import { keepHead } from '../publishing/keep-head.ts'
import { takeStep } from './take-step.ts'

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
  const revision = await findNamedAgain(tx, head, found.revision)
  if (await hasArrived(tx, actor, revision, named, 'withdraw')) return
  requirePending(revision, named)
  const author = await submitterOf(tx, revision)
  const step = 'withdraw'
  const taken = await takeStep(tx, actor, now, { place, head, revision, step, author })
  await tellOfSubmission(tx, actor, now, {
    step,
    at: keyOf(place),
    title: titleOf(place.declaration, revision.content),
    revisionId: revision.id,
    rejections: head.rejection_id === null ? [] : [head.rejection_id],
  })
  await keepHead(tx, place, head, { ...taken.head, shown_state: 'draft', updated_at: now })
}
