import type { Kysely } from 'kysely'

/** The import or bulk change that last saved a revision. */
export const batches = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('revision').addColumn('batch', 'text').execute()
  },
}
