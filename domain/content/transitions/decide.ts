import type { Change } from '#catalogue/change/change.ts'
import { compare } from '#catalogue/change/compare.ts'
import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import { mayNeedTwoApprovers } from '#catalogue/sections/site/second-approval.ts'
import { brandFieldsFault } from '#domain/content/scope/local-fields.ts'
import { requireMayChange } from '#domain/content/scope/scope.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfDecision } from '#domain/notices/notify-of-transition.ts'
import { Problem } from '#domain/problem.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import { listRevisionsWrittenBy, listWriters } from '#store/log/activity.ts'
import { type Document, keyOf } from '../document.ts'
import { lockUpToDate } from '../publishing/apply-due-transitions.ts'
import { goLive, schedule, startsLater, withLive, withScheduled } from '../publishing/go-live.ts'
import { saveDocumentState } from '../publishing/save-document-state.ts'
import { approvalsOf, loadSecondApproval } from '../second-approval.ts'
import { showToStaff, showToStaffById } from '../show-to-staff.ts'
import {
  loadTargetRevision,
  reloadTargetRevision,
  requirePending,
  submitterOf,
  type TargetRevision,
} from '../target-revision.ts'
import { staffRevisionAt } from '../timeline.ts'
import { takeOffUnreviewed } from '../urgent/take-off-unreviewed.ts'
import { applyTransition } from './apply-transition.ts'

/**
 * Approves a pending revision (contract section 2). Without a future start it goes live now and the
 * live revision expires; a scheduled revision stays. With a future start it replaces only the
 * scheduled revision. Throws `Problem('forbidden')` when the actor wrote the revision, and
 * `Problem('conflict')` when it is not pending, has changed since or has already ended.
 *
 * Where two people have to approve it, the first approval leaves it pending.
 */
export async function approveRevision(
  context: Context,
  target: TargetRevision,
): Promise<ApprovalResult> {
  return approveLocked(context, await lockWholeApprovable(context, target))
}

/** `live`: guests see it now; `scheduled`: they will; `first`: somebody else has to approve it too. */
export type ApprovalResult = 'live' | 'scheduled' | 'first'

/** Rejects a pending revision with remarks for its author. Throws as `approveRevision` does. */
export async function rejectRevision(
  context: Context,
  target: TargetRevision & { remarks: string | null },
): Promise<void> {
  return rejectLocked(context, await lockDecidable(context, target), target.remarks)
}

/** A pending revision that the actor may decide on; its document and the ledger are locked. */
export type LockedRevision = Awaited<ReturnType<typeof lockDecidable>>

/** Locks a revision to approve it. Throws as `approveRevision` does. */
export async function lockApprovable(
  context: Context,
  target: TargetRevision,
): Promise<LockedRevision> {
  const locked = await lockDecidable(context, target)
  const { ends_at } = locked.revision
  const isOver = ends_at !== null && ends_at <= context.now
  if (isOver && !locked.document.declaration.window?.goesOn) {
    throw new Problem('conflict', messages.alreadyOver)
  }
  return locked
}

/** Locks a revision to approve all of it. Throws as `approveRevision` does. */
export async function lockWholeApprovable(
  context: Context,
  target: TargetRevision,
): Promise<LockedRevision> {
  const locked = await lockApprovable(context, target)
  await requireLocalFields(context, locked)
  return locked
}

export async function approveLocked(
  context: Context,
  decidable: LockedRevision,
): Promise<ApprovalResult> {
  const { document, state, submitter, writers, ...locked } = decidable
  const { db, now } = context
  if (await isFirstOfTwo(context, decidable)) return approveFirst(context, decidable)
  const revision = withStart(document, locked.revision, now)
  const scheduled = startsLater(document, revision, now) ? revision : null
  const closed = { ...state, version: state.version + 1, open_id: null, rejection_id: null }
  const after = scheduled
    ? withScheduled(closed, scheduled)
    : withLive(now, document, closed, revision)
  const staffId = staffRevisionAt({ ...after, shown_state: null }, now)
  const isStaffRevision = staffId === revision.id
  const approved = { ...revision, state: 'approved' as const }
  await decide(context, { document, state, revision, step: 'approve', submitter, writers })
  if (scheduled) await schedule(context, { document, state: closed, revision: scheduled })
  else await goLive(context, { document, state: closed, revision, cause: 'decision' })
  if (isStaffRevision) {
    const before = state.shown_id === revision.id ? revision.content : undefined
    await saveDocumentState(db, document, {
      before: state,
      after: await showToStaff(context, { document, state: after, revision: approved, before }),
      loaded: [approved],
    })
  } else
    await saveDocumentState(db, document, {
      before: state,
      after: await showToStaffById(context, { document, state: after, id: staffId }),
    })
  return scheduled === null ? 'live' : 'scheduled'
}

/** Throws `Problem('forbidden')` for changes that the actor may not approve (`brandFieldsFault`). */
export async function requireLocalFields(
  { db, actor }: Context,
  { document: { declaration }, state, revision }: LockedRevision,
  accepted?: readonly Change[],
): Promise<void> {
  if (!actor.scope) return
  const live = state.live_id === null ? undefined : await findRevision(db, state.live_id)
  const changes = accepted ?? compare(declaration, live?.content ?? null, revision.content)
  const fault = brandFieldsFault(actor, declaration, { changes, revision, live: live ?? null })
  if (fault) throw new Problem('forbidden', fault)
}

/** Returns whether this approval is the first of two that the revision needs. */
export async function isFirstOfTwo(
  { db, actor }: Context,
  { document: { declaration }, state, revision }: LockedRevision,
): Promise<boolean> {
  if (revision.first_approved_by !== null || !mayNeedTwoApprovers(declaration)) return false
  const settings = await loadSecondApproval(db)
  const live = state.live_id === null ? undefined : await findRevision(db, state.live_id)
  const changes = compare(declaration, live?.content ?? null, revision.content)
  return approvalsOf(declaration, revision, { actor, changes, settings }).needed === 2
}

async function approveFirst(
  context: Context,
  { document, state, revision, submitter: author }: LockedRevision,
): Promise<ApprovalResult> {
  const { db, actor, now } = context
  const change = { first_approved_by: actor.id, first_approved_at: now }
  const step = 'approveFirst'
  const approved = await applyTransition(context, {
    document,
    state,
    revision,
    step,
    change,
    author,
  })
  const after = { ...approved.state, updated_at: now }
  await saveDocumentState(db, document, { before: state, after })
  return 'first'
}

export async function rejectLocked(
  context: Context,
  decidable: LockedRevision,
  remarks: string | null,
): Promise<void> {
  const { db } = context
  const { document, state, revision } = decidable
  const closed = await decide(context, { ...decidable, step: 'reject', remarks })
  const rejected = { ...revision, state: 'rejected' as const }
  const before = state.shown_id === revision.id ? revision.content : undefined
  const seen = await takeOffUnreviewed(context, document, closed)
  await saveDocumentState(db, document, {
    before: state,
    after: await showToStaff(context, { document, state: seen, revision: rejected, before }),
  })
}

/** Locks a revision to decide on it. Throws as `rejectRevision` does. */
export async function lockDecidable(context: Context, target: TargetRevision) {
  const { db, actor } = context
  if (!may(actor.role, 'content.decide')) throw new Problem('forbidden', messages.forbidden)
  const loaded = await loadTargetRevision(db, target)
  await requireMayChange(context, loaded.document, 'content.decide')
  const ownRevisions = await listRevisionsWrittenBy(db, [target.revisionId], actor.id)
  if (ownRevisions.size > 0) throw new Problem('forbidden', messages.ownWork)
  const { document } = loaded
  // Lock order: the publication lock first, then the document. The other way round two approvals deadlock.
  await lockPublications(db)
  const state = await lockUpToDate(context, document)
  const revision = await reloadTargetRevision(db, state, loaded.revision)
  requirePending(revision, target)
  if (revision.first_approved_by === actor.id) throw new Problem('forbidden', messages.alreadyByYou)
  const submitter = await submitterOf(db, revision)
  const writers = await listWriters(db, [revision.id])
  return { document, state, revision, submitter, writers }
}

/**
 * Returns a dated revision (news, a vacancy) with the moment of its approval as its start where it
 * has none.
 */
export function withStart(
  { declaration, language }: Document,
  revision: Revision,
  now: string,
): Revision {
  const isDated = declaration.window?.isDated && language === '' && revision.archived === 0
  return isDated ? { ...revision, starts_at: revision.starts_at ?? now } : revision
}

interface Decision {
  document: Document
  state: DocumentState
  revision: Revision
  step: 'approve' | 'reject'
  remarks?: string | null
  submitter: { name: string; at: string }
  /** Ids of the people who saved or submitted it. */
  writers: readonly number[]
}

async function decide(
  context: Context,
  { remarks = null, writers, submitter, ...decision }: Decision,
): Promise<DocumentState> {
  const { actor, now } = context
  const { document, revision, step } = decision
  const change = { decided_by: actor.id, decided_at: now, remarks, starts_at: revision.starts_at }
  const title = titleOf(document.declaration, revision.content)
  const decided = {
    step,
    document: keyOf(document),
    title,
    revisionId: revision.id,
    remarks,
    writers,
  }
  const { state, logLineId } = await applyTransition(context, {
    ...decision,
    author: submitter,
    change,
  })
  await notifyOfDecision(context, decided)
  const rejection_id = decision.step === 'reject' ? logLineId : null
  return { ...state, open_id: null, rejection_id }
}
