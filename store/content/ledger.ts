import type { Insertable, Selectable } from 'kysely'
import type { Db, PublicationTable, Tx } from '../tables.ts'

export type Publication = Selectable<PublicationTable>

const published = new WeakSet<Tx>()

/**
 * The turn to publish: one transaction at a time has it, until it ends, so that publications commit
 * in the order of their sequences and whoever has read up to one has missed none. To be taken
 * before anything else is held: two that take things in different orders would wait for each other.
 */
export async function takeTurn(tx: Tx): Promise<void> {
  await nextSequence(tx, 0)
}

async function nextSequence(tx: Tx, step: 0 | 1): Promise<number> {
  const row = await tx
    .updateTable('publication_counter')
    .set((eb) => ({ sequence: eb('sequence', '+', step) }))
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
  together.set(tx, await nextSequence(tx, 1))
  try {
    await work()
  } finally {
    together.delete(tx)
  }
}

/** Writes down one change of what guests see, as the next in the ledger. There is no way to change or remove it. */
export async function addPublication(
  tx: Tx,
  row: Omit<Insertable<PublicationTable>, 'sequence'>,
): Promise<void> {
  published.add(tx)
  const sequence = together.get(tx) ?? (await nextSequence(tx, 1))
  await tx
    .insertInto('publication')
    .values({ ...row, sequence })
    .execute()
}

/** Has this transaction published anything? Then its node looks at once, without waiting for its turn. */
export function hasPublished(tx: Tx): boolean {
  return published.has(tx)
}

/** How far the ledger goes. */
export async function findLastSequence(db: Db): Promise<number> {
  const row = await db
    .selectFrom('publication')
    .select((eb) => eb.fn.max('sequence').as('last'))
    .executeTakeFirst()
  return row?.last ?? 0
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

/** The publication by which a revision came before guests, or undefined. */
export function findPublicationOf(db: Db, revisionId: number): Promise<Publication | undefined> {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('revision_id', '=', revisionId)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst()
}
