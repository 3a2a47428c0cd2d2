import { sql } from 'kysely'
import type { Db } from '../tables.ts'
import { type Revision, type Subject, toRevision } from './revisions.ts'

/**
 * What is live at a moment is a condition of the read, not the work of a job (contract section 2):
 * the newest approved one that has begun, unless it has ended. The inner query is one step in the
 * index `revision_approved`, whatever the database knows of the table's size.
 */
function live(db: Db, now: string) {
  return db
    .selectFrom('revision')
    .selectAll()
    .where('state', '=', 'approved')
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('revision as newest')
        .select('newest.id')
        .whereRef('newest.subject', '=', 'revision.subject')
        .whereRef('newest.entry_id', '=', 'revision.entry_id')
        .where('newest.state', '=', 'approved')
        .where((eb) =>
          eb.or([eb('newest.starts_at', 'is', null), eb('newest.starts_at', '<=', now)]),
        )
        .orderBy('newest.id', 'desc')
        .limit(1),
    )
}

/** The live revisions of some sections, at once. */
export async function listLiveSections(
  db: Db,
  subjects: readonly string[],
  now: string,
): Promise<Revision[]> {
  const rows = await live(db, now)
    .where('subject', 'in', subjects)
    .where('entry_id', '=', 0)
    .execute()
  return rows.map(toRevision)
}

/** The live revision of one section or entry, or undefined. */
export async function findLiveRevision(
  db: Db,
  of: Subject,
  now: string,
): Promise<Revision | undefined> {
  const row = await live(db, now)
    .where('subject', '=', of.subject)
    .where('entry_id', '=', of.entryId)
    .executeTakeFirst()
  return row && toRevision(row)
}

/** A page of the live entries of a collection, in the order in which they were made. */
export async function listLiveEntries(
  db: Db,
  subject: string,
  now: string,
  page: { limit: number; offset: number },
): Promise<Revision[]> {
  const rows = await live(db, now)
    .where('subject', '=', subject)
    .orderBy('entry_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map(toRevision)
}

type LiveHead = Pick<Revision, 'id' | 'entry_id' | 'decided_at'>

/**
 * Which revisions of a subject are live, in the order of their entries, without what they hold. An
 * entry has two approved ones at most, so the newer is told here: for whole collections the
 * database would join them with themselves.
 */
export async function listLiveHeads(db: Db, subject: string, now: string): Promise<LiveHead[]> {
  const begun = await db
    .selectFrom('revision')
    .select(['id', 'entry_id', 'ends_at', 'decided_at'])
    .where('subject', '=', subject)
    .where('state', '=', 'approved')
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .orderBy('entry_id')
    .orderBy('id')
    .execute()
  const newest = new Map(begun.map((head) => [head.entry_id, head]))
  return [...newest.values()].filter(({ ends_at }) => ends_at === null || ends_at > now)
}

export async function countLiveEntries(db: Db, subject: string, now: string): Promise<number> {
  const row = await live(db, now)
    .where('subject', '=', subject)
    .clearSelect()
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The live revisions of some sections (entry 0) and entries, at once. */
export async function listLiveEntriesByIds(
  db: Db,
  wanted: readonly { subject: string; entryId: number }[],
  now: string,
): Promise<Revision[]> {
  if (wanted.length === 0) return []
  const rows = await live(db, now)
    .where((eb) =>
      eb.or(
        wanted.map(({ subject, entryId }) =>
          eb.and([eb('revision.subject', '=', subject), eb('revision.entry_id', '=', entryId)]),
        ),
      ),
    )
    .execute()
  return rows.map(toRevision)
}

/** When what is live of these subjects changes next by the clock alone, or null for never. */
export async function findNextChange(
  db: Db,
  subjects: readonly string[],
  now: string,
): Promise<string | null> {
  if (subjects.length === 0) return null
  const of = () =>
    db.selectFrom('revision').where('subject', 'in', subjects).where('state', '=', 'approved')
  const starts = await of()
    .select((eb) => eb.fn.min('starts_at').as('at'))
    .where('starts_at', '>', now)
    .executeTakeFirst()
  const ends = await of()
    .select((eb) => eb.fn.min('ends_at').as('at'))
    .where('ends_at', '>', now)
    .executeTakeFirst()
  const moments = [starts?.at, ends?.at].filter((at) => typeof at === 'string')
  return moments.sort()[0] ?? null
}
