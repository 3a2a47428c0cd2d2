import { type ChainedPublication, hashOf, listLinks } from '#store/content/ledger-chain.ts'
import type { Db } from '#store/tables.ts'

/** What reading the whole ledger found. */
export interface LedgerCheck {
  /** Sequences whose hash is right, from the first on. */
  checked: number
  /** The last of them. */
  last: { sequence: number; hash: string } | null
  /** Whose hash is still to be written. */
  unchained: number
  /** The first sequence whose hash is wrong; null when all are right. */
  broken: { sequence: number; publications: ChainedPublication[] } | null
}

const batchSize = 200

/**
 * Computes every hash of the ledger again and compares it with the stored one, up to the first that
 * differs: a publication, or the text of a revision that it published, was changed or removed there.
 */
export async function checkLedger(db: Db): Promise<LedgerCheck> {
  const result: LedgerCheck = { checked: 0, last: null, unchained: 0, broken: null }
  let previous = ''
  for (let after = 0; ; ) {
    const links = await listLinks(db, { after, limit: batchSize })
    for (const { sequence, publications, hash } of links) {
      after = sequence
      if (hash === null) {
        result.unchained += 1
        continue
      }
      // Also where the row of the hash before was removed.
      if (hash !== hashOf({ previous, sequence, publications }))
        return { ...result, broken: { sequence, publications } }
      previous = hash
      result.checked += 1
      result.last = { sequence, hash }
    }
    if (links.length < batchSize) return withRemoved(db, result)
  }
}

/** The hash of a sequence that the ledger does not have: its last rows were removed. */
async function withRemoved(db: Db, result: LedgerCheck): Promise<LedgerCheck> {
  const row = await db
    .selectFrom('publication_hash')
    .select('sequence')
    .where('sequence', '>', result.last?.sequence ?? 0)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...result, broken: { sequence: row.sequence, publications: [] } } : result
}
