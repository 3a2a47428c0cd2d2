import type { Selectable } from 'kysely'
import type { Db, PublicationTable, Tx } from '../tables.ts'
import type { PlaceKey } from './place.ts'

export type Publication = Selectable<PublicationTable>

const published = new WeakMap<Tx, Publication[]>()

/**
 * The turn to publish: one transaction at a time has it, until it ends, so that publications commit
 * in the order of their sequences and whoever has read up to one has missed none. To be taken
 * before anything else is held: two that take things in different orders would wait for each other.
 */
export async function takeTurn(tx: Tx): Promise<void> {
  taken.set(tx, await countOn(tx))
}

/** The sequence that a transaction has got with its turn and not used; one that is never used is a gap. */
const taken = new WeakMap<Tx, number>()

async function nextSequence(tx: Tx): Promise<number> {
  const sequence = taken.get(tx) ?? (await countOn(tx))
  taken.delete(tx)
  return sequence
}

async function countOn(tx: Tx): Promise<number> {
  const row = await tx
    .updateTable('publication_counter')
    .set((eb) => ({ sequence: eb('sequence', '+', 1) }))
    .where('id', '=', 1)
    .returning('sequence')
    .executeTakeFirstOrThrow()
  return row.sequence
}

/** The sequence that all rows of a transaction get while they are published as one. */
const together = new WeakMap<Tx, number>()

/**
 * What `work` publishes is one change: its rows have one sequence, and are reverted together. It
 * publishes at most once at a place. The transaction has to have taken its turn.
 */
export async function publishAsOne(tx: Tx, work: () => Promise<void>): Promise<void> {
  together.set(tx, await nextSequence(tx))
  try {
    await work()
  } finally {
    together.delete(tx)
  }
}

/** Writes down one change of what guests see, as the next in the ledger. There is no way to change or remove it. */
export async function addPublication(tx: Tx, row: Omit<Publication, 'sequence'>): Promise<void> {
  const sequence = together.get(tx) ?? (await nextSequence(tx))
  const publication = { ...row, sequence }
  published.set(tx, [...publishedBy(tx), publication])
  await tx.insertInto('publication').values(publication).execute()
}

/** What this transaction has published, in order. */
export function publishedBy(tx: Tx): readonly Publication[] {
  return published.get(tx) ?? []
}

/** A place in the ledger, and the moment of its row. */
export interface Mark {
  sequence: number
  at: string
}

/** How far the ledger goes; 0 where nothing has been published. */
export async function findLastMark(db: Db): Promise<Mark> {
  const row = await db
    .selectFrom('publication')
    .select(['sequence', 'at'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { sequence: 0, at: '' }
}

/** What has been published after a sequence, in order; whole sequences, about `limit` rows at most. */
export async function listPublicationsAfter(
  db: Db,
  sequence: number,
  limit: number,
): Promise<Publication[]> {
  const rows = await db
    .selectFrom('publication')
    .selectAll()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute()
  if (rows.length < limit) return rows
  const last = rows.at(-1)?.sequence ?? sequence
  const whole = rows.filter((row) => row.sequence < last)
  return whole.length > 0 ? whole : listSequence(db, last)
}

/** All that was published as one: what reverting it publishes the former of. */
export function listSequence(db: Db, sequence: number): Promise<Publication[]> {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('sequence', '=', sequence)
    .orderBy('subject')
    .orderBy('entry_id')
    .orderBy('language')
    .execute()
}

/** The last publication by which a revision came before guests or will come, or undefined. */
export function findPublicationOf(db: Db, revisionId: number): Promise<Publication | undefined> {
  return newest(db).where('revision_id', '=', revisionId).executeTakeFirst()
}

/** The publication by which something took the place of a revision, or undefined. */
export function findPublicationAfter(
  db: Db,
  of: PlaceKey,
  formerId: number,
): Promise<Publication | undefined> {
  return newestAt(db, of).where('former_id', '=', formerId).executeTakeFirst()
}

/** The last change of what guests see at a place, or undefined where there was none. */
export function findLastPublication(db: Db, of: PlaceKey): Promise<Publication | undefined> {
  return newestAt(db, of).where('cause', '!=', 'scheduled').executeTakeFirst()
}

/** What guests saw of a place at a moment, and before this revision came; null for nothing. */
export async function findLiveBefore(
  db: Db,
  of: PlaceKey,
  { at, revisionId }: { at: string; revisionId: number },
): Promise<number | null> {
  const came = db
    .selectFrom('publication')
    .select((eb) => eb.fn.min('sequence').as('first'))
    .where('revision_id', '=', revisionId)
  const { first } = await came.executeTakeFirstOrThrow()
  const then = newestAt(db, of).where('cause', '!=', 'scheduled').where('at', '<=', at)
  const row = await (first === null ? then : then.where('sequence', '<', first)).executeTakeFirst()
  return row?.revision_id ?? null
}

/** What has come before guests at a place and when, in order: revisions, or null where nothing was left. */
export function listPublicationsAt(
  db: Db,
  { subject, entryId, language }: PlaceKey,
  limit: number,
): Promise<Publication[]> {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('subject', '=', subject)
    .where('entry_id', '=', entryId)
    .where('language', '=', language)
    .where('cause', '!=', 'scheduled')
    .orderBy('sequence')
    .limit(limit)
    .execute()
}

function newestAt(db: Db, { subject, entryId, language }: PlaceKey) {
  return newest(db)
    .where('subject', '=', subject)
    .where('entry_id', '=', entryId)
    .where('language', '=', language)
}

function newest(db: Db) {
  return db.selectFrom('publication').selectAll().orderBy('sequence', 'desc').limit(1)
}
