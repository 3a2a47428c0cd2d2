import type { Kysely } from 'kysely'

/** Comments that came with a decision, and the values that they suggest, as JSON. */
export const remarksAtFields = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('comment')
      .addColumn('is_remark', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('comment').addColumn('suggestion', 'text').execute()
  },
}
