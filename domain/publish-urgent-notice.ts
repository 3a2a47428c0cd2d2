import type { SentValues } from '#catalogue/json.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { urgentNotice } from '#catalogue/sections/site/notice.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { type DocumentState, lockDocument } from '#store/content/document-states.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import { type Document, keyOf, sectionDocument } from './content/document.ts'
import { lockUpToDate } from './content/publishing/apply-due-transitions.ts'
import { goLive } from './content/publishing/go-live.ts'
import { saveDocumentState } from './content/publishing/save-document-state.ts'
import { saveContent } from './content/saving/save-content.ts'
import { submitterOf } from './content/target-revision.ts'
import { addApproved } from './content/transitions/add-approved.ts'
import { applyTransition } from './content/transitions/apply-transition.ts'
import { isUnreviewed, loadUrgentTerms, mayPublishUrgently } from './content/urgent/urgent-terms.ts'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'

/**
 * Publishes an urgent notice at once, and submits it: guests see it until somebody else has approved
 * it, at most for the time that Settings say. A correction of a notice that nobody has approved gets
 * no more time. Throws `Problem('forbidden')` for everybody whom Settings do not name, and
 * `Problem('invalid')` as `saveContent` does.
 *
 * @returns when the notice leaves the site unless it is approved
 */
export async function publishUrgentNotice(context: Context, sent: SentValues): Promise<string> {
  const { db, actor, now } = context
  const terms = await loadUrgentTerms(db)
  if (!mayPublishUrgently(terms, actor)) throw new Problem('forbidden', messages.notNamedForUrgent)
  const document = sectionDocument(urgentNotice)
  await lockPublications(db)
  const before = await lockUpToDate(context, document)
  const reviewedBy = await endOfReview(db, before, addMilliseconds(now, terms.minutes * 60_000))
  const open = await reopen(context, document, before)
  const submitted = await submit(context, document, open, sent)
  const ends_at = earlier(submitted.ends_at, reviewedBy)
  const state = await lockDocument(db, keyOf(document))
  const { state: counted, revision } = await addApproved(context, document, state, {
    content: submitted.content,
    step: 'publishUrgent',
    remarks: null,
    author: { name: actor.username, at: now },
    copied: { ends_at },
  })
  const after = await goLive(context, { document, state: counted, revision, cause: 'decision' })
  await saveDocumentState(db, document, { before: state, after })
  return ends_at
}

async function endOfReview(tx: Tx, { live_id }: DocumentState, usual: string): Promise<string> {
  const live = live_id === null ? undefined : await findRevision(tx, live_id)
  return live && isUnreviewed(live) ? earlier(live.ends_at, usual) : usual
}

function earlier(one: string | null, other: string): string {
  return one !== null && one < other ? one : other
}

/** Takes what waits for approval back to a draft, in place of which the new notice is submitted. */
async function reopen(
  context: Context,
  document: Document,
  state: DocumentState,
): Promise<Revision | undefined> {
  const { db, now } = context
  const open = state.open_id === null ? undefined : await findRevision(db, state.open_id)
  if (open?.state !== 'pending') return open
  const author = await submitterOf(db, open)
  const withdrawn = await applyTransition(context, {
    ...{ document, state, revision: open },
    ...{ step: 'withdraw', author },
  })
  const after = { ...withdrawn.state, shown_state: 'draft' as const, updated_at: now }
  await saveDocumentState(db, document, { before: state, after })
  return open
}

/** What is not sent is not taken over from the notice before. */
const empty = { text: '', url: '', link_text: '', locations: [], groups: [], ends_at: null }

async function submit(
  context: Context,
  document: Document,
  open: Revision | undefined,
  sent: SentValues,
): Promise<Revision> {
  const { db } = context
  const values = { ...empty, ...sent, starts_at: null, approval: 1 }
  const { revisionId } = await saveContent(context, {
    document,
    recordId: open?.id ?? null,
    sent: values,
  })
  const revision = await findRevision(db, revisionId)
  if (!revision) throw new Error(`Revision ${revisionId} has just been written`)
  return revision
}
