import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { Context } from '#domain/context.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { type Document, sectionDocument } from '../document.ts'
import { lockUpToDate } from '../publishing/apply-due-transitions.ts'
import { goLive } from '../publishing/go-live.ts'
import { saveDocumentState } from '../publishing/save-document-state.ts'
import { showToStaff } from '../show-to-staff.ts'
import { addApproved } from './add-approved.ts'

/**
 * Locks the state of a document that is saved without approval, so that each of several saves sees
 * the one before.
 */
export async function lockForPublishing(
  context: Pick<Context, 'db' | 'now'>,
  document: Document,
): Promise<DocumentState> {
  const { db } = context
  await lockPublications(db)
  return lockUpToDate(context, document)
}

interface Publication {
  content: Content
  step: 'publish' | 'undo'
  remarks: string | null
  /** Of a translation: the revision that it was written beside. */
  sourceId?: number | null
}

/** Saves what needs no approval: guests see it at once. */
export async function publishDirectly(
  context: Context,
  document: Document,
  state: DocumentState,
  { content, step, remarks, sourceId = null }: Publication,
): Promise<number> {
  const { db, actor, now } = context
  const author = { name: actor.username, at: now }
  const approved = { content, step, remarks, author, copied: { source_id: sourceId } }
  const { state: counted, revision } = await addApproved(context, document, state, approved)
  const live = await goLive(context, { document, state: counted, revision, cause: 'decision' })
  await saveDocumentState(db, document, {
    before: state,
    after: await showToStaff(context, { document, state: live, revision: revision }),
  })
  return revision.id
}

/** Publishes a section over whatever it held: for seeds and imports. */
export async function publishSection(
  context: Context,
  section: Declaration,
  content: Content,
): Promise<number> {
  const document = sectionDocument(section)
  const state = await lockForPublishing(context, document)
  const publication = { content, step: 'publish', remarks: null } as const
  return publishDirectly(context, document, state, publication)
}
