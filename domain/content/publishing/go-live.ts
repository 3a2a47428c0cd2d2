import { type Content, titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { ActorRef } from '#domain/actor.ts'
import { type Context, inBatch } from '#domain/context.ts'
import { applyFileChange } from '#domain/media/change/apply-file-change.ts'
import { Problem } from '#domain/problem.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { addPublication } from '#store/content/ledger.ts'
import { expireRevision, findRevision, type Revision } from '#store/content/revisions.ts'
import type { PublicationCause, Tx } from '#store/tables.ts'
import { type Document, keyOf } from '../document.ts'
import { logTransition } from '../log-transition.ts'
import { showOrder } from '../order/show-order.ts'
import { submittedBy } from '../target-revision.ts'
import { carryIntoCampaigns } from './carry.ts'

/**
 * Makes an approved revision live from `now` on; the former live one expires. The document must be
 * locked and up to date.
 */
export async function goLive(
  context: Context<ActorRef>,
  {
    document,
    state,
    revision,
    cause,
  }: {
    document: Document
    state: DocumentState
    revision: Revision
    cause: Exclude<PublicationCause, 'scheduled'>
  },
): Promise<DocumentState> {
  const { db, actor, now } = context
  const former = await formerOf(db, document, state)
  if (former !== null) await replace(context, document, former, revision)
  await recordPublication(db, document, {
    at: now,
    cause: document.campaign === undefined ? cause : 'campaign',
    revision_id: revision.id,
    former_id: former,
  })
  if (document.campaign !== undefined) return withLive(now, document, state, revision)
  if (state.lines > 0) await carryIntoCampaigns(context, document, revision)
  await updateEntryPositions(db, document, former, revision.content)
  await applyFileChange(
    db,
    { by: revision.submitted_by ?? actor.id, at: now },
    document,
    revision.content,
  )
  return withLive(now, document, state, revision)
}

/** Returns the revision that the next one replaces: in a campaign never that of the site. */
async function formerOf(
  db: Tx,
  { campaign }: Document,
  { live_id }: DocumentState,
): Promise<number | null> {
  if (live_id === null || campaign === undefined) return live_id
  const live = await findRevision(db, live_id)
  return live?.campaign === campaign ? live_id : null
}

/** Returns the state of a document once this revision is live from `at` on. */
export function withLive(
  at: string,
  document: Document,
  state: DocumentState,
  revision: Revision,
): DocumentState {
  const { slug } = revision.content.values
  return {
    ...state,
    live_id: revision.id,
    live_since: at,
    live_ends_at: document.campaign === undefined ? revision.ends_at : null,
    // Whoever approves it has seen what the site changed meanwhile.
    ...(document.campaign === undefined ? {} : { review: null }),
    live_archived: revision.archived,
    live_title: titleOf(document.declaration, revision.content),
    ...(typeof slug === 'string' && slug !== '' ? { slug } : {}),
  }
}

/** Whether an approved revision waits for its start. In a campaign none does: its window is read. */
export function startsLater<R extends Pick<Revision, 'starts_at'>>(
  { campaign }: Document,
  revision: R,
  now: string,
): revision is R & { starts_at: string } {
  return campaign === undefined && revision.starts_at !== null && revision.starts_at > now
}

/** Schedules an approved revision for its start; only a former scheduled one expires. */
export async function schedule(
  context: Context<ActorRef>,
  {
    document,
    state,
    revision,
  }: { document: Document; state: DocumentState; revision: Revision & { starts_at: string } },
): Promise<DocumentState> {
  const { db } = context
  const former = state.scheduled_id
  const at = revision.starts_at
  if (former !== null) await replace(context, document, former, revision)
  await recordPublication(db, document, {
    at,
    cause: 'scheduled',
    revision_id: revision.id,
    former_id: former,
  })
  return withScheduled(state, revision)
}

export function withScheduled(
  state: DocumentState,
  revision: Revision & { starts_at: string },
): DocumentState {
  return {
    ...state,
    scheduled_id: revision.id,
    scheduled_starts_at: revision.starts_at,
    scheduled_ends_at: revision.ends_at,
    scheduled_archived: revision.archived,
  }
}

/** Takes the scheduled revision back. The document must be locked. */
export async function unschedule(
  context: Context<ActorRef>,
  {
    document,
    state,
    remarks,
  }: { document: Document; state: DocumentState; remarks: string | null },
): Promise<DocumentState> {
  const { db, now } = context
  const former = state.scheduled_id
  if (former !== null) await expire(context, { document, id: former, step: 'unschedule', remarks })
  await recordPublication(db, document, {
    at: now,
    cause: 'scheduled',
    revision_id: null,
    former_id: former,
  })
  return { ...state, ...nothingScheduled }
}

export const nothingScheduled = {
  scheduled_id: null,
  scheduled_starts_at: null,
  scheduled_ends_at: null,
  scheduled_archived: 0,
}

interface UnpublishInput {
  document: Document
  state: DocumentState
  /** `end`: at its end date; `takeOff`: by a person. */
  step: 'end' | 'takeOff'
  remarks?: string | null
}

/** Takes the live revision off the site. The document must be locked. */
export async function unpublish(
  context: Context<ActorRef>,
  { document, state, step, remarks = null }: UnpublishInput,
): Promise<DocumentState> {
  const { db, now } = context
  const former = state.live_id
  if (former !== null) await expire(context, { document, id: former, step, remarks })
  const cause = step === 'end' ? 'clock' : 'decision'
  await recordPublication(db, document, { at: now, cause, revision_id: null, former_id: former })
  await updateEntryPositions(db, document, former, null)
  return {
    ...state,
    live_id: null,
    live_since: null,
    live_ends_at: null,
    live_archived: 0,
    live_title: '',
  }
}

async function updateEntryPositions(
  tx: Tx,
  { declaration: { sortedCollection } }: Document,
  formerId: number | null,
  order: Content | null,
): Promise<void> {
  if (sortedCollection === null) return
  const former = formerId === null ? undefined : await findRevision(tx, formerId)
  await showOrder(tx, sortedCollection, former?.content ?? null, order)
}

async function recordPublication(
  tx: Tx,
  document: Document,
  row: {
    at: string
    cause: PublicationCause
    revision_id: number | null
    former_id: number | null
  },
): Promise<void> {
  const { type, entryId: entry_id, language, campaign = null } = keyOf(document)
  await addPublication(tx, { subject: type, entry_id, language, campaign, ...row })
}

/** The log lists it with the import or bulk change whose revision replaces it. */
async function replace(
  context: Context<ActorRef>,
  document: Document,
  id: number,
  { batch }: Revision,
): Promise<void> {
  await expire(inBatch(context, batch), { document, id, step: 'replace' })
}

async function expire(
  context: Context<ActorRef>,
  {
    document,
    id,
    step,
    remarks = null,
  }: {
    document: Document
    id: number
    step: 'replace' | 'end' | 'takeOff' | 'unschedule'
    remarks?: string | null
  },
): Promise<void> {
  const { db } = context
  const expired = await expireRevision(db, id)
  if (!expired) throw new Problem('conflict', messages.stale)
  const { revision, submitter } = expired
  const title = titleOf(document.declaration, revision.content)
  const author = submittedBy(submitter, revision)
  const transition = { step, from: 'approved', revisionId: id, title, remarks, author } as const
  const ended = step === 'replace' ? context : inBatch(context, revision.batch)
  await logTransition(ended, document, transition)
}
