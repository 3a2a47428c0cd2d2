import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import { findShown } from '#domain/content/source/find-source.ts'
import type { Context } from '#domain/context.ts'
import { lockDocument } from '#store/content/document-states.ts'
import { changeSource } from '#store/content/revisions.ts'
import { keyOf } from '../content/document.ts'
import { logTransition } from '../content/log-transition.ts'
import {
  loadTargetRevision,
  reloadTargetRevision,
  requireShown,
  type TargetRevision,
} from '../content/target-revision.ts'
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
  context: Context,
  { sourceId, ...named }: TargetRevision & { sourceId: number },
): Promise<void> {
  const { db, actor, now } = context
  const found = await loadTargetRevision(db, named)
  const { document } = found
  if (!may(actor.role, document.declaration.ability))
    throw new Problem('forbidden', messages.forbidden)
  const head = await lockDocument(db, keyOf(document))
  const revision = await reloadTargetRevision(db, head, found.revision)
  requireShown(revision, named)
  const source = document.language === '' ? null : await findShown(db, document, sourceId)
  if (revision.state !== 'approved' || source === null)
    throw new Problem('conflict', messages.stale)
  await changeSource(db, revision.id, source)
  await logTransition(context, document, {
    step: 'confirm',
    from: revision.state,
    revisionId: revision.id,
    title: titleOf(document.declaration, revision.content),
    author: { name: actor.username, at: now },
  })
}
