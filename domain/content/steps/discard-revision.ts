import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import { Problem } from '#domain/problem.ts'
import { type Head, holdHead } from '#store/content/heads.ts'
import type { Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import {
  findNamed,
  findNamedAgain,
  hasArrived,
  type Named,
  requireShown,
  submitterOf,
} from '../find-named.ts'
import { keyOf, type Place } from '../place.ts'
import { keepHead } from '../publishing/keep-head.ts'
import { showRecordById } from '../show-record.ts'
import { shownAt } from '../timeline.ts'
import { takeStep } from './take-step.ts'

/**
 * Gives up a draft, or what was rejected: the place is what visitors see again. The text stays in
 * the history as Expired and can be restored. Refuses who may not edit (403), and what is neither,
 * or is not what was shown (409).
 */
export async function discardRevision(
  tx: Tx,
  actor: Actor,
  now: string,
  named: Named,
): Promise<void> {
  const found = await findNamed(tx, named)
  const { place } = found
  if (!may(actor.role, place.declaration.ability))
    throw new Problem('forbidden', messages.forbidden)
  const head = await holdHead(tx, keyOf(place))
  const revision = await findNamedAgain(tx, head, found.revision)
  if (await hasArrived(tx, actor, revision, named, 'discard')) return
  const { state } = revision
  if ((state !== 'draft' && state !== 'rejected') || head.shown_id !== revision.id) {
    throw new Problem('conflict', messages.notDiscardable)
  }
  requireShown(revision, named)
  const author = await submitterOf(tx, revision)
  const step = 'discard'
  const taken = await takeStep(tx, actor, now, { place, head, revision, step, author })
  const closed = { ...taken.head, open_id: null }
  await keepHead(tx, place, head, await showWhatIsLeft(tx, now, place, closed, revision))
}

/** An entry that was never more than this draft stays on the list of staff, as Expired. */
function showWhatIsLeft(tx: Tx, now: string, place: Place, head: Head, discarded: Revision) {
  const left = shownAt({ ...head, shown_id: null, shown_state: null }, now)
  const isAll = left === null && place.entryId !== 0
  return showRecordById(tx, now, place, head, isAll ? discarded.id : left)
}
