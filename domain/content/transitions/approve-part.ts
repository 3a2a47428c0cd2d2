import { applyChanges } from '#catalogue/change/apply-changes.ts'
import { type Change, listOf, pathText } from '#catalogue/change/change.ts'
import { compare } from '#catalogue/change/compare.ts'
import { mediaFile } from '#catalogue/collections/media-file.ts'
import { type Content, emptyContent, titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfDecision } from '#domain/notices/notify-of-transition.ts'
import { invalid } from '#domain/problem.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import { type Document, keyOf } from '../document.ts'
import { checkPublishable } from '../publishing/check-publishable.ts'
import { goLive, schedule, startsLater } from '../publishing/go-live.ts'
import { saveDocumentState } from '../publishing/save-document-state.ts'
import { showToStaff } from '../show-to-staff.ts'
import type { TargetRevision } from '../target-revision.ts'
import { addApproved } from './add-approved.ts'
import { applyTransition } from './apply-transition.ts'
import {
  type ApprovalResult,
  approveLocked,
  isFirstOfTwo,
  type LockedRevision,
  lockApprovable,
  requireLocalFields,
  withStart,
} from './decide.ts'

/** `partLive` and `partScheduled` where the rest went back. */
export type PartResult = ApprovalResult | 'partLive' | 'partScheduled'

interface PartialDecision {
  target: TargetRevision
  /** The paths of the accepted changes, as the approval queue lists them. */
  only: readonly string[]
  remarks: string | null
}

/**
 * Approves some changes of a pending revision as a revision of their own; the rest becomes a draft
 * of its author again, based on it (contract section 8). All changes are an approval like any other.
 * Throws as `approveRevision` does, and `Problem('invalid')` for an unknown path and where the
 * accepted changes alone lack what publishing needs.
 *
 * What two people have to approve is decided on as a whole.
 */
export async function approvePart(
  context: Context,
  { target, only, remarks }: PartialDecision,
): Promise<PartResult> {
  const locked = await lockApprovable(context, target)
  const { state, revision, document } = locked
  // A library file has no fields that could be told apart.
  if (document.declaration.key === mediaFile.key) throw invalid({ only: [messages.notInParts] })
  const live = state.live_id === null ? undefined : await findRevision(context.db, state.live_id)
  const before = live?.content ?? null
  const changes = compare(document.declaration, before, revision.content)
  const accepted = changes.filter((change) => only.includes(listedPath(change)))
  const known = new Set(changes.map(listedPath))
  if (only.some((path) => !known.has(path))) throw invalid({ only: [messages.noSuchChange] })
  await requireLocalFields(context, locked, accepted)
  if (accepted.length === changes.length) return approveLocked(context, locked)
  if (!isDividable(document, revision, live)) throw invalid({ only: [messages.notInParts] })
  if (await isFirstOfTwo(context, locked)) throw invalid({ only: [messages.needsTwoWhole] })
  const content = acceptedContent(document, { before, after: revision.content, accepted })
  await checkPublishable(context, document, { ...revision, content })
  return publishPart(context, locked, { content, remarks })
}

/** Returns the path under which the approval queue lists a change: moves are one line a list. */
function listedPath(change: Change): string {
  return pathText(change.kind === 'moved' ? listOf(change) : change)
}

/** Orders and archiving are decided on as a whole. */
function isDividable(
  { declaration }: Document,
  revision: Revision,
  live: Revision | undefined,
): boolean {
  return declaration.sortedCollection === null && revision.archived === (live?.archived ?? 0)
}

function acceptedContent(
  { declaration }: Document,
  { before, after, accepted }: { before: Content | null; after: Content; accepted: Change[] },
): Content {
  const content = applyChanges(declaration, before ?? emptyContent(declaration), accepted)
  const { slug } = after.values
  const values = { ...content.values }
  // A new entry has its address from the start, whatever was accepted.
  if (before === null && slug !== undefined) values.slug = slug
  return { ...content, values, lastItemId: after.lastItemId }
}

async function publishPart(
  context: Context,
  { document, state, revision, submitter, writers }: LockedRevision,
  { content, remarks }: { content: Content; remarks: string | null },
): Promise<PartResult> {
  const { db, now } = context
  const { starts_at, ends_at, archived, source_id, author_id, submitted_by, submitted_at } =
    withStart(document, revision, now)
  const added = await addApproved(context, document, state, {
    content,
    step: 'approvePart',
    remarks,
    author: submitter,
    copied: { starts_at, ends_at, archived, source_id, author_id, submitted_by, submitted_at },
  })
  const part = added.revision
  const isLater = startsLater(document, part, now)
  const published = isLater
    ? await schedule(context, { document, state: added.state, revision: part })
    : await goLive(context, { document, state: added.state, revision: part, cause: 'decision' })
  const step = 'return'
  const { state: returned, logLineId } = await applyTransition(context, {
    document,
    state: published,
    revision,
    step,
    author: submitter,
    change: { remarks, base_id: part.id },
  })
  await notifyOfDecision(context, {
    step,
    document: keyOf(document),
    title: titleOf(document.declaration, revision.content),
    revisionId: revision.id,
    remarks,
    writers,
  })
  const rest = { ...revision, state: 'draft' as const }
  const after = await showToStaff(context, {
    document,
    // Without remarks on the whole, those at the fields say all.
    state: { ...returned, rejection_id: remarks === null ? null : logLineId },
    revision: rest,
  })
  await saveDocumentState(db, document, { before: state, after, loaded: [part] })
  return isLater ? 'partScheduled' : 'partLive'
}
