import { itemsToWire, valuesToWire } from '#catalogue/content/content-to-wire.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { lockedMessage, messages, openMessage } from '#catalogue/messages/messages.ts'
import type { ConflictBody } from '#catalogue/wire.ts'
import type { ReadContext } from '#domain/context.ts'
import { findRevisionOfVersion, type Revision } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'
import { Problem } from '../problem.ts'
import { type Document, keyOf } from './document.ts'
import { inTodaysCurrency } from './lists/in-todays-currency.ts'
import { lookUpAll } from './lists/look-up-entries.ts'
import { loadDocumentView } from './load-document-view.ts'

interface ConflictReason {
  sentence?: Message
  /** The version that the person started from, as the request sent it. */
  seen?: unknown
}

/**
 * Returns the `Problem` for a save or decision that came too late, with the current revision and the one
 * that the person started from, so that they see both texts and overwrite nothing.
 */
export async function conflict(
  context: ReadContext,
  document: Document,
  { sentence = messages.stale, seen }: ConflictReason = {},
): Promise<Problem> {
  const current = await loadDocumentView(context, document)
  const data: ConflictBody = { current, base: await loadBase(context, document, seen) }
  return new Problem('conflict', sentence, { data })
}

/** Returns the problem because of an open revision, with the name of its author and since when. */
export async function openConflict(
  context: ReadContext,
  document: Document,
  open: Revision,
  seen: unknown,
): Promise<Problem> {
  const { db } = context
  const { label } = document.declaration
  const isPending = open.state === 'pending'
  const personId = (isPending ? open.submitted_by : null) ?? open.author_id
  const name = (await listUsernames(db, [personId])).get(personId) ?? 'somebody'
  const sentence = isPending
    ? lockedMessage(label, name, open.submitted_at ?? open.updated_at)
    : openMessage(label, name, open.updated_at)
  return conflict(context, document, { sentence, seen })
}

async function loadBase(
  context: Pick<ReadContext, 'db' | 'now'>,
  document: Document,
  seen: unknown,
): Promise<ConflictBody['base']> {
  const { db } = context
  if (typeof seen !== 'number') return null
  const base = await findRevisionOfVersion(db, keyOf(document), seen)
  if (!base) return null
  const { declaration } = document
  const content = (await inTodaysCurrency(db, [declaration]))(declaration, base)
  const media = await lookUpAll(context, [{ declaration, content }])
  return {
    version: base.version,
    values: valuesToWire(declaration, content, media),
    items: itemsToWire(declaration, content, media),
  }
}
