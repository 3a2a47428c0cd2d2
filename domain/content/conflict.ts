import { itemAnswers, valuesAnswer } from '#catalogue/content/content-answer.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { lockedMessage, messages, openMessage } from '#catalogue/messages/messages.ts'
import type { ConflictBody } from '#catalogue/wire.ts'
import type { ReadContext } from '#domain/context.ts'
import { findRevisionOfVersion, type Revision } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Db } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { Problem } from '../problem.ts'
import { type Document, keyOf } from './document.ts'
import { inTodaysCurrency } from './lists/in-todays-currency.ts'
import { lookUpAll } from './lists/look-up-entries.ts'
import { loadDocumentView } from './load-document-view.ts'

/** What came too late. */
interface Late {
  sentence?: Message
  /** The version that the person was shown, if it was said. */
  seen?: unknown
}

/**
 * The refusal of a save or decision that came too late, with the current record and the one that it
 * started from, so that the person sees both texts and nothing is overwritten. Without a transaction
 * (it has failed, and PostgreSQL answers nothing more in it) the records are left out.
 */
export async function conflict(
  db: Db | null,
  actor: Actor,
  now: string,
  document: Document,
  { sentence = messages.stale, seen }: Late = {},
): Promise<Problem> {
  if (!db) return new Problem('conflict', sentence)
  const current = await loadDocumentView(db, actor, document, now)
  const data: ConflictBody = { current, base: await loadBase(db, document, seen, now) }
  return new Problem('conflict', sentence, { data })
}

/** The refusal because of an open record: it names who has it, and since when. */
export async function openConflict(
  { db, actor, now }: ReadContext,
  document: Document,
  open: Revision,
  seen: unknown,
): Promise<Problem> {
  const { label } = document.declaration
  const isPending = open.state === 'pending'
  const who = (isPending ? open.submitted_by : null) ?? open.author_id
  const name = (await listUsernames(db, [who])).get(who) ?? 'somebody'
  const sentence = isPending
    ? lockedMessage(label, name, open.submitted_at ?? open.updated_at)
    : openMessage(label, name, open.updated_at)
  return conflict(db, actor, now, document, { sentence, seen })
}

async function loadBase(
  db: Db,
  document: Document,
  seen: unknown,
  now: string,
): Promise<ConflictBody['base']> {
  if (typeof seen !== 'number') return null
  const base = await findRevisionOfVersion(db, keyOf(document), seen)
  if (!base) return null
  const { declaration } = document
  const content = (await inTodaysCurrency(db, [declaration]))(declaration, base)
  const media = await lookUpAll(db, [{ declaration, content }], now)
  return {
    version: base.version,
    values: valuesAnswer(declaration, content, media),
    items: itemAnswers(declaration, content, media),
  }
}
