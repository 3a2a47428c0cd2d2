import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { type Transition, transitionRules } from '#catalogue/revision-state.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { changeRevision, type Revision } from '#store/content/revisions.ts'
import type { Document } from '../document.ts'
import { logTransition } from '../log-transition.ts'

interface Taken {
  document: Document
  /** Held. */
  head: DocumentState
  revision: Pick<Revision, 'id' | 'state' | 'version' | 'content'>
  step: Exclude<Transition, 'save' | 'restore' | 'publish' | 'undo' | 'revert' | 'convert'>
  /** What else it writes into the record. */
  change?: Partial<
    Pick<
      Revision,
      'submitted_by' | 'submitted_at' | 'decided_by' | 'decided_at' | 'remarks' | 'starts_at'
    >
  >
  author: { name: string; at: string }
}

/**
 * Takes a step of the table with a record that is there: its state, its version and its line in the
 * log, in the one statement that only one of any number of people gets through (409 for the others).
 *
 * @returns the head with the new version, and the id of the line
 */
export async function applyTransition(
  context: Context,
  { document, head, revision, step, change = {}, author }: Taken,
): Promise<{ head: DocumentState; line: number }> {
  const { db, now } = context
  const { id, state, version: from, content } = revision
  const version = head.version + 1
  const changed = { ...change, state: transitionRules[step].to, version, updated_at: now }
  const isTaken = await changeRevision(db, { id, state, version: from }, changed)
  if (!isTaken) throw new Problem('conflict', messages.stale)
  const line = await logTransition(context, document, {
    step,
    from: state,
    revisionId: id,
    title: titleOf(document.declaration, content),
    remarks: change.remarks ?? null,
    author,
  })
  return { head: { ...head, version }, line }
}
