import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Db, Tx } from '#store/tables.ts'
import { Problem } from '../problem.ts'
import type { Document } from './document.ts'

/** Names a record for a decision, as the wire does (specification section 3, "Approval request"). */
export interface TargetRevision {
  entityType: string
  entityId: number
  /** The version that the person was shown, or undefined. */
  version?: number | undefined
}

/** The record that a step is about, and its place. Refuses what there is not (404). */
export async function loadTargetRevision(
  db: Db,
  { entityType, entityId }: TargetRevision,
): Promise<{ document: Document; revision: Revision }> {
  const declaration = declarationByEntityType(entityType)
  const revision = declaration && (await findRevision(db, entityId))
  if (!declaration || !revision || revision.subject !== declaration.key) {
    throw new Problem('not-found', messages.noSuchRecord)
  }
  const { entry_id: entryId, language } = revision
  return { document: { declaration, entryId, language }, revision }
}

/**
 * The same once its place is held: nobody else changes it until the transaction ends. It is not
 * read again where the head says that nothing has happened since.
 */
export async function reloadTargetRevision(
  tx: Tx,
  head: DocumentState,
  before: Revision,
): Promise<Revision> {
  const { id, version } = before
  if (head.open_id === id && head.version === version) return before
  const revision = await findRevision(tx, id)
  if (!revision) throw new Problem('not-found', messages.noSuchRecord)
  return revision
}

/** Refuses what is not Pending any more, or is not what the person was shown (409). */
export function requirePending(revision: Revision, named: TargetRevision): void {
  if (revision.state !== 'pending') throw new Problem('conflict', messages.notPending)
  requireShown(revision, named)
}

/** Refuses what is not what the person was shown (409). */
export function requireShown(revision: Revision, { version }: TargetRevision): void {
  if (version !== undefined && version !== revision.version) {
    throw new Problem('conflict', messages.stale)
  }
}

/** Who submitted a revision, and when: the author that the log names beside the decider. */
export async function submitterOf(
  tx: Tx,
  revision: Revision,
): Promise<{ name: string; at: string }> {
  const id = revision.submitted_by ?? revision.author_id
  return submittedBy((await listUsernames(tx, [id])).get(id) ?? '', revision)
}

/** The same where the name is known. */
export function submittedBy(name: string, revision: Revision): { name: string; at: string } {
  return { name, at: revision.submitted_at ?? revision.updated_at }
}
