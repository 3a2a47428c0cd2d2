import { type Kysely, sql } from 'kysely'

/** Mails that were given up are listed, the newest first. */
export const mailsGivenUp = {
  async up(db: Kysely<unknown>) {
    await sql`create index mail_ended on mail (state, done_at, id)`.execute(db)
  },
}
