import { type Kysely, sql } from 'kysely'

/** A picture's alternative text in the brand's other languages, by their names on the wire, as JSON. */
export const alternativeTexts = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table media add column alts text not null default '{}'`).execute(db)
  },
}
