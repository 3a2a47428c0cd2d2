import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import { findShown } from '#domain/content/source/find-source.ts'
import { holdHead } from '#store/content/heads.ts'
import { changeSource } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { findNamed, findNamedAgain, type Named, requireShown } from '../content/find-named.ts'
import { keyOf } from '../content/place.ts'
import { recordStep } from '../content/record-step.ts'
import { Problem } from '../problem.ts'

/**
 * Somebody has looked at a translation and found it still right beside what its first language says
 * now: it is not out of date any more, and nothing else changes.
 *
 * Refuses who may not edit (403); what is not a translation that guests see or will see, is not what
 * was shown, or beside which something else was shown (409).
 *
 * @param named with the record of the first language that the person was shown
 */
export async function confirmTranslation(
  tx: Tx,
  actor: Actor,
  now: string,
  { sourceId, ...named }: Named & { sourceId: number },
): Promise<void> {
  const found = await findNamed(tx, named)
  const { place } = found
  if (!may(actor.role, place.declaration.ability))
    throw new Problem('forbidden', messages.forbidden)
  const head = await holdHead(tx, keyOf(place))
  const revision = await findNamedAgain(tx, head, found.revision)
  requireShown(revision, named)
  const source = place.language === '' ? null : await findShown(tx, place, sourceId)
  if (revision.state !== 'approved' || source === null)
    throw new Problem('conflict', messages.stale)
  await changeSource(tx, revision.id, source)
  await recordStep(tx, actor, now, place, {
    step: 'confirm',
    from: revision.state,
    revisionId: revision.id,
    title: titleOf(place.declaration, revision.content),
    author: { name: actor.username, at: now },
  })
}
