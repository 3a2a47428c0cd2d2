import type { Db } from '../tables.ts'
import type { Publication } from './ledger.ts'
import { type Revision, toRevision } from './revisions.ts'

/** Rows of one statement: databases limit its values. */
const part = 500

/** Returns the ids under which a type has publications, ascending; 0 for a section. */
export async function listPublishedIds(db: Db, type: string): Promise<number[]> {
  const rows = await db
    .selectFrom('publication')
    .select('entry_id')
    .distinct()
    .where('subject', '=', type)
    .orderBy('entry_id')
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}

/**
 * Returns what was published of some entries until a moment, in every language and in campaigns, in
 * order. Of what was scheduled all: the ledger has the moment of its start.
 */
export async function listPublicationsUntil(
  db: Db,
  { type, ids }: { type: string; ids: readonly number[] },
  at: string,
): Promise<Publication[]> {
  return inParts(ids, (some) =>
    db
      .selectFrom('publication')
      .selectAll()
      .where('subject', '=', type)
      .where('entry_id', 'in', some)
      .where((eb) => eb.or([eb('cause', '=', 'scheduled'), eb('at', '<=', at)]))
      .orderBy('sequence')
      .execute(),
  )
}

/** Returns the approved revisions that campaigns had of some entries, also carried ones. */
export async function listInCampaignsUntil(
  db: Db,
  { type, ids }: { type: string; ids: readonly number[] },
  at: string,
): Promise<Revision[]> {
  const rows = await inParts(ids, (some) =>
    db
      .selectFrom('revision')
      .selectAll()
      .where('subject', '=', type)
      .where('entry_id', 'in', some)
      .where('campaign', '>', 0)
      .where('state', 'in', ['approved', 'expired'])
      .where('created_at', '<=', at)
      .orderBy('id')
      .execute(),
  )
  return rows.map(toRevision)
}

/** Returns the last sequence published until a moment, or null before the first. */
export async function findLastSequence(db: Db, at: string): Promise<number | null> {
  const row = await db
    .selectFrom('publication')
    .select('sequence')
    .where('at', '<=', at)
    .where('cause', '<>', 'scheduled')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sequence ?? null
}

/** Returns of revisions the first publication until a moment; none of what a campaign carried. */
export async function listFirstSequences(
  db: Db,
  revisions: readonly number[],
  at: string,
): Promise<{ revision_id: number | null; sequence: number }[]> {
  return db
    .selectFrom('publication')
    .select(({ fn }) => ['revision_id', fn.min('sequence').as('sequence')])
    .where('revision_id', 'in', revisions)
    .where('at', '<=', at)
    .groupBy('revision_id')
    .execute()
}

/** Returns of sequences with a hash the one before it; '' for the first. */
export async function listHashesBefore(
  db: Db,
  sequences: readonly number[],
): Promise<Map<number, string>> {
  const rows = await inParts(sequences, (some) =>
    db
      .selectFrom('publication_hash as own')
      .select('own.sequence')
      .select(({ selectFrom }) =>
        selectFrom('publication_hash as before')
          .select('before.hash')
          .whereRef('before.sequence', '<', 'own.sequence')
          .orderBy('before.sequence', 'desc')
          .limit(1)
          .as('hash'),
      )
      .where('own.sequence', 'in', some)
      .execute(),
  )
  return new Map(rows.map(({ sequence, hash }) => [sequence, hash ?? '']))
}

/** Returns whether anything was published under a type after a moment. */
export async function isPublishedAfter(db: Db, type: string, at: string): Promise<boolean> {
  const row = await db
    .selectFrom('publication')
    .select('sequence')
    .where('subject', '=', type)
    .where('at', '>', at)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function inParts<T, R>(
  all: readonly T[],
  read: (some: readonly T[]) => Promise<R[]>,
): Promise<R[]> {
  const rows: R[] = []
  for (let at = 0; at < all.length; at += part) rows.push(...(await read(all.slice(at, at + part))))
  return rows
}
