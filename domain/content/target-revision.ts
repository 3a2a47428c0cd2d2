import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { campaignMessages } from '#catalogue/messages/campaign-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { findCampaign } from '#store/content/campaigns/campaigns.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Db, Tx } from '#store/tables.ts'
import { Problem } from '../problem.ts'
import type { Document } from './document.ts'

/**
 * Names a revision for a decision, as the wire does (specification section 3, "Approval request").
 */
export interface TargetRevision {
  entityType: string
  revisionId: number
  /** The version that the person was shown. */
  version?: number | undefined
}

/** Loads a revision and its document. Throws `Problem('not-found')` when there is none. */
export async function loadTargetRevision(
  db: Db,
  { entityType, revisionId }: TargetRevision,
): Promise<{ document: Document; revision: Revision }> {
  const declaration = declarationByEntityType(entityType)
  const revision = declaration && (await findRevision(db, revisionId))
  if (!declaration || !revision || revision.subject !== declaration.key) {
    throw new Problem('not-found', messages.noSuchRecord)
  }
  const { entry_id: entryId, language, campaign } = revision
  const onSite = { declaration, entryId, language }
  if (campaign === 0) return { document: onSite, revision }
  // A campaign that was deleted has left its revisions in the log.
  if (!(await findCampaign(db, campaign))) throw new Problem('not-found', campaignMessages.noSuch)
  return { document: { ...onSite, campaign }, revision }
}

/**
 * Returns the revision as it is once its document is locked. Not read again where the state's
 * version says that nothing has changed.
 */
export async function reloadTargetRevision(
  tx: Tx,
  state: DocumentState,
  before: Revision,
): Promise<Revision> {
  const { id, version } = before
  if (state.open_id === id && state.version === version) return before
  const revision = await findRevision(tx, id)
  if (!revision) throw new Problem('not-found', messages.noSuchRecord)
  return revision
}

/**
 * Throws `Problem('conflict')` when the revision is no longer pending or not the version that was
 * shown.
 */
export function requirePending(revision: Revision, target: TargetRevision): void {
  if (revision.state !== 'pending') throw new Problem('conflict', messages.notPending)
  requireVersion(revision, target)
}

/** Throws `Problem('conflict')` when the revision is not the version that was shown. */
export function requireVersion(revision: Revision, { version }: TargetRevision): void {
  if (version !== undefined && version !== revision.version) {
    throw new Problem('conflict', messages.stale)
  }
}

/** Returns who submitted a revision and when, as the log names them beside the decider. */
export async function submitterOf(
  tx: Tx,
  revision: Revision,
): Promise<{ name: string; at: string }> {
  const id = revision.submitted_by ?? revision.author_id
  return submittedBy((await listUsernames(tx, [id])).get(id) ?? '', revision)
}

/** Returns who submitted a revision, by the given name, and when. */
export function submittedBy(name: string, revision: Revision): { name: string; at: string } {
  return { name, at: revision.submitted_at ?? revision.updated_at }
}
