import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { isOpen } from '#catalogue/revision-state.ts'
import { requireMayChange } from '#domain/content/scope/scope.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { lockDocument } from '#store/content/document-states.ts'
import { addRevision, findRevision, type Revision } from '#store/content/revisions.ts'
import { openConflict } from '../conflict.ts'
import { keyOf } from '../document.ts'
import { inTodaysCurrency } from '../lists/in-todays-currency.ts'
import { logTransition } from '../log-transition.ts'
import { saveDocumentState } from '../publishing/save-document-state.ts'
import { showToStaff } from '../show-to-staff.ts'
import { loadTargetRevision, type TargetRevision } from '../target-revision.ts'

/**
 * Opens a draft with the content of a former revision. A window that has passed is left out. Throws
 * `Problem('forbidden')` without permission to edit, `Problem('conflict')` while another revision
 * is open.
 *
 * @returns the draft's id
 */
export async function restoreRevision(context: Context, target: TargetRevision): Promise<number> {
  const { db, actor, now } = context
  const { document, revision: former } = await loadTargetRevision(db, target)
  const { declaration } = document
  await requireMayChange(context, document, declaration.ability)
  if (declaration.workflow === 'direct') throw new Problem('conflict', messages.undoInstead)
  const state = await lockDocument(db, keyOf(document))
  const open = state.open_id === null ? undefined : await findRevision(db, state.open_id)
  if (open) throw await openConflict(context, document, open, target.version)
  if (isOpen(former.state)) throw new Problem('conflict', messages.stale)
  const restored = (await inTodaysCurrency(db, [declaration]))(declaration, former)
  const lastItemId = Math.max(restored.lastItemId, state.last_item_id)
  const content = { ...restored, lastItemId }
  const version = state.version + 1
  const id = await addRevision(db, keyOf(document), {
    ...draftOf(former, now),
    content,
    version,
    author_id: actor.id,
  })
  await logTransition(context, document, {
    step: 'restore',
    from: 'none',
    revisionId: id,
    title: titleOf(declaration, content),
    author: { name: actor.username, at: now },
  })
  const opened = { ...state, version, open_id: id, last_item_id: lastItemId }
  const after = await showToStaff(context, {
    document,
    state: opened,
    revision: { id, state: 'draft', content },
  })
  await saveDocumentState(db, document, { before: state, after: after })
  return id
}

function draftOf(former: Revision, now: string) {
  const isOver = former.ends_at !== null && former.ends_at <= now
  return {
    state: 'draft' as const,
    starts_at: isOver ? null : former.starts_at,
    ends_at: isOver ? null : former.ends_at,
    archived: former.archived,
    base_id: former.id,
    source_id: former.source_id,
    created_at: now,
    updated_at: now,
  }
}
