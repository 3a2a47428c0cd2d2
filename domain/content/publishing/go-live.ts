import { type Content, titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Actor } from '#domain/actor.ts'
import { showFile } from '#domain/media/change/show-file.ts'
import { Problem } from '#domain/problem.ts'
import type { Head } from '#store/content/heads.ts'
import { addPublication } from '#store/content/ledger.ts'
import { expireRevision, findRevision, type Revision } from '#store/content/revisions.ts'
import type { PublicationCause, Tx } from '#store/tables.ts'
import { submittedBy } from '../find-named.ts'
import { showOrder } from '../order/show-order.ts'
import { keyOf, type Place } from '../place.ts'
import { recordStep } from '../record-step.ts'

/** Whom the log names: who decided, also on what the clock does later. */
export type By = Pick<Actor, 'id' | 'username'>

/**
 * Guests see this approved revision from `at` on, until its end; what was live is Expired. The head
 * must be held, and say what is live at that moment.
 */
export async function goLive(
  tx: Tx,
  by: By,
  at: string,
  place: Place,
  head: Head,
  revision: Revision,
  cause: Exclude<PublicationCause, 'scheduled'>,
): Promise<Head> {
  const former = head.live_id
  if (former !== null) await expire(tx, by, at, place, former, 'replace')
  await publish(tx, place, { at, cause, revision_id: revision.id, former_id: former })
  await moveEntries(tx, place, former, revision.content)
  await showFile(tx, { by: revision.submitted_by ?? by.id, at }, place, revision.content)
  return withLive(at, place, head, revision)
}

/** The head of a place once this revision is live there from `at` on. */
export function withLive(at: string, place: Place, head: Head, revision: Revision): Head {
  const { slug } = revision.content.values
  return {
    ...head,
    live_id: revision.id,
    live_since: at,
    live_ends_at: revision.ends_at,
    live_archived: revision.archived,
    live_title: titleOf(place.declaration, revision.content),
    ...(typeof slug === 'string' && slug !== '' ? { slug } : {}),
  }
}

/** Guests will see this approved revision from its start on; only another one to come is Expired. */
export async function schedule(
  tx: Tx,
  by: By,
  now: string,
  place: Place,
  head: Head,
  revision: Revision & { starts_at: string },
): Promise<Head> {
  const former = head.scheduled_id
  const at = revision.starts_at
  if (former !== null) await expire(tx, by, now, place, former, 'replace')
  await publish(tx, place, { at, cause: 'scheduled', revision_id: revision.id, former_id: former })
  return withScheduled(head, revision)
}

/** The head of a place once this revision is to come there. */
export function withScheduled(head: Head, revision: Revision & { starts_at: string }): Head {
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
  tx: Tx,
  by: By,
  now: string,
  place: Place,
  head: Head,
  remarks: string | null,
): Promise<Head> {
  const former = head.scheduled_id
  if (former !== null) await expire(tx, by, now, place, former, 'unschedule', remarks)
  await publish(tx, place, { at: now, cause: 'scheduled', revision_id: null, former_id: former })
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
  tx: Tx,
  by: By,
  at: string,
  place: Place,
  head: Head,
  { step, remarks = null }: Ending,
): Promise<Head> {
  const former = head.live_id
  if (former !== null) await expire(tx, by, at, place, former, step, remarks)
  const cause = step === 'end' ? 'clock' : 'decision'
  await publish(tx, place, { at, cause, revision_id: null, former_id: former })
  await moveEntries(tx, place, former, null)
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
  { declaration: { orders } }: Place,
  formerId: number | null,
  order: Content | null,
): Promise<void> {
  if (orders === null) return
  const former = formerId === null ? undefined : await findRevision(tx, formerId)
  await showOrder(tx, orders, former?.content ?? null, order)
}

async function publish(
  tx: Tx,
  place: Place,
  row: {
    at: string
    cause: PublicationCause
    revision_id: number | null
    former_id: number | null
  },
): Promise<void> {
  const { subject, entryId: entry_id, language } = keyOf(place)
  await addPublication(tx, { subject, entry_id, language, campaign: null, ...row })
}

async function expire(
  tx: Tx,
  by: By,
  at: string,
  place: Place,
  id: number,
  step: 'replace' | 'end' | 'takeOff' | 'unschedule',
  remarks: string | null = null,
): Promise<void> {
  const expired = await expireRevision(tx, id)
  if (!expired) throw new Problem('conflict', messages.stale)
  const { revision, submitter } = expired
  const title = titleOf(place.declaration, revision.content)
  const author = submittedBy(submitter, revision)
  const taken = { step, from: 'approved', revisionId: id, title, remarks, author } as const
  await recordStep(tx, by, at, place, taken)
}
