import type { Kysely } from 'kysely'

/** Secret links to the calendar, one a person. */
export const calendarFeeds = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('calendar_feed')
      .addColumn('person_id', 'integer', (c) => c.primaryKey().references('person.id'))
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
  },
}
