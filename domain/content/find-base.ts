import { messages } from '#catalogue/messages.ts'
import { isOpen } from '#catalogue/revision-state.ts'
import { findNewestRevision, findRevision, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { Problem } from '../problem.ts'
import { conflict, openConflict } from './conflict.ts'
import type { Save } from './save.ts'
import { type Place, subjectOf } from './subject.ts'

/** What a save starts from; both are undefined while there is nothing yet. */
export interface Start {
  /** The draft that it changes, or whatever a new draft begins with. */
  base: Revision | undefined
  /** The revision that was made last: what a new draft comes after. */
  newest: Revision | undefined
}

/** Finds what a save starts from. Refuses as `saveContent` says. */
export async function findBase(
  tx: Tx,
  actor: Actor,
  now: string,
  { place, recordId, sent }: Save,
): Promise<Start> {
  const record = recordId === null ? undefined : await findRecord(tx, place, recordId)
  // Read once: a second query could see what someone else has committed since the first.
  const newest = await findNewestRevision(tx, subjectOf(place))
  const open = newest && isOpen(newest.state) ? newest : undefined
  if (open && !mayChange(open, { place, actor, sent, record })) {
    throw await openConflict(tx, actor, now, place, open)
  }
  if (sent.version !== undefined && sent.version !== (newest?.version ?? sent.version)) {
    throw await conflict(tx, actor, now, place)
  }
  return { base: open ?? record ?? newest, newest }
}

async function findRecord(tx: Tx, { declaration, entryId }: Place, id: number): Promise<Revision> {
  const record = await findRevision(tx, id)
  const isOfPlace = record?.subject === declaration.key && record.entry_id === entryId
  if (!record || !isOfPlace) throw new Problem('not-found', messages.noSuchRecord)
  return record
}

/**
 * Only a draft can be changed, and only by a save that means it: one to the draft's own address,
 * or, for a set, whose address never names a record (`POST /banners/home`), one that carries the
 * draft's version or comes from the person who wrote it.
 */
function mayChange(
  open: Revision,
  {
    place,
    actor,
    sent,
    record,
  }: { place: Place; actor: Actor; sent: Save['sent']; record?: Revision | undefined },
): boolean {
  if (open.state !== 'draft') return false
  if (record) return record.id === open.id
  if (!place.declaration.set) return false
  return sent.version === undefined ? open.author_id === actor.id : sent.version === open.version
}
