import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfDecision } from '#domain/notify/notify-of-transition.ts'
import { Problem } from '#domain/problem.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { lockPublications } from '#store/content/ledger.ts'
import type { Revision } from '#store/content/revisions.ts'
import { listRevisionsWrittenBy, listWriters } from '#store/log/activity.ts'
import { type Document, keyOf } from '../document.ts'
import { lockUpToDate } from '../publishing/apply-due-transitions.ts'
import { goLive, schedule, withLive, withScheduled } from '../publishing/go-live.ts'
import { saveDocumentState } from '../publishing/save-document-state.ts'
import { showRevision, showRevisionById } from '../show-revision.ts'
import {
  loadTargetRevision,
  reloadTargetRevision,
  requirePending,
  submitterOf,
  type TargetRevision,
} from '../target-revision.ts'
import { shownAt } from '../timeline.ts'
import { applyTransition } from './apply-transition.ts'

/**
 * Approves a pending record. Without a start, or with one that has passed, visitors see it from now
 * on and the live one is Expired; what is scheduled stays. With a start to come it takes the place
 * of a former scheduled one only (contract section 2).
 *
 * Refuses one's own work (403), what is not pending, not what was shown or already over (409).
 *
 * @returns whether visitors see it at once
 */
export async function approveRevision(context: Context, named: TargetRevision): Promise<boolean> {
  const { db, now } = context
  const { document, head, author, writers, ...held } = await holdDecidable(context, named)
  const revision = dated(document, held.revision, now)
  const isOver = revision.ends_at !== null && revision.ends_at <= now
  if (isOver && !document.declaration.window?.goesOn) {
    throw new Problem('conflict', messages.alreadyOver)
  }
  const { starts_at } = revision
  const toCome = starts_at !== null && starts_at > now ? { ...revision, starts_at } : null
  const closed = { ...head, version: head.version + 1, open_id: null, rejection_id: null }
  const after = toCome ? withScheduled(closed, toCome) : withLive(now, document, closed, revision)
  const shown = shownAt({ ...after, shown_state: null }, now)
  const isShown = shown === revision.id
  const record = { ...revision, state: 'approved' as const }
  await decide(context, { document, head, revision, step: 'approve', author, writers })
  if (toCome) await schedule(context, { document, state: closed, revision: toCome })
  else await goLive(context, { document, state: closed, revision, cause: 'decision' })
  if (isShown) {
    const before = head.shown_id === revision.id ? revision.content : undefined
    await saveDocumentState(db, document, {
      before: head,
      after: await showRevision(context, { document, state: after, shown: record, before }),
      loaded: [record],
    })
  } else
    await saveDocumentState(db, document, {
      before: head,
      after: await showRevisionById(context, { document, state: after, id: shown }),
    })
  return toCome === null
}

/** Rejects a pending record with remarks for its author; what visitors see stays. Refuses as `approveRevision`. */
export async function rejectRevision(
  context: Context,
  named: TargetRevision & { remarks: string | null },
): Promise<void> {
  const { db } = context
  const { remarks } = named
  const held = await holdDecidable(context, named)
  const { document, head, revision } = held
  const closed = await decide(context, { ...held, step: 'reject', remarks })
  const rejected = { ...revision, state: 'rejected' as const }
  const before = head.shown_id === revision.id ? revision.content : undefined
  await saveDocumentState(db, document, {
    before: head,
    after: await showRevision(context, { document, state: closed, shown: rejected, before }),
  })
}

async function holdDecidable(context: Context, named: TargetRevision) {
  const { db, actor } = context
  if (!may(actor.role, 'content.decide')) throw new Problem('forbidden', messages.forbidden)
  const found = await loadTargetRevision(db, named)
  const own = await listRevisionsWrittenBy(db, [named.entityId], actor.id)
  if (own.size > 0) throw new Problem('forbidden', messages.ownWork)
  const { document } = found
  // Lock order: the publication lock first, then the head. The other way round two approvals deadlock.
  await lockPublications(db)
  const head = await lockUpToDate(context, document)
  const revision = await reloadTargetRevision(db, head, found.revision)
  requirePending(revision, named)
  const author = await submitterOf(db, revision)
  const writers = await listWriters(db, revision.id)
  return { document, head, revision, author, writers }
}

/** What is posted has a date: that of its approval where its author said none. */
function dated({ declaration, language }: Document, revision: Revision, now: string): Revision {
  const isDated = declaration.window?.isDated && language === '' && revision.archived === 0
  return isDated ? { ...revision, starts_at: revision.starts_at ?? now } : revision
}

interface Decision {
  document: Document
  head: DocumentState
  revision: Revision
  step: 'approve' | 'reject'
  remarks?: string | null
  /** Who submitted it, and when. */
  author: { name: string; at: string }
  /** Everybody who has saved or submitted it. */
  writers: readonly number[]
}

async function decide(
  context: Context,
  { remarks = null, writers, ...decision }: Decision,
): Promise<DocumentState> {
  const { actor, now } = context
  const { document, revision, step } = decision
  const change = { decided_by: actor.id, decided_at: now, remarks, starts_at: revision.starts_at }
  const title = titleOf(document.declaration, revision.content)
  const about = { step, at: keyOf(document), title, revisionId: revision.id, remarks, writers }
  const { head, line } = await applyTransition(context, { ...decision, change })
  await notifyOfDecision(context, about)
  const rejection_id = decision.step === 'reject' ? line : null
  return { ...head, open_id: null, rejection_id }
}
