import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import { Problem } from '#domain/problem.ts'
import type { Head } from '#store/content/heads.ts'
import { takeTurn } from '#store/content/ledger.ts'
import type { Revision } from '#store/content/revisions.ts'
import { listOwnWork } from '#store/log/activity.ts'
import type { Tx } from '#store/tables.ts'
import {
  findNamed,
  findNamedAgain,
  type Named,
  requirePending,
  submitterOf,
} from '../find-named.ts'
import type { Place } from '../place.ts'
import { goLive, schedule } from '../publishing/go-live.ts'
import { keepHead } from '../publishing/keep-head.ts'
import { holdSettled } from '../publishing/settle.ts'
import { showRecord, showRecordById } from '../show-record.ts'
import { shownAt } from '../timeline.ts'
import { takeStep } from './take-step.ts'

/**
 * Approves a pending record. Without a start, or with one that has passed, visitors see it from now
 * on and the live one is Expired; what is scheduled stays. With a start to come it takes the place
 * of a former scheduled one only (contract section 2).
 *
 * Refuses one's own work (403), what is not pending, not what was shown or already over (409).
 *
 * @returns whether visitors see it at once
 */
export async function approveRevision(
  tx: Tx,
  actor: Actor,
  now: string,
  named: Named,
): Promise<boolean> {
  const { place, head, revision } = await holdDecidable(tx, actor, now, named)
  if (revision.ends_at !== null && revision.ends_at <= now) {
    throw new Problem('conflict', messages.alreadyOver)
  }
  const closed = await decide(tx, actor, now, { place, head, revision, step: 'approve' })
  const { starts_at } = revision
  const after =
    starts_at !== null && starts_at > now
      ? await schedule(tx, actor, now, place, closed, { ...revision, starts_at })
      : await goLive(tx, actor, now, place, closed, revision, 'decision')
  const shown = shownAt({ ...after, shown_state: null }, now)
  const told =
    shown === revision.id
      ? await showRecord(tx, now, place, after, { ...revision, state: 'approved' })
      : await showRecordById(tx, now, place, after, shown)
  await keepHead(tx, place, head, told)
  return starts_at === null || starts_at <= now
}

/** Rejects a pending record with remarks for its author; what visitors see stays. Refuses as `approveRevision`. */
export async function rejectRevision(
  tx: Tx,
  actor: Actor,
  now: string,
  named: Named & { remarks: string | null },
): Promise<void> {
  const { place, head, revision } = await holdDecidable(tx, actor, now, named)
  const { remarks } = named
  const closed = await decide(tx, actor, now, { place, head, revision, step: 'reject', remarks })
  const told = await showRecord(tx, now, place, closed, { ...revision, state: 'rejected' })
  await keepHead(tx, place, head, told)
}

async function holdDecidable(tx: Tx, actor: Actor, now: string, named: Named) {
  if (!may(actor.role, 'content.decide')) throw new Problem('forbidden', messages.forbidden)
  const found = await findNamed(tx, named)
  const own = await listOwnWork(tx, [found.revision.id], actor.id)
  if (own.size > 0) throw new Problem('forbidden', messages.ownWork)
  const { place } = found
  await takeTurn(tx)
  const head = await holdSettled(tx, now, place)
  const revision = await findNamedAgain(tx, head, found.revision)
  requirePending(revision, named)
  return { place, head, revision }
}

interface Decision {
  place: Place
  head: Head
  revision: Revision
  step: 'approve' | 'reject'
  remarks?: string | null
}

async function decide(
  tx: Tx,
  actor: Actor,
  now: string,
  { remarks = null, ...decision }: Decision,
): Promise<Head> {
  const author = await submitterOf(tx, decision.revision)
  const change = { decided_by: actor.id, decided_at: now, remarks }
  const { head, line } = await takeStep(tx, actor, now, { ...decision, change, author })
  const rejection_id = decision.step === 'reject' ? line : null
  return { ...head, open_id: null, rejection_id }
}
