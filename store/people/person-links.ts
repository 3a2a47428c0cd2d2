import type { Selectable } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import type { PersonLinkTable } from './people-tables.ts'

export type PersonLink = Selectable<PersonLinkTable>

/** Inserts a link; the person's earlier ones no longer work. */
export async function addPersonLink(tx: Tx, link: PersonLink): Promise<void> {
  await removePersonLinks(tx, link.person_id)
  await tx.insertInto('person_link').values(link).execute()
}

/** Inserts a link; the person's earlier ones keep working until they expire. */
export async function addFurtherPersonLink(tx: Tx, link: PersonLink): Promise<void> {
  await tx
    .deleteFrom('person_link')
    .where('person_id', '=', link.person_id)
    .where('expires_at', '<=', link.created_at)
    .execute()
  await tx.insertInto('person_link').values(link).execute()
}

export async function findPersonLink(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<PersonLink | undefined> {
  return db
    .selectFrom('person_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function takePersonLink(tx: Tx, tokenHash: string, now: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('person_link')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Null: links that belong to nobody. */
export async function removePersonLinks(tx: Tx, personId: number | null): Promise<void> {
  await tx
    .deleteFrom('person_link')
    .where('person_id', personId === null ? 'is' : '=', personId)
    .execute()
}

export async function hasFirstLink(db: Db, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('person_link')
    .select('token_hash')
    .where('kind', '=', 'first')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}
