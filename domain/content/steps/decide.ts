import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import { Problem } from '#domain/problem.ts'
import { changeHead, type Head } from '#store/content/heads.ts'
import { takeTurn } from '#store/content/ledger.ts'
import { changeRevision, type Revision } from '#store/content/revisions.ts'
import { listOwnWork } from '#store/log/activity.ts'
import type { Tx } from '#store/tables.ts'
import {
  findNamed,
  findNamedAgain,
  type Named,
  requirePending,
  submitterOf,
} from '../find-named.ts'
import { goLive, schedule } from '../go-live.ts'
import type { Place } from '../place.ts'
import { recordStep } from '../record-step.ts'
import { holdSettled } from '../settle.ts'
import { showRecord, showRecordById } from '../show-record.ts'
import { shownAt } from '../timeline.ts'

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
  const closed = await decide(tx, actor, now, { place, head, revision, to: 'approved' })
  const { starts_at } = revision
  const after =
    starts_at !== null && starts_at > now
      ? await schedule(tx, actor, now, place, closed, { ...revision, starts_at })
      : await goLive(tx, actor, now, place, closed, revision, 'decision')
  await showRecordById(tx, now, place, after, shownAt({ ...after, shown_state: null }, now))
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
  const closed = await decide(tx, actor, now, { place, head, revision, to: 'rejected', remarks })
  await showRecord(tx, now, place, closed, { ...revision, state: 'rejected' })
}

async function holdDecidable(tx: Tx, actor: Actor, now: string, named: Named) {
  if (!may(actor.role, 'content.decide')) throw new Problem('forbidden', messages.forbidden)
  const found = await findNamed(tx, named)
  const own = await listOwnWork(tx, [found.revision.id], actor.id)
  if (own.size > 0) throw new Problem('forbidden', messages.ownWork)
  const { place } = found
  await takeTurn(tx)
  const head = await holdSettled(tx, now, place)
  const revision = await findNamedAgain(tx, found.revision)
  requirePending(revision, named)
  return { place, head, revision }
}

interface Decision {
  place: Place
  head: Head
  revision: Revision
  to: 'approved' | 'rejected'
  remarks?: string | null
}

/** The one statement that only one of any number of deciders gets through. */
async function decide(
  tx: Tx,
  actor: Actor,
  now: string,
  { place, head, revision, to, remarks = null }: Decision,
): Promise<Head> {
  const expected = { id: revision.id, state: 'pending' as const, version: revision.version }
  const version = head.version + 1
  const change = { state: to, version, decided_by: actor.id, decided_at: now, updated_at: now }
  if (!(await changeRevision(tx, expected, { ...change, remarks })))
    throw new Problem('conflict', messages.notPending)
  const line = await recordStep(tx, actor, now, place, {
    step: to === 'approved' ? 'approve' : 'reject',
    from: 'pending',
    revisionId: revision.id,
    title: titleOf(place.declaration, revision.content),
    remarks,
    author: await submitterOf(tx, revision),
  })
  const rejection_id = to === 'rejected' ? line : null
  return changeHead(tx, head, { open_id: null, version, rejection_id })
}
