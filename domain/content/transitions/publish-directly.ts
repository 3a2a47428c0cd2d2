import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { Context } from '#domain/context.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { type Document, sectionDocument } from '../document.ts'
import { lockUpToDate } from '../publishing/apply-due-transitions.ts'
import { goLive } from '../publishing/go-live.ts'
import { saveDocumentState } from '../publishing/save-document-state.ts'
import { showRevision } from '../show-revision.ts'
import { addApproved } from './add-approved.ts'

/** The head of a place that is saved without approval, held: of several saves each sees the one before. */
export async function holdToPublish(
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
  /** Of a translation: what it was written beside. */
  sourceId?: number | null
}

/** Saves what needs no approval: visitors see it at once, the former version is kept. */
export async function publishDirectly(
  context: Context,
  document: Document,
  head: DocumentState,
  { content, step, remarks, sourceId = null }: Publication,
): Promise<number> {
  const { db, actor, now } = context
  const author = { name: actor.username, at: now }
  const approved = { content, step, remarks, author, kept: { source_id: sourceId } }
  const { head: counted, revision } = await addApproved(context, document, head, approved)
  const live = await goLive(context, { document, state: counted, revision, cause: 'decision' })
  await saveDocumentState(db, document, {
    before: head,
    after: await showRevision(context, { document, state: live, shown: revision }),
  })
  return revision.id
}

/** The same in one step, for what fills a section whatever it held: seeds and imports. */
export async function publishSection(
  context: Context,
  section: Declaration,
  content: Content,
): Promise<number> {
  const document = sectionDocument(section)
  const head = await holdToPublish(context, document)
  const publication = { content, step: 'publish', remarks: null } as const
  return publishDirectly(context, document, head, publication)
}
