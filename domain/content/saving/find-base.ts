import type { Content } from '#catalogue/declaration.ts'
import type { SentValues } from '#catalogue/json.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Moves } from '#catalogue/order.ts'
import type { Actor } from '#domain/actor.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import { conflict, openConflict } from '../conflict.ts'
import type { Document } from '../document.ts'
import { staffRevisionAt } from '../timeline.ts'

/**
 * Returns the revision that a save starts from: the open one, else the one in its address, else the
 * one that the card shows; undefined where there is none. The scheduled one only where the address
 * names it. Throws as `saveContent` does.
 */
export async function findBase(
  context: Context,
  state: DocumentState,
  { document, recordId, sent }: Save,
): Promise<Revision | undefined> {
  const { db, actor, now } = context
  const revision = recordId === null ? undefined : await findRevisionOfDocument(db, state, recordId)
  const staffId = staffRevisionAt(state, now)
  const isNamed = staffId === null || staffId === revision?.id
  const staffRevision = isNamed
    ? staffId === null
      ? undefined
      : revision
    : await findRevision(db, staffId)
  const open = staffRevision?.id === state.open_id ? staffRevision : undefined
  if (
    open &&
    !mayChange(open, { isSet: document.declaration.set !== null, actor, sent, revision })
  ) {
    throw await openConflict(context, document, open, sent.version)
  }
  const isScheduled = revision !== undefined && revision.id === state.scheduled_id
  const seen = open ?? (isScheduled ? revision : staffRevision)
  if (sent.version !== undefined && sent.version !== (seen?.version ?? sent.version)) {
    throw await conflict(context, document, { seen: sent.version })
  }
  // An order that was taken off is in use nowhere: its draft starts from the list as guests see it.
  const isOver =
    document.declaration.sortedCollection !== null && staffRevision?.state === 'expired'
  return open ?? revision ?? (isOver ? undefined : staffRevision)
}

async function findRevisionOfDocument(tx: Tx, state: DocumentState, id: number): Promise<Revision> {
  const revision = await findRevision(tx, id)
  const isOfDocument =
    revision?.subject === state.subject &&
    revision.entry_id === state.entry_id &&
    revision.language === state.language &&
    (revision.campaign === 0 || revision.campaign === state.campaign)
  if (!revision || !isOfDocument) throw new Problem('not-found', messages.noSuchRecord)
  return revision
}

interface SaveTarget {
  isSet: boolean
  actor: Actor
  sent: Save['sent']
  revision: Revision | undefined
}

/**
 * Only a draft can be changed, and only by a save for it: sent to its own address or, for a set,
 * whose address names no revision (`POST /banners/home`), with the draft's version or by its
 * author.
 */
function mayChange(open: Revision, { isSet, actor, sent, revision }: SaveTarget): boolean {
  if (open.state !== 'draft') return false
  if (revision) return revision.id === open.id
  if (!isSet) return false
  return sent.version === undefined ? open.author_id === actor.id : sent.version === open.version
}

/** A save whose body the declaration's schema has accepted. */
export interface Save {
  document: Document
  /** The revision in the address, or null to open one. */
  recordId: number | null
  sent: SentValues
  /** Content of a new entry before the save. */
  initialContent?: Content
  /** Is given what would be saved, before it is; may throw. */
  inspect?: (draft: Pick<Revision, 'content' | 'starts_at' | 'ends_at'>) => void
  /** Of an order: which entries go where. */
  moves?: Moves
}
