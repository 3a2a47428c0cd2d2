import { type Kysely, sql } from 'kysely'

/** What a result of the search is shown with: a picture of the library. */
export const searchPictures = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table search_text add column picture_id integer').execute(db)
  },
}
