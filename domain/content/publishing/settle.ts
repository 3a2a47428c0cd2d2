import { declarationByKey, declarations } from '#catalogue/catalogue.ts'
import { findNextChange, listDue } from '#store/content/guest-lists/clock-changes.ts'
import { type Head, holdHead } from '#store/content/heads.ts'
import { takeTurn } from '#store/content/ledger.ts'
import type { PlaceKey } from '#store/content/place.ts'
import { findRevision } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Store } from '#store/store.ts'
import type { Db, Tx } from '#store/tables.ts'
import { keyOf, type Place } from '../place.ts'
import { showRecordById } from '../show-record.ts'
import { shownAt } from '../timeline.ts'
import { type By, endLive, goLive, nothingScheduled } from './go-live.ts'
import { keepHead } from './keep-head.ts'

/** Places settled in one transaction. */
const atOnce = 50

const windowed = declarations.filter((one) => one.windowed).map(({ key }) => key)

/**
 * Writes down what the clock has changed (contract section 2: what it replaces or ends is Expired
 * at that moment, in the log and for the pictures it held, whoever writes it down later). Reads
 * first, and writes only where something is due.
 */
export async function settleDue(store: Store, now: string): Promise<void> {
  for (;;) {
    const due = await listDue(store.db, windowed, now, atOnce)
    if (due.length === 0) return
    await store.write((tx) => settlePlaces(tx, now, due))
  }
}

/** The same for answers that are better with it and do not fail without. */
export async function settleIfPossible(store: Store, now: string): Promise<void> {
  await settleDue(store, now).catch(() => undefined)
}

/** When the clock changes anything next, or null for never. */
export function findNextMoment(db: Db, now: string): Promise<string | null> {
  return findNextChange(db, windowed, now)
}

async function settlePlaces(tx: Tx, now: string, places: readonly PlaceKey[]): Promise<void> {
  await takeTurn(tx)
  for (const { subject, entryId, language } of places) {
    const declaration = declarationByKey(subject)
    if (declaration) await holdSettled(tx, now, { declaration, entryId, language })
  }
}

/**
 * The head of a place, held, with all written down that the clock has changed there until now.
 * For transactions that publish: they have to have taken their turn.
 */
export async function holdSettled(tx: Tx, now: string, place: Place): Promise<Head> {
  const held = await holdHead(tx, keyOf(place))
  const head = await settled(tx, now, place, held)
  if (head !== held) await keepHead(tx, place, held, head)
  return head
}

async function settled(tx: Tx, now: string, place: Place, held: Head): Promise<Head> {
  let head = held
  for (;;) {
    const { live_ends_at: end, scheduled_starts_at: start } = head
    const isOver = end !== null && end <= now
    const hasBegun = start !== null && start <= now
    if (!isOver && !hasBegun) return head
    head =
      isOver && !(hasBegun && start < end)
        ? await finish(tx, place, head, end)
        : await begin(tx, place, head, start ?? now)
  }
}

async function finish(tx: Tx, place: Place, head: Head, at: string): Promise<Head> {
  const by = await deciderOf(tx, head.live_id)
  const ended = await endLive(tx, by, at, place, head, { step: 'end' })
  if (ended.shown_id !== head.live_id) return ended
  return { ...ended, shown_state: 'expired', updated_at: at }
}

async function begin(tx: Tx, place: Place, head: Head, at: string): Promise<Head> {
  const id = head.scheduled_id
  const revision = id === null ? undefined : await findRevision(tx, id)
  const before = { ...head, ...nothingScheduled }
  if (!revision) return before
  const by = await deciderOf(tx, revision.id)
  const after = await goLive(tx, by, at, place, before, revision, 'clock')
  const shown = shownAt(after, at)
  return shown === after.shown_id ? after : showRecordById(tx, at, place, after, shown)
}

/** Whoever approved what the clock acts on. */
async function deciderOf(tx: Tx, id: number | null): Promise<By> {
  const revision = id === null ? undefined : await findRevision(tx, id)
  const person = revision?.decided_by ?? revision?.author_id ?? 0
  return { id: person, username: (await listUsernames(tx, [person])).get(person) ?? '' }
}
