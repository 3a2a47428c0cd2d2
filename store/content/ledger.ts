import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, PublicationTable, Tx } from '../tables.ts'
import type { DocumentKey } from './document-key.ts'

export type Publication = Selectable<PublicationTable>

const published = new WeakMap<Tx, Publication[]>()

/**
 * The turn to publish: one transaction at a time has it, until it ends, so that publications commit
 * in the order of their sequences and whoever has read up to one has missed none. To be taken
 * before anything else is held: two that take things in different orders would wait for each other.
 */
export async function lockPublications(tx: Tx): Promise<void> {
  taken.set(tx, await countOn(tx))
}

/** What names a change in the ledger. */
interface Link {
  sequence: number
  identity: string
}

/** What a transaction has got with its turn and not used; a sequence that is never used is a gap. */
const taken = new WeakMap<Tx, Link>()

/** The identity of the last publication before the first one of a transaction, or null where there was none. */
const predecessors = new WeakMap<Tx, string | null>()

async function nextLink(tx: Tx): Promise<Link> {
  const link = taken.get(tx) ?? (await countOn(tx))
  taken.delete(tx)
  return link
}

async function countOn(tx: Tx): Promise<Link> {
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

/** What names all rows of a transaction while they are published as one. */
const together = new WeakMap<Tx, Link>()

/**
 * What `work` publishes is one change: its rows have one sequence, and are reverted together. It
 * publishes at most once at a place. The transaction has to have taken its turn.
 */
export async function publishAsOne(tx: Tx, work: () => Promise<void>): Promise<void> {
  together.set(tx, await nextLink(tx))
  try {
    await work()
  } finally {
    together.delete(tx)
  }
}

/** Writes down one change of what guests see, as the next in the ledger. There is no way to change or remove it. */
export async function addPublication(
  tx: Tx,
  row: Omit<Publication, 'sequence' | 'identity'>,
): Promise<void> {
  const link = together.get(tx) ?? (await nextLink(tx))
  const publication = { ...row, ...link }
  published.set(tx, [...publishedBy(tx), publication])
  await tx.insertInto('publication').values(publication).execute()
}

/** What this transaction has published, in order. */
export function publishedBy(tx: Tx): readonly Publication[] {
  return published.get(tx) ?? []
}

/**
 * Returns the identity of the publication before the first one of this transaction: null where there
 * was none, '' where nobody can say (an older version wrote it).
 */
export function predecessorOf(tx: Tx): string | null {
  return predecessors.get(tx) ?? null
}

/** A place in the ledger, and what its row is known by. Rows of older versions have only their moment. */
export interface Mark {
  sequence: number
  identity: string
  at: string
}

/** How far the ledger goes; 0 where nothing has been published. */
export async function findLastMark(db: Db): Promise<Mark> {
  const row = await db
    .selectFrom('publication')
    .select(['sequence', 'identity', 'at'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { sequence: 0, identity: '', at: '' }
}

/**
 * Returns what has been published after a mark, in order; whole sequences, about `limit` rows at most. Null where the mark is not in the ledger,
 * because the database went back in time (a failover, a restored dump) or is another one.
 */
export async function listPublicationsSince(
  db: Db,
  { sequence, identity, at }: Mark,
  limit: number,
): Promise<Publication[] | null> {
  const found = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('publication')
        .select((of) => of.fn.countAll<number>().as('known'))
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
  const isKnown = sequence === 0 || Number(found[0]?.known ?? 0) > 0
  if (!isKnown) return null
  const rows = found.flatMap(({ known: _known, ...row }) => {
    return row.sequence === null ? [] : [row as Publication]
  })
  return rows.length < limit ? rows : wholeSequences(db, rows, sequence)
}

/** Leaves out the last sequence, which may be cut off; or reads all of it where there is no other. */
async function wholeSequences(
  db: Db,
  rows: readonly Publication[],
  sequence: number,
): Promise<Publication[]> {
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
  of: DocumentKey,
  formerId: number,
): Promise<Publication | undefined> {
  return newestAt(db, of).where('former_id', '=', formerId).executeTakeFirst()
}

/** The last change of what guests see at a place, or undefined where there was none. */
export function findLastPublication(db: Db, of: DocumentKey): Promise<Publication | undefined> {
  return newestAt(db, of).where('cause', '!=', 'scheduled').executeTakeFirst()
}

/** What guests saw of a place at a moment, and before this revision came; null for nothing. */
export async function findLiveBefore(
  db: Db,
  of: DocumentKey,
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
  { type, entryId, language }: DocumentKey,
  limit: number,
): Promise<Publication[]> {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('subject', '=', type)
    .where('entry_id', '=', entryId)
    .where('language', '=', language)
    .where('cause', '!=', 'scheduled')
    .orderBy('sequence')
    .limit(limit)
    .execute()
}

function newestAt(db: Db, { type, entryId, language }: DocumentKey) {
  return newest(db)
    .where('subject', '=', type)
    .where('entry_id', '=', entryId)
    .where('language', '=', language)
}

function newest(db: Db) {
  return db.selectFrom('publication').selectAll().orderBy('sequence', 'desc').limit(1)
}
