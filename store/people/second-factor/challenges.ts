import type { Selectable } from 'kysely'
import { countRows } from '#store/count-rows.ts'
import type { Db, Tx } from '#store/tables.ts'
import type { ChallengeKind, SignInChallengeTable } from './second-factor-tables.ts'

export type Challenge = Selectable<SignInChallengeTable>

export async function addChallenge(tx: Tx, row: Challenge): Promise<void> {
  await tx.deleteFrom('sign_in_challenge').where('expires_at', '<=', row.created_at).execute()
  await tx.insertInto('sign_in_challenge').values(row).execute()
}

export async function findChallenge(
  db: Db,
  { hash, kind, now }: { hash: string; kind: ChallengeKind; now: string },
): Promise<Challenge | undefined> {
  return db
    .selectFrom('sign_in_challenge')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function takeChallenge(tx: Tx, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_challenge')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Counts a network's open challenges that belong to nobody yet. */
export async function countOpenChallenges(db: Db, address: string, now: string): Promise<number> {
  return countRows(
    db
      .selectFrom('sign_in_challenge')
      .where('address', '=', address)
      .where('person_id', 'is', null)
      .where('expires_at', '>', now),
  )
}

export async function removeChallengesOf(tx: Tx, personId: number): Promise<void> {
  await tx.deleteFrom('sign_in_challenge').where('person_id', '=', personId).execute()
}
