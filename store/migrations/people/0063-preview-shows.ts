import { type Kysely, sql } from 'kysely'

/** What a preview pass shows beside all drafts of now (JSON). */
export const previewShows = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table session add column shows text not null default ''").execute(db)
  },
}
