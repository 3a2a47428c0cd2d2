import { type Content, titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { ActorRef } from '#domain/actor.ts'
import type { Context } from '#domain/context.ts'
import { showFile } from '#domain/media/change/show-file.ts'
import { Problem } from '#domain/problem.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { addPublication } from '#store/content/ledger.ts'
import { expireRevision, findRevision, type Revision } from '#store/content/revisions.ts'
import type { PublicationCause, Tx } from '#store/tables.ts'
import { type Document, keyOf } from '../document.ts'
import { logTransition } from '../log-transition.ts'
import { showOrder } from '../order/show-order.ts'
import { submittedBy } from '../target-revision.ts'

/**
 * Guests see this approved revision from `at` on, until its end; what was live is Expired. The head
 * must be held, and say what is live at that moment.
 */
export async function goLive(
  context: Context<ActorRef>,
  {
    document,
    state: head,
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
  const former = head.live_id
  if (former !== null) await expire(context, { document, id: former, step: 'replace' })
  await publish(db, document, { at: now, cause, revision_id: revision.id, former_id: former })
  await moveEntries(db, document, former, revision.content)
  await showFile(db, { by: revision.submitted_by ?? actor.id, at: now }, document, revision.content)
  return withLive(now, document, head, revision)
}

/** The head of a place once this revision is live there from `at` on. */
export function withLive(
  at: string,
  document: Document,
  head: DocumentState,
  revision: Revision,
): DocumentState {
  const { slug } = revision.content.values
  return {
    ...head,
    live_id: revision.id,
    live_since: at,
    live_ends_at: revision.ends_at,
    live_archived: revision.archived,
    live_title: titleOf(document.declaration, revision.content),
    ...(typeof slug === 'string' && slug !== '' ? { slug } : {}),
  }
}

/** Guests will see this approved revision from its start on; only another one to come is Expired. */
export async function schedule(
  context: Context<ActorRef>,
  {
    document,
    state: head,
    revision,
  }: { document: Document; state: DocumentState; revision: Revision & { starts_at: string } },
): Promise<DocumentState> {
  const { db } = context
  const former = head.scheduled_id
  const at = revision.starts_at
  if (former !== null) await expire(context, { document, id: former, step: 'replace' })
  await publish(db, document, {
    at,
    cause: 'scheduled',
    revision_id: revision.id,
    former_id: former,
  })
  return withScheduled(head, revision)
}

/** The head of a place once this revision is to come there. */
export function withScheduled(
  head: DocumentState,
  revision: Revision & { starts_at: string },
): DocumentState {
  return {
    ...head,
    scheduled_id: revision.id,
    scheduled_starts_at: revision.starts_at,
    scheduled_ends_at: revision.ends_at,
    scheduled_archived: revision.archived,
  }
}

/** What is to come will not come. The head must be held. */
export async function unschedule(
  context: Context<ActorRef>,
  {
    document,
    state: head,
    remarks,
  }: { document: Document; state: DocumentState; remarks: string | null },
): Promise<DocumentState> {
  const { db, now } = context
  const former = head.scheduled_id
  if (former !== null) await expire(context, { document, id: former, step: 'unschedule', remarks })
  await publish(db, document, { at: now, cause: 'scheduled', revision_id: null, former_id: former })
  return { ...head, ...nothingScheduled }
}

/** The columns of a head at which nothing is to come. */
export const nothingScheduled = {
  scheduled_id: null,
  scheduled_starts_at: null,
  scheduled_ends_at: null,
  scheduled_archived: 0,
}

interface Ending {
  /** `end`: its own end has come. */
  step: 'end' | 'takeOff'
  remarks?: string | null
}

/** What is live goes: from then on there is nothing. The head must be held. */
export async function endLive(
  context: Context<ActorRef>,
  document: Document,
  head: DocumentState,
  { step, remarks = null }: Ending,
): Promise<DocumentState> {
  const { db, now } = context
  const former = head.live_id
  if (former !== null) await expire(context, { document, id: former, step, remarks })
  const cause = step === 'end' ? 'clock' : 'decision'
  await publish(db, document, { at: now, cause, revision_id: null, former_id: former })
  await moveEntries(db, document, former, null)
  return {
    ...head,
    live_id: null,
    live_since: null,
    live_ends_at: null,
    live_archived: 0,
    live_title: '',
  }
}

/** An order is seen in where its entries stand. */
async function moveEntries(
  tx: Tx,
  { declaration: { orders } }: Document,
  formerId: number | null,
  order: Content | null,
): Promise<void> {
  if (orders === null) return
  const former = formerId === null ? undefined : await findRevision(tx, formerId)
  await showOrder(tx, orders, former?.content ?? null, order)
}

async function publish(
  tx: Tx,
  document: Document,
  row: {
    at: string
    cause: PublicationCause
    revision_id: number | null
    former_id: number | null
  },
): Promise<void> {
  const { type, entryId: entry_id, language } = keyOf(document)
  await addPublication(tx, { subject: type, entry_id, language, campaign: null, ...row })
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
  const taken = { step, from: 'approved', revisionId: id, title, remarks, author } as const
  await logTransition(context, document, taken)
}
