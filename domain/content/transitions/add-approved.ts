import { type Content, titleOf } from '#catalogue/declaration.ts'
import type { Context } from '#domain/context.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { addRevision, findRevision, type Revision } from '#store/content/revisions.ts'
import { type Document, keyOf } from '../document.ts'
import { logTransition } from '../log-transition.ts'

interface Approved {
  content: Content
  step: 'publish' | 'undo' | 'revert' | 'convert'
  remarks: string | null
  /** What else a former record had. */
  kept?: Partial<Pick<Revision, 'starts_at' | 'ends_at' | 'archived' | 'source_id'>>
  author: { name: string; at: string }
}

/** Adds a record that is approved as it comes, with its line in the log; visitors see nothing of it yet. */
export async function addApproved(
  context: Context,
  document: Document,
  head: DocumentState,
  { content, step, remarks, kept, author }: Approved,
): Promise<{ head: DocumentState; revision: Revision }> {
  const { db, actor, now } = context
  const version = head.version + 1
  const id = await addRevision(db, keyOf(document), {
    ...kept,
    content,
    state: 'approved',
    version,
    base_id: head.live_id,
    author_id: actor.id,
    decided_by: actor.id,
    created_at: now,
    updated_at: now,
    decided_at: now,
  })
  const title = titleOf(document.declaration, content)
  const taken = { step, from: 'none', revisionId: id, title, remarks, author } as const
  await logTransition(context, document, taken)
  const revision = await findRevision(db, id)
  if (!revision) throw new Error(`Revision ${id} has just been written`)
  const last_item_id = Math.max(head.last_item_id, content.lastItemId)
  return { head: { ...head, version, last_item_id }, revision }
}
