import { declaredKeys } from '#catalogue/catalogue.ts'
import type { Db } from '../tables.ts'
import { type Revision, toRevision } from './revisions.ts'

/** Returns revisions of declarations that are no longer there, by id. */
export async function listUndeclaredRevisions(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<Revision[]> {
  const rows = await db
    .selectFrom('revision')
    .selectAll()
    .where('subject', 'not in', declaredKeys)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toRevision)
}

/** Returns the live revisions of declarations that are there, by id. */
export async function listDeclaredLiveRevisions(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<Revision[]> {
  const rows = await db
    .selectFrom('head')
    .innerJoin('revision', 'revision.id', 'head.live_id')
    .selectAll('revision')
    .where('head.subject', 'in', declaredKeys)
    .where('revision.id', '>', after)
    .orderBy('revision.id')
    .limit(limit)
    .execute()
  return rows.map(toRevision)
}
