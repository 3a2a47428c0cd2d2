import { type Kysely, sql } from 'kysely'

/** Files that were uploaded to take the place of one that guests see, and have not been shown yet. */
export const proposedFiles = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('alter table media_version add column proposed integer not null default 0')
      .execute(db)
  },
}
