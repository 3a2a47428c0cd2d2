import { addFact, findFact } from '#store/facts.ts'
import type { Db, Tx } from '#store/tables.ts'

const fact = 'seeded'

/** Has this database been filled before? Then it is never filled again. */
export async function isSeeded(db: Db): Promise<boolean> {
  return (await findFact(db, fact)) !== undefined
}

/** Takes the right to fill the database, in the transaction that does it. False: another was faster. */
export async function claimSeeding(tx: Tx, now: string): Promise<boolean> {
  return addFact(tx, fact, now)
}
