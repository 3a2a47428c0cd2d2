import type { Content, Declaration } from '#catalogue/declaration.ts'
import { bumpPublished } from '#store/content/bump-published.ts'
import { addRevision, findHighestVersion } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { recordStep } from './record-step.ts'
import { replaceApproved } from './replace-approved.ts'

/** Saves a section that needs no approval: visitors see it at once, the former version is kept. */
export async function publishDirectly(
  tx: Tx,
  actor: Actor,
  now: string,
  declaration: Declaration,
  content: Content,
): Promise<number> {
  // First, because it holds the subject's row until the end: of several saves each sees the one before.
  await bumpPublished(tx, declaration.key)
  return publishHeld(tx, actor, now, declaration, { content, step: 'publish', remarks: null })
}

interface Publication {
  content: Content
  step: 'publish' | 'undo'
  remarks: string | null
}

/** The same for a transaction that holds the subject's row already (`bumpPublished`). */
export async function publishHeld(
  tx: Tx,
  actor: Actor,
  now: string,
  declaration: Declaration,
  { content, step, remarks }: Publication,
): Promise<number> {
  const of = { subject: declaration.key, entryId: 0 }
  const version = (await findHighestVersion(tx, of)) + 1
  const stamp = { created_at: now, updated_at: now, decided_at: now }
  const id = await addRevision(tx, of, {
    content,
    state: 'approved',
    version,
    author_id: actor.id,
    decided_by: actor.id,
    ...stamp,
  })
  const revision = { id, subject: of.subject, entry_id: 0, starts_at: null }
  const author = { name: actor.username, at: now }
  await recordStep(tx, declaration, revision, actor, now, { step, from: 'none', remarks, author })
  await replaceApproved(tx, actor, now, declaration, revision)
  return id
}
