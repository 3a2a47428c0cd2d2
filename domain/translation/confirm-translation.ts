import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { requireMayChange } from '#domain/content/scope/scope.ts'
import { findDisplayedSource } from '#domain/content/source/find-source.ts'
import type { Context } from '#domain/context.ts'
import { lockDocument } from '#store/content/document-states.ts'
import { changeSource } from '#store/content/revisions.ts'
import { keyOf } from '../content/document.ts'
import { logTransition } from '../content/log-transition.ts'
import {
  loadTargetRevision,
  reloadTargetRevision,
  requireVersion,
  type TargetRevision,
} from '../content/target-revision.ts'
import { Problem } from '../problem.ts'

/**
 * Marks a translation as up to date with what its first language says now; nothing else changes.
 * Throws `Problem('forbidden')` without permission to edit, and `Problem('conflict')` when it is no
 * translation that guests see or will see, or when either text was changed since.
 *
 * @param target with the revision of the first language that the person was shown
 */
export async function confirmTranslation(
  context: Context,
  { sourceId, ...target }: TargetRevision & { sourceId: number },
): Promise<void> {
  const { db, actor, now } = context
  const loaded = await loadTargetRevision(db, target)
  const { document } = loaded
  await requireMayChange(context, document, document.declaration.ability)
  const state = await lockDocument(db, keyOf(document))
  const revision = await reloadTargetRevision(db, state, loaded.revision)
  requireVersion(revision, target)
  const source = document.language === '' ? null : await findDisplayedSource(db, document, sourceId)
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
