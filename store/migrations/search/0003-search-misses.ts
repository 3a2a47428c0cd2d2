import type { Kysely } from 'kysely'

/** What guests have searched for without finding anything. */
export const searchMisses = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('search_miss')
      .addColumn('term', 'text', (c) => c.primaryKey())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('last_at', 'text', (c) => c.notNull())
      .execute()
  },
}
