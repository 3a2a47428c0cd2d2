import type { Kysely } from 'kysely'

/** What a publication is known by, whatever its sequence: a ledger that went back in time gives sequences again. */
export const publicationIdentity = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('publication')
      .addColumn('identity', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  },
}
