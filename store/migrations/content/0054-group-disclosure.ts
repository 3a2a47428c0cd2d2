import { type Kysely, sql } from 'kysely'

/** What the law asks the restaurants of a group to disclose. */
export const groupDisclosure = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw("alter table location_group add column disclosure text not null default '[]'")
      .execute(db)
  },
}
