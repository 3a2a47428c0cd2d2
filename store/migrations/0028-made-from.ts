import { type Kysely, sql } from 'kysely'

/** Which versions were made from one, or are translations of it: asked of each before it goes for good. */
export const madeFrom = {
  async up(db: Kysely<unknown>) {
    for (const column of ['base_id', 'source_id'])
      await sql
        .raw(`create index revision_${column} on revision (${column}) where ${column} is not null`)
        .execute(db)
  },
}
