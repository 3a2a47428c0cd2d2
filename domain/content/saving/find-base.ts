import { messages } from '#catalogue/messages/messages.ts'
import type { Actor } from '#domain/actor.ts'
import { Problem } from '#domain/problem.ts'
import type { Head } from '#store/content/heads.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import { conflict, openConflict } from '../conflict.ts'
import { shownAt } from '../timeline.ts'
import type { Save } from './save.ts'

/**
 * What a save starts from: the open record, else the one in its address, else the one that the card
 * shows (a rejected one, else the live one); undefined while there is nothing. From the scheduled
 * one only where the address names it. Refuses as `saveContent` says.
 */
export async function findBase(
  tx: Tx,
  actor: Actor,
  now: string,
  head: Head,
  { place, recordId, sent }: Save,
): Promise<Revision | undefined> {
  const record = recordId === null ? undefined : await findRecord(tx, head, recordId)
  const shownId = shownAt(head, now)
  const shown = shownId === null ? undefined : await findRevision(tx, shownId)
  const open = shown?.id === head.open_id ? shown : undefined
  if (open && !mayChange(open, { isSet: place.declaration.set !== null, actor, sent, record })) {
    throw await openConflict(tx, actor, now, place, open, sent.version)
  }
  const isScheduled = record !== undefined && record.id === head.scheduled_id
  const seen = open ?? (isScheduled ? record : shown)
  if (sent.version !== undefined && sent.version !== (seen?.version ?? sent.version)) {
    throw await conflict(tx, actor, now, place, { seen: sent.version })
  }
  // An order that was taken back stands nowhere: its list is the one that everybody sees.
  const isOver = place.declaration.orders !== null && shown?.state === 'expired'
  return open ?? record ?? (isOver ? undefined : shown)
}

async function findRecord(tx: Tx, head: Head, id: number): Promise<Revision> {
  const record = await findRevision(tx, id)
  const isOfPlace =
    record?.subject === head.subject &&
    record.entry_id === head.entry_id &&
    record.language === head.language
  if (!record || !isOfPlace) throw new Problem('not-found', messages.noSuchRecord)
  return record
}

interface Meant {
  isSet: boolean
  actor: Actor
  sent: Save['sent']
  record: Revision | undefined
}

/**
 * Only a draft can be changed, and only by a save that means it: one to the draft's own address,
 * or, for a set, whose address never names a record (`POST /banners/home`), one that carries the
 * draft's version or comes from the person who wrote it.
 */
function mayChange(open: Revision, { isSet, actor, sent, record }: Meant): boolean {
  if (open.state !== 'draft') return false
  if (record) return record.id === open.id
  if (!isSet) return false
  return sent.version === undefined ? open.author_id === actor.id : sent.version === open.version
}
