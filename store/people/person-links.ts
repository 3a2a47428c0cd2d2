import type { Selectable } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import type { PersonLinkTable } from './people-tables.ts'

export type PersonLink = Selectable<PersonLinkTable>

/** Keeps a link; those that the same person had before are good no more. */
export async function addPersonLink(tx: Tx, link: PersonLink): Promise<void> {
  await removePersonLinks(tx, link.person_id)
  await tx.insertInto('person_link').values(link).execute()
}

/** Keeps a link beside those that are good still; what has run out goes. */
export async function addFurtherPersonLink(tx: Tx, link: PersonLink): Promise<void> {
  await tx
    .deleteFrom('person_link')
    .where('person_id', '=', link.person_id)
    .where('expires_at', '<=', link.created_at)
    .execute()
  await tx.insertInto('person_link').values(link).execute()
}

/** The link with this hash, as long as it is good, or undefined. */
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

/** Uses a link up. False where somebody was quicker, or it has run out. */
export async function takePersonLink(tx: Tx, tokenHash: string, now: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('person_link')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Takes back every link of a person; those of nobody with null. */
export async function removePersonLinks(tx: Tx, personId: number | null): Promise<void> {
  await tx
    .deleteFrom('person_link')
    .where('person_id', personId === null ? 'is' : '=', personId)
    .execute()
}

/** Is there a good link for the first Admin? */
export async function hasFirstLink(db: Db, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('person_link')
    .select('token_hash')
    .where('kind', '=', 'first')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}
