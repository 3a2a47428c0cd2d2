import { type Kysely, sql } from 'kysely'

/**
 * The hashes of publications, beside the ledger and not in it: a column would rewrite a long ledger,
 * which refuses changes. Those of earlier publications are written in the background (`chainLedger`).
 */
export const ledgerChain = {
  async up(db: Kysely<unknown>) {
    const columns = 'sequence integer not null primary key, hash text not null'
    await sql.raw(`create table publication_hash (${columns})`).execute(db)
  },
}
