import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Content } from '#catalogue/declaration.ts'
import { openStates, type State } from '#catalogue/revision-state.ts'
import type { Db, RevisionTable, Tx } from '../tables.ts'
import { keepPictureUses } from './picture-uses.ts'

/** A revision with its content read. */
export interface Revision extends Omit<Selectable<RevisionTable>, 'content'> {
  content: Content
}

/** A section is its key and entry 0; an entry of a collection has its own id. */
export interface Subject {
  subject: string
  entryId: number
}

/** The revision with this id, or undefined. */
export async function findRevision(db: Db, id: number): Promise<Revision | undefined> {
  const row = await db.selectFrom('revision').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRevision(row)
}

/** The revisions with these ids, at once. */
export async function listRevisionsByIds(db: Db, ids: readonly number[]): Promise<Revision[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('revision').selectAll().where('id', 'in', ids).execute()
  return rows.map(toRevision)
}

/** The draft or pending revision of a subject, or undefined. */
export async function findOpenRevision(db: Db, of: Subject): Promise<Revision | undefined> {
  const row = await ofSubject(db, of).where('state', 'in', openStates).executeTakeFirst()
  return row && toRevision(row)
}

/** The revision that was made last, whatever became of it. */
export async function findNewestRevision(db: Db, of: Subject): Promise<Revision | undefined> {
  const row = await ofSubject(db, of).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row && toRevision(row)
}

/** The revision of a subject that was made before this one, or undefined. */
export async function findRevisionBefore(
  db: Db,
  of: Subject,
  id: number,
): Promise<Revision | undefined> {
  const before = ofSubject(db, of).where('id', '<', id).orderBy('id', 'desc').limit(1)
  const row = await before.executeTakeFirst()
  return row && toRevision(row)
}

/** The newest revision of each section of a list, at once. */
export async function listNewestRevisions(
  db: Db,
  subjects: readonly string[],
): Promise<Revision[]> {
  const newest = db
    .selectFrom('revision')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('subject', 'in', subjects)
    .where('entry_id', '=', 0)
    .groupBy('subject')
  const rows = await db.selectFrom('revision').selectAll().where('id', 'in', newest).execute()
  return rows.map(toRevision)
}

/** How high the versions of a subject have been counted; 0 before the first. */
export async function findHighestVersion(db: Db, of: Subject): Promise<number> {
  const row = await db
    .selectFrom('revision')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('subject', '=', of.subject)
    .where('entry_id', '=', of.entryId)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** The approved revisions of a subject, oldest first: what is live, and at most one that is to come. */
export async function listApprovedRevisions(db: Db, of: Subject): Promise<Revision[]> {
  const rows = await ofSubject(db, of).where('state', '=', 'approved').orderBy('id').execute()
  return rows.map(toRevision)
}

/** The record that waits for a decision, oldest first. */
export async function listPendingRevisions(db: Db, page: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom('revision')
    .selectAll()
    .where('state', '=', 'pending')
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map(toRevision)
}

export async function countPendingRevisions(db: Db): Promise<number> {
  const row = await db
    .selectFrom('revision')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

type NewRevision = Omit<Insertable<RevisionTable>, 'content' | 'subject' | 'entry_id'> & {
  content: Content
}

/** Adds a revision and gives its id. Throws a unique violation (`isTaken`) when one is open already. */
export async function addRevision(tx: Tx, of: Subject, revision: NewRevision): Promise<number> {
  const row = await tx
    .insertInto('revision')
    .values({
      ...revision,
      subject: of.subject,
      entry_id: of.entryId,
      content: JSON.stringify(revision.content),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepPictureUses(tx, { id: row.id, subject: of.subject }, revision.content)
  return row.id
}

type Change = Omit<Updateable<RevisionTable>, 'content' | 'version'> & { content?: Content }

/**
 * Changes a revision only if it still is in this state and version, counting its version up.
 * Gives whether it did: when not, someone else was faster.
 */
export async function changeRevision(
  tx: Tx,
  expected: { id: number; state: State; version: number },
  change: Change,
): Promise<boolean> {
  const { content, ...rest } = change
  const changed = await tx
    .updateTable('revision')
    .set({
      ...rest,
      ...(content ? { content: JSON.stringify(content) } : {}),
      version: expected.version + 1,
    })
    .where('id', '=', expected.id)
    .where('state', '=', expected.state)
    .where('version', '=', expected.version)
    .returning(['id', 'subject'])
    .executeTakeFirst()
  if (changed && content) await keepPictureUses(tx, changed, content)
  return changed !== undefined
}

/**
 * Expires an approved revision; its version stays, only open ones count on. Gives whether it was
 * still approved.
 */
export async function expireRevision(tx: Tx, id: number): Promise<boolean> {
  const result = await tx
    .updateTable('revision')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Adds an entry to a collection and gives its id. */
export async function addEntry(tx: Tx, subject: string, now: string): Promise<number> {
  const row = await tx
    .insertInto('entry')
    .values({ subject, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

function ofSubject(db: Db, { subject, entryId }: Subject) {
  return db
    .selectFrom('revision')
    .selectAll()
    .where('subject', '=', subject)
    .where('entry_id', '=', entryId)
}

export function toRevision(row: Selectable<RevisionTable>): Revision {
  return { ...row, content: JSON.parse(row.content) }
}
