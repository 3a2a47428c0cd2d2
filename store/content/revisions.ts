import type { Insertable, Selectable, Updateable } from 'kysely'
import { withPresentKeys } from '#catalogue/content/present-keys.ts'
import type { Content } from '#catalogue/declaration.ts'
import type { State } from '#catalogue/revision-state.ts'
import type { Db, RevisionTable, Tx } from '../tables.ts'
import type { DocumentKey } from './document-key.ts'
import { addUses, saveUses } from './uses.ts'

export interface Revision extends Omit<Selectable<RevisionTable>, 'content'> {
  content: Content
}

export async function findRevision(db: Db, id: number): Promise<Revision | undefined> {
  const row = await db.selectFrom('revision').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRevision(row)
}

/** Returns the live revision of a document on the site, without what campaigns have of it. */
export async function findLiveRevision(db: Db, key: DocumentKey): Promise<Revision | undefined> {
  const row = await db
    .selectFrom('head')
    .innerJoin('revision', 'revision.id', 'head.live_id')
    .selectAll('revision')
    .where('head.subject', '=', key.type)
    .where('head.entry_id', '=', key.entryId)
    .where('head.language', '=', key.language)
    .executeTakeFirst()
  return row && toRevision(row)
}

export async function listRevisionsByIds(
  db: Db,
  ids: readonly number[],
  known: readonly Revision[] = [],
): Promise<Revision[]> {
  const missing = new Set(ids)
  const reused = known.filter(({ id }) => missing.delete(id))
  if (missing.size === 0) return reused
  const rows = await db
    .selectFrom('revision')
    .selectAll()
    .where('id', 'in', [...missing])
    .execute()
  return [...reused, ...rows.map(toRevision)]
}

export async function findRevisionBefore(
  db: Db,
  key: DocumentKey,
  id: number,
): Promise<Revision | undefined> {
  const before = at(db, key).selectAll().where('id', '<', id).orderBy('id', 'desc').limit(1)
  const row = await before.executeTakeFirst()
  return row && toRevision(row)
}

/** A draft has only its last version. */
export async function findRevisionOfVersion(
  db: Db,
  key: DocumentKey,
  version: number,
): Promise<Revision | undefined> {
  const row = await at(db, key).selectAll().where('version', '=', version).executeTakeFirst()
  return row && toRevision(row)
}

/** Locks a revision until the transaction ends. Returns undefined when it is expired. */
export async function lockRevision(tx: Tx, id: number): Promise<Revision | undefined> {
  const row = await tx
    .updateTable('revision')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .where('state', '<>', 'expired')
    .returningAll()
    .executeTakeFirst()
  return row && toRevision(row)
}

type NewRevision = Omit<
  Insertable<RevisionTable>,
  'content' | 'subject' | 'entry_id' | 'language' | 'campaign'
> & { content: Content }

/** Throws a unique violation (`isTaken`) when one is open already. */
export async function addRevision(
  tx: Tx,
  key: DocumentKey,
  revision: NewRevision,
): Promise<number> {
  const row = await tx
    .insertInto('revision')
    .values({
      ...revision,
      subject: key.type,
      entry_id: key.entryId,
      language: key.language,
      campaign: key.campaign ?? 0,
      content: JSON.stringify(revision.content),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addUses(tx, { id: row.id, subject: key.type }, revision.content)
  return row.id
}

type Change = Omit<Updateable<RevisionTable>, 'content' | 'version'> & { content?: Content }

/** Returns false when another transaction was faster. */
export async function changeRevision(
  tx: Tx,
  expected: { id: number; state: State; version: number },
  change: Change & { version: number },
): Promise<boolean> {
  const { content, ...rest } = change
  const changed = await tx
    .updateTable('revision')
    .set({ ...rest, ...(content ? { content: JSON.stringify(content) } : {}) })
    .where('id', '=', expected.id)
    .where('state', '=', expected.state)
    .where('version', '=', expected.version)
    .returning(['id', 'subject'])
    .executeTakeFirst()
  if (changed && content) await saveUses(tx, changed, content)
  return changed !== undefined
}

/** Returns undefined when the revision is not approved any more. */
export async function expireRevision(
  tx: Tx,
  id: number,
): Promise<{ revision: Revision; submitter: string } | undefined> {
  const row = await tx
    .updateTable('revision')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .returningAll()
    .returning(({ selectFrom, fn }) =>
      selectFrom('person')
        .select('username')
        .whereRef('person.id', '=', fn.coalesce('revision.submitted_by', 'revision.author_id'))
        .as('submitter'),
    )
    .executeTakeFirst()
  if (!row) return undefined
  await tx.deleteFrom('link_use').where('revision_id', '=', id).execute()
  const { submitter, ...revision } = row
  return { revision: toRevision(revision), submitter: submitter ?? '' }
}

export async function changeSource(tx: Tx, id: number, sourceId: number): Promise<void> {
  await tx.updateTable('revision').set({ source_id: sourceId }).where('id', '=', id).execute()
}

export async function addEntry(tx: Tx, type: string, now: string): Promise<number> {
  const row = await tx
    .insertInto('entry')
    .values({ subject: type, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

function at(db: Db, { type, entryId, language, campaign = 0 }: DocumentKey) {
  return db
    .selectFrom('revision')
    .where('subject', '=', type)
    .where('entry_id', '=', entryId)
    .where('language', '=', language)
    .where('campaign', '=', campaign)
}

export function toRevision(row: Selectable<RevisionTable>): Revision {
  return { ...row, content: withPresentKeys(row.subject, JSON.parse(row.content)) }
}
