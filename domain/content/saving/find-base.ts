import { messages } from '#catalogue/messages/messages.ts'
import type { Actor } from '#domain/actor.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import type { DocumentState } from '#store/content/document-states.ts'
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
  context: Context,
  head: DocumentState,
  { document, recordId, sent }: Save,
): Promise<Revision | undefined> {
  const { db, actor, now } = context
  const revision = recordId === null ? undefined : await findRecord(db, head, recordId)
  const shownId = shownAt(head, now)
  const isRead = shownId === null || shownId === revision?.id
  const shown = isRead ? (shownId === null ? undefined : revision) : await findRevision(db, shownId)
  const open = shown?.id === head.open_id ? shown : undefined
  if (
    open &&
    !mayChange(open, { isSet: document.declaration.set !== null, actor, sent, record: revision })
  ) {
    throw await openConflict(context, document, open, sent.version)
  }
  const isScheduled = revision !== undefined && revision.id === head.scheduled_id
  const seen = open ?? (isScheduled ? revision : shown)
  if (sent.version !== undefined && sent.version !== (seen?.version ?? sent.version)) {
    throw await conflict(context, document, { seen: sent.version })
  }
  // An order that was taken back stands nowhere: its list is the one that everybody sees.
  const isOver = document.declaration.orders !== null && shown?.state === 'expired'
  return open ?? revision ?? (isOver ? undefined : shown)
}

async function findRecord(tx: Tx, head: DocumentState, id: number): Promise<Revision> {
  const revision = await findRevision(tx, id)
  const isOfPlace =
    revision?.subject === head.subject &&
    revision.entry_id === head.entry_id &&
    revision.language === head.language
  if (!revision || !isOfPlace) throw new Problem('not-found', messages.noSuchRecord)
  return revision
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
function mayChange(open: Revision, { isSet, actor, sent, record: revision }: Meant): boolean {
  if (open.state !== 'draft') return false
  if (revision) return revision.id === open.id
  if (!isSet) return false
  return sent.version === undefined ? open.author_id === actor.id : sent.version === open.version
}
