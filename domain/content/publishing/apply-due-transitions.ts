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
import { showToStaffById } from '../show-to-staff.ts'
import { staffRevisionAt } from '../timeline.ts'
import { goLive, nothingScheduled, unpublish } from './go-live.ts'
import { saveDocumentState } from './save-document-state.ts'

/** Documents in one transaction. */
const batchSize = 50

const typesWithWindow = declarations.filter((one) => one.hasWindow).map(({ key }) => key)

/**
 * Writes what the clock has changed: what a start or an end replaces is Expired at that moment,
 * however late it is written (contract section 2).
 */
export async function applyDueTransitions(store: Store, now: string): Promise<void> {
  for (;;) {
    const due = await listDueDocuments(store.db, typesWithWindow, now, batchSize)
    if (due.length === 0) return
    await store.write((tx) => applyToDocuments({ db: tx, now }, due))
  }
}

/** Does the same where a response is better with it and must not fail without it. */
export async function tryApplyDueTransitions(store: Store, now: string): Promise<void> {
  await applyDueTransitions(store, now).catch(() => undefined)
}

export function findNextMoment(db: Db, now: string): Promise<string | null> {
  return findNextChange(db, { types: typesWithWindow, inCampaigns: 'all' }, now)
}

async function applyToDocuments(
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
 * Locks a document and writes what the clock has changed there. The publication lock must be held.
 */
export async function lockUpToDate(
  context: Pick<Context, 'db' | 'now'>,
  document: Document,
): Promise<DocumentState> {
  const { db } = context
  const before = await lockDocument(db, keyOf(document))
  // A line has no moments of its own: the windows of its campaign are conditions of the read.
  if (document.campaign !== undefined) return before
  const state = await withDueTransitions(context, document, before)
  if (state !== before) await saveDocumentState(db, document, { before, after: state })
  return state
}

async function withDueTransitions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  document: Document,
  before: DocumentState,
): Promise<DocumentState> {
  let state = before
  for (;;) {
    const { live_ends_at: end, scheduled_starts_at: start } = state
    const isOver = end !== null && end <= now
    const hasBegun = start !== null && start <= now
    if (!isOver && !hasBegun) return state
    state =
      isOver && !(hasBegun && start < end)
        ? await endExpired(db, document, state, end)
        : await startScheduled(db, document, state, start ?? now)
  }
}

async function endExpired(
  tx: Tx,
  document: Document,
  state: DocumentState,
  at: string,
): Promise<DocumentState> {
  const by = await deciderOf(tx, state.live_id)
  const ended = await unpublish({ db: tx, actor: by, now: at }, { document, state, step: 'end' })
  if (ended.shown_id !== state.live_id) return ended
  return { ...ended, shown_state: 'expired', updated_at: at }
}

async function startScheduled(
  tx: Tx,
  document: Document,
  state: DocumentState,
  at: string,
): Promise<DocumentState> {
  const id = state.scheduled_id
  const revision = id === null ? undefined : await findRevision(tx, id)
  const before = { ...state, ...nothingScheduled }
  if (!revision) return before
  const by = await deciderOf(tx, revision.id)
  const after = await goLive(
    { db: tx, actor: by, now: at },
    { document, state: before, revision, cause: 'clock' },
  )
  const staffId = staffRevisionAt(after, at)
  return staffId === after.shown_id
    ? after
    : showToStaffById({ db: tx, now: at }, { document, state: after, id: staffId })
}

async function deciderOf(tx: Tx, id: number | null): Promise<ActorRef> {
  const revision = id === null ? undefined : await findRevision(tx, id)
  const person = revision?.decided_by ?? revision?.author_id ?? 0
  return { id: person, username: (await listUsernames(tx, [person])).get(person) ?? '' }
}
