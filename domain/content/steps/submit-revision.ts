import { titleOf } from '#catalogue/declaration.ts'
import type { Actor } from '#domain/actor.ts'
import { tellOfSubmission } from '#domain/telling/tell-of-step.ts'
import type { Head } from '#store/content/heads.ts'
import type { Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import { keyOf, type Place } from '../place.ts'
import { takeStep } from './take-step.ts'

/** Makes a complete draft Pending: locked for everyone until someone decides. Gives the head to keep. */
export async function submitRevision(
  tx: Tx,
  actor: Actor,
  now: string,
  place: Place,
  head: Head,
  revision: Pick<Revision, 'id' | 'version' | 'content'>,
): Promise<Head> {
  const taken = await takeStep(tx, actor, now, {
    place,
    head,
    revision: { ...revision, state: 'draft' },
    step: 'submit',
    change: { submitted_by: actor.id, submitted_at: now },
    author: { name: actor.username, at: now },
  })
  await tellOfSubmission(tx, actor, now, {
    step: 'submit',
    at: keyOf(place),
    title: titleOf(place.declaration, revision.content),
    revisionId: revision.id,
    rejections: head.rejection_id === null ? [] : [head.rejection_id],
  })
  return { ...taken.head, shown_state: 'pending', updated_at: now }
}
