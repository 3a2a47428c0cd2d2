import type { Kysely } from 'kysely'

/** Who gave the first of two approvals, and when. */
export const firstApprovals = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('revision')
      .addColumn('first_approved_by', 'integer', (c) => c.references('person.id'))
      .execute()
    await db.schema.alterTable('revision').addColumn('first_approved_at', 'text').execute()
  },
}
