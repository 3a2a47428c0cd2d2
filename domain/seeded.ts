import { addFact, findFact } from '#store/facts.ts'
import type { Db, Tx } from '#store/tables.ts'

const fact = 'seeded'

/** Tells whether the demo content was written before: then it never is again. */
export async function isSeeded(db: Db): Promise<boolean> {
  return (await findFact(db, fact)) !== undefined
}

/** Claims the seeding in the transaction that does it. Returns false when another process did. */
export async function claimSeeding(tx: Tx, now: string): Promise<boolean> {
  return addFact(tx, fact, now)
}
