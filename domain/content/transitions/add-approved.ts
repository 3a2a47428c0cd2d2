import { type Content, titleOf } from '#catalogue/declaration.ts'
import type { Context } from '#domain/context.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { addRevision, findRevision, type Revision } from '#store/content/revisions.ts'
import { type Document, keyOf } from '../document.ts'
import { logTransition } from '../log-transition.ts'

interface NewRevision {
  content: Content
  step: 'publish' | 'undo' | 'revert' | 'convert' | 'approvePart' | 'publishUrgent' | 'keep'
  remarks: string | null
  /** Columns that are copied from another revision. */
  copied?: Partial<
    Pick<
      Revision,
      | 'starts_at'
      | 'ends_at'
      | 'archived'
      | 'source_id'
      | 'author_id'
      | 'submitted_by'
      | 'submitted_at'
    >
  >
  author: { name: string; at: string }
}

/**
 * Inserts a revision that is approved at once, with its line in the log; guests do not see it yet.
 */
export async function addApproved(
  context: Context,
  document: Document,
  state: DocumentState,
  { content, step, remarks, copied, author }: NewRevision,
): Promise<{ state: DocumentState; revision: Revision }> {
  const { db, actor, now } = context
  const version = state.version + 1
  const id = await addRevision(db, keyOf(document), {
    author_id: actor.id,
    ...copied,
    content,
    state: 'approved',
    version,
    base_id: state.live_id,
    decided_by: actor.id,
    created_at: now,
    updated_at: now,
    decided_at: now,
  })
  const title = titleOf(document.declaration, content)
  const transition = { step, from: 'none', revisionId: id, title, remarks, author } as const
  await logTransition(context, document, transition)
  const revision = await findRevision(db, id)
  if (!revision) throw new Error(`Revision ${id} has just been written`)
  const last_item_id = Math.max(state.last_item_id, content.lastItemId)
  return { state: { ...state, version, last_item_id }, revision }
}
