import { type Kysely, sql } from 'kysely'

/**
 * The log is counted by language too. Chapters with lines in another language than the brand's first
 * were closed without: they and all that follow them are counted anew, behind everybody's back.
 */
export const logLanguages = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'create index activity_language on activity (language, id)',
  `delete from log_tally where chapter >= (select min(id) / 512 from activity where language <> '')`,
]
