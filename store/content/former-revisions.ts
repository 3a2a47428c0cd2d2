import { sql } from 'kysely'
import type { Db, Tx } from '../tables.ts'

const part = 500

export function listNextRevisions(db: Db, id: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('revision')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(part)
    .execute()
}

export async function findLastRevisionId(db: Db): Promise<number> {
  const query = db.selectFrom('revision').select('id').orderBy('id', 'desc').limit(1)
  return (await query.executeTakeFirst())?.id ?? 0
}

/** Returns which revisions between two ids have changed since a moment. */
export async function listChangedRevisions(
  db: Db,
  { after, to, since }: { after: number; to: number; since: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom('revision')
    .select('id')
    .where('id', '>', after)
    .where('id', '<=', to)
    .where('updated_at', '>=', since)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Returns rejected and expired revisions that are older than a moment and that nothing points to.
 */
export async function listFormerRevisions(
  db: Db,
  { from, to, before }: { from: number; to: number; before: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select r.id from revision r
    where r.id >= ${from} and r.id <= ${to} and r.state in ('rejected', 'expired')
      and r.updated_at < ${before} and coalesce(r.decided_at, '') < ${before}
      and not exists (select 1 from activity a where a.revision_id = r.id)
      and not exists (select 1 from publication p where p.revision_id = r.id)
      and not exists (select 1 from publication p where ${ofDocument('p')} and p.former_id = r.id)
      and not exists (select 1 from head h where ${ofDocument('h')}
        and r.id in (h.shown_id, h.open_id, h.live_id, h.scheduled_id))
      and not exists (select 1 from line l where ${ofDocument('l')}
        and r.id in (l.shown_id, l.open_id, l.live_id, l.made_on_id))
      and not exists (select 1 from revision o where o.base_id = r.id
        and (o.state in ('draft', 'pending', 'approved')
          or exists (select 1 from activity a where a.revision_id = o.id and a.step = 'save')))
      and not exists (select 1 from revision o where o.source_id = r.id)
      and not exists (select 1 from comment c where ${ofDocument('c')} and c.revision_id = r.id)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Joins on the document, so that its index is used. */
function ofDocument(table: string) {
  const isSame = (column: string) =>
    sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`r.${column}`)}`
  return sql`${isSame('subject')} and ${isSame('entry_id')} and ${isSame('language')}`
}

export async function removeFormerRevisions(
  tx: Tx,
  span: { from: number; to: number; before: string },
): Promise<number> {
  const ids = await listFormerRevisions(tx, span)
  if (ids.length === 0) return 0
  await tx.deleteFrom('media_use').where('revision_id', 'in', ids).execute()
  await tx.deleteFrom('shown_value').where('revision_id', 'in', ids).execute()
  await tx.deleteFrom('revision').where('id', 'in', ids).execute()
  return ids.length
}
