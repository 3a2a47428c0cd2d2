import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, PublicationTable, Tx } from '../tables.ts'
import type { DocumentKey } from './document-key.ts'

export type Publication = Selectable<PublicationTable>

const published = new WeakMap<Tx, Publication[]>()

/**
 * Locks the ledger until the transaction ends, so that publications commit in the order of their
 * sequences and a reader who has seen one has missed none before it. Lock order: this lock before
 * any other, or two transactions deadlock.
 */
export async function lockPublications(tx: Tx): Promise<void> {
  if (!reserved.has(tx)) reserved.set(tx, await reserveSequence(tx))
}

interface ReservedSequence {
  sequence: number
  identity: string
}

const reserved = new WeakMap<Tx, ReservedSequence>()

const predecessors = new WeakMap<Tx, string | null>()

async function nextSequence(tx: Tx): Promise<ReservedSequence> {
  const sequence = reserved.get(tx) ?? (await reserveSequence(tx))
  reserved.delete(tx)
  return sequence
}

async function reserveSequence(tx: Tx): Promise<ReservedSequence> {
  const { sequence, last } = await tx
    .updateTable('publication_counter')
    .set((eb) => ({ sequence: eb('sequence', '+', 1) }))
    .where('id', '=', 1)
    .returning((eb) => [
      'sequence',
      eb
        .selectFrom('publication')
        .select('publication.identity')
        .orderBy('publication.sequence', 'desc')
        .limit(1)
        .as('last'),
    ])
    .executeTakeFirstOrThrow()
  if (!predecessors.has(tx)) predecessors.set(tx, last)
  return { sequence, identity: randomBytes(9).toString('base64url') }
}

const batchSequence = new WeakMap<Tx, ReservedSequence>()

/** Gives all publications of `work` one sequence, by which they are reverted together. */
export async function publishAsOne(tx: Tx, work: () => Promise<void>): Promise<void> {
  batchSequence.set(tx, await nextSequence(tx))
  try {
    await work()
  } finally {
    batchSequence.delete(tx)
  }
}

export async function addPublication(
  tx: Tx,
  row: Omit<Publication, 'sequence' | 'identity'>,
): Promise<void> {
  const sequence = batchSequence.get(tx) ?? (await nextSequence(tx))
  const publication = { ...row, ...sequence }
  published.set(tx, [...publishedBy(tx), publication])
  await tx.insertInto('publication').values(publication).execute()
}

export function publishedBy(tx: Tx): readonly Publication[] {
  return published.get(tx) ?? []
}

/** Returns null when the ledger was empty, '' when an older version wrote the row before. */
export function predecessorOf(tx: Tx): string | null {
  return predecessors.get(tx) ?? null
}

export interface LedgerPosition {
  sequence: number
  identity: string
  at: string
}

export async function findLastPosition(db: Db): Promise<LedgerPosition> {
  const row = await db
    .selectFrom('publication')
    .select(['sequence', 'identity', 'at'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { sequence: 0, identity: '', at: '' }
}

/** Returns null when the mark is not in the ledger: the database was restored from a backup. */
export async function listPublicationsSince(
  db: Db,
  { sequence, identity, at }: LedgerPosition,
  limit: number,
): Promise<Publication[] | null> {
  const previousRow = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('publication')
        .select((eb) => eb.fn.countAll<number>().as('known'))
        .where('sequence', '=', sequence)
        .where('identity', '=', identity)
        .where('at', '=', at)
        .as('mark'),
    )
    .leftJoin('publication', (join) => join.on('publication.sequence', '>', sequence))
    .selectAll('publication')
    .select('mark.known')
    .orderBy('publication.sequence')
    .limit(limit)
    .execute()
  const isKnown = sequence === 0 || Number(previousRow[0]?.known ?? 0) > 0
  if (!isKnown) return null
  const rows = previousRow.flatMap(({ known: _known, ...row }) => {
    return row.sequence === null ? [] : [row as Publication]
  })
  return rows.length < limit ? rows : wholeSequences(db, rows, sequence)
}

/** Drops the last sequence, which may be cut off; reads all of it when there is no other. */
async function wholeSequences(
  db: Db,
  rows: readonly Publication[],
  sequence: number,
): Promise<Publication[]> {
  const last = rows.at(-1)?.sequence ?? sequence
  const whole = rows.filter((row) => row.sequence < last)
  return whole.length > 0 ? whole : listSequence(db, last)
}

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

/** Returns the last publication that made a revision live or scheduled it, or undefined. */
export function findPublicationByRevision(
  db: Db,
  revisionId: number,
): Promise<Publication | undefined> {
  return newest(db).where('revision_id', '=', revisionId).executeTakeFirst()
}

export function findReplacingPublication(
  db: Db,
  key: DocumentKey,
  formerId: number,
): Promise<Publication | undefined> {
  return newestAt(db, key).where('former_id', '=', formerId).executeTakeFirst()
}

export function findLastPublication(db: Db, key: DocumentKey): Promise<Publication | undefined> {
  return newestAt(db, key).where('cause', '!=', 'scheduled').executeTakeFirst()
}

/** Returns the revision that guests saw at a moment before this revision went live. */
export async function findLiveBefore(
  db: Db,
  key: DocumentKey,
  { at, revisionId }: { at: string; revisionId: number },
): Promise<number | null> {
  const firstPublication = db
    .selectFrom('publication')
    .select((eb) => eb.fn.min('sequence').as('first'))
    .where('revision_id', '=', revisionId)
  const { first } = await firstPublication.executeTakeFirstOrThrow()
  const before = newestAt(db, key).where('cause', '!=', 'scheduled').where('at', '<=', at)
  const row = await (first === null
    ? before
    : before.where('sequence', '<', first)
  ).executeTakeFirst()
  return row?.revision_id ?? null
}

export function listDocumentPublications(
  db: Db,
  { type, entryId, language }: DocumentKey,
  limit: number,
): Promise<Publication[]> {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('subject', '=', type)
    .where('entry_id', '=', entryId)
    .where('language', '=', language)
    .where('campaign', 'is', null)
    .where('cause', '!=', 'scheduled')
    .orderBy('sequence')
    .limit(limit)
    .execute()
}

/** Of the site itself, without campaigns. */
function newestAt(db: Db, { type, entryId, language }: DocumentKey) {
  return newest(db)
    .where('subject', '=', type)
    .where('entry_id', '=', entryId)
    .where('language', '=', language)
    .where('campaign', 'is', null)
}

function newest(db: Db) {
  return db.selectFrom('publication').selectAll().orderBy('sequence', 'desc').limit(1)
}
