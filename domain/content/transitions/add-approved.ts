import { type Content, titleOf } from '#catalogue/declaration.ts'
import type { Actor } from '#domain/actor.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { addRevision, findRevision, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
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
  tx: Tx,
  actor: Actor,
  now: string,
  document: Document,
  head: DocumentState,
  { content, step, remarks, kept, author }: Approved,
): Promise<{ head: DocumentState; revision: Revision }> {
  const version = head.version + 1
  const id = await addRevision(tx, keyOf(document), {
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
  await logTransition(tx, actor, now, document, taken)
  const revision = await findRevision(tx, id)
  if (!revision) throw new Error(`Revision ${id} has just been written`)
  const last_item_id = Math.max(head.last_item_id, content.lastItemId)
  return { head: { ...head, version, last_item_id }, revision }
}
