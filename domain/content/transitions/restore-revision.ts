import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { isOpen } from '#catalogue/revision-state.ts'
import { may } from '#catalogue/roles.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { lockDocument } from '#store/content/document-states.ts'
import { addRevision, findRevision, type Revision } from '#store/content/revisions.ts'
import { openConflict } from '../conflict.ts'
import { keyOf } from '../document.ts'
import { inTodaysCurrency } from '../lists/in-todays-currency.ts'
import { logTransition } from '../log-transition.ts'
import { saveDocumentState } from '../publishing/save-document-state.ts'
import { showRevision } from '../show-revision.ts'
import { loadTargetRevision, type TargetRevision } from '../target-revision.ts'

/**
 * Opens a draft with what a former record of the place held; visitors see nothing of it. A window
 * that has passed is left out. Refuses who may not edit (403), and while a record is open (409).
 *
 * @returns the draft's id
 */
export async function restoreRevision(context: Context, named: TargetRevision): Promise<number> {
  const { db, actor, now } = context
  const { document, revision: former } = await loadTargetRevision(db, named)
  const { declaration } = document
  if (!may(actor.role, declaration.ability)) throw new Problem('forbidden', messages.forbidden)
  if (declaration.workflow === 'direct') throw new Problem('conflict', messages.undoInstead)
  const head = await lockDocument(db, keyOf(document))
  const open = head.open_id === null ? undefined : await findRevision(db, head.open_id)
  if (open) throw await openConflict(context, document, open, named.version)
  if (isOpen(former.state)) throw new Problem('conflict', messages.stale)
  const held = (await inTodaysCurrency(db, [declaration]))(declaration, former)
  const lastItemId = Math.max(held.lastItemId, head.last_item_id)
  const content = { ...held, lastItemId }
  const version = head.version + 1
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
  const opened = { ...head, version, open_id: id, last_item_id: lastItemId }
  const shown = await showRevision(context, {
    document,
    state: opened,
    shown: { id, state: 'draft', content },
  })
  await saveDocumentState(db, document, { before: head, after: shown })
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
