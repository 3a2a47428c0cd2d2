import { declarationByEntityType } from '#catalogue/catalogue.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Tx } from '#store/tables.ts'
import { Problem } from '../problem.ts'

/** Names a record for a decision, as the wire does (specification section 3, "Approval request"). */
export interface Named {
  entityType: string
  entityId: number
  /** The version that the person was shown, or undefined. */
  version?: number | undefined
}

/** The record that a decision or a withdrawal is about. Refuses what there is not (404). */
export async function findNamed(
  tx: Tx,
  { entityType, entityId }: Named,
): Promise<{ declaration: Declaration; revision: Revision }> {
  const declaration = declarationByEntityType(entityType)
  const revision = declaration && (await findRevision(tx, entityId))
  if (!declaration || !revision || revision.subject !== declaration.key) {
    throw new Problem('not-found', messages.noSuchRecord)
  }
  return { declaration, revision }
}

/** Refuses what is not Pending any more, or is not what the person was shown (409). */
export function requirePending(revision: Revision, { version }: Named): void {
  if (revision.state !== 'pending') throw new Problem('conflict', messages.notPending)
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
  const name = (await listUsernames(tx, [id])).get(id) ?? ''
  return { name, at: revision.submitted_at ?? revision.updated_at }
}
