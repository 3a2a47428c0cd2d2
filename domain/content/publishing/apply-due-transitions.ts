import { declarationByKey, declarations } from '#catalogue/catalogue.ts'
import type { ActorRef } from '#domain/actor.ts'
import type { Context } from '#domain/context.ts'
import type { DocumentKey } from '#store/content/document-key.ts'
import { type DocumentState, lockDocument } from '#store/content/document-states.ts'
import { findNextChange, listDueDocuments } from '#store/content/guest-lists/clock-changes.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { findRevision } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Store } from '#store/store.ts'
import type { Db, Tx } from '#store/tables.ts'
import { type Document, keyOf } from '../document.ts'
import { showRevisionById } from '../show-revision.ts'
import { shownAt } from '../timeline.ts'
import { endLive, goLive, nothingScheduled } from './go-live.ts'
import { saveDocumentState } from './save-document-state.ts'

/** Places settled in one transaction. */
const atOnce = 50

const windowed = declarations.filter((one) => one.windowed).map(({ key }) => key)

/**
 * Writes down what the clock has changed (contract section 2: what it replaces or ends is Expired
 * at that moment, in the log and for the pictures it held, whoever writes it down later). Reads
 * first, and writes only where something is due.
 */
export async function applyDueTransitions(store: Store, now: string): Promise<void> {
  for (;;) {
    const due = await listDueDocuments(store.db, windowed, now, atOnce)
    if (due.length === 0) return
    await store.write((tx) => settlePlaces({ db: tx, now }, due))
  }
}

/** The same for answers that are better with it and do not fail without. */
export async function tryApplyDueTransitions(store: Store, now: string): Promise<void> {
  await applyDueTransitions(store, now).catch(() => undefined)
}

/** When the clock changes anything next, or null for never. */
export function findNextMoment(db: Db, now: string): Promise<string | null> {
  return findNextChange(db, windowed, now)
}

async function settlePlaces(
  context: Pick<Context, 'db' | 'now'>,
  documents: readonly DocumentKey[],
): Promise<void> {
  const { db } = context
  await lockPublications(db)
  for (const { type, entryId, language } of documents) {
    const declaration = declarationByKey(type)
    if (declaration) await lockUpToDate(context, { declaration, entryId, language })
  }
}

/**
 * The head of a place, held, with all written down that the clock has changed there until now.
 * For transactions that publish: they have to have taken their turn.
 */
export async function lockUpToDate(
  context: Pick<Context, 'db' | 'now'>,
  document: Document,
): Promise<DocumentState> {
  const { db } = context
  const held = await lockDocument(db, keyOf(document))
  const head = await settled(context, document, held)
  if (head !== held) await saveDocumentState(db, document, { before: held, after: head })
  return head
}

async function settled(
  { db, now }: Pick<Context, 'db' | 'now'>,
  document: Document,
  held: DocumentState,
): Promise<DocumentState> {
  let head = held
  for (;;) {
    const { live_ends_at: end, scheduled_starts_at: start } = head
    const isOver = end !== null && end <= now
    const hasBegun = start !== null && start <= now
    if (!isOver && !hasBegun) return head
    head =
      isOver && !(hasBegun && start < end)
        ? await finish(db, document, head, end)
        : await begin(db, document, head, start ?? now)
  }
}

async function finish(
  tx: Tx,
  document: Document,
  head: DocumentState,
  at: string,
): Promise<DocumentState> {
  const by = await deciderOf(tx, head.live_id)
  const ended = await endLive({ db: tx, actor: by, now: at }, document, head, { step: 'end' })
  if (ended.shown_id !== head.live_id) return ended
  return { ...ended, shown_state: 'expired', updated_at: at }
}

async function begin(
  tx: Tx,
  document: Document,
  head: DocumentState,
  at: string,
): Promise<DocumentState> {
  const id = head.scheduled_id
  const revision = id === null ? undefined : await findRevision(tx, id)
  const before = { ...head, ...nothingScheduled }
  if (!revision) return before
  const by = await deciderOf(tx, revision.id)
  const after = await goLive(
    { db: tx, actor: by, now: at },
    { document, state: before, revision, cause: 'clock' },
  )
  const shown = shownAt(after, at)
  return shown === after.shown_id
    ? after
    : showRevisionById({ db: tx, now: at }, { document, state: after, id: shown })
}

/** Whoever approved what the clock acts on. */
async function deciderOf(tx: Tx, id: number | null): Promise<ActorRef> {
  const revision = id === null ? undefined : await findRevision(tx, id)
  const person = revision?.decided_by ?? revision?.author_id ?? 0
  return { id: person, username: (await listUsernames(tx, [person])).get(person) ?? '' }
}
