import { type Kysely, sql } from 'kysely'

/** Pictures of the library that stand with what was said to a ticket, and how many a notice tells of. */
export const ticketPictures = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

/** No key to `media`: what was deleted there for good leaves a place in the thread that says so. */
const statements = [
  `create table ticket_picture (line_id integer not null references ticket_line (id),
    position integer not null, ticket_id integer not null references ticket (id),
    media_id integer not null, primary key (line_id, position))`,
  'create index ticket_picture_ticket on ticket_picture (ticket_id, line_id)',
  'create index ticket_picture_media on ticket_picture (media_id, ticket_id)',
  'alter table notice add column pictures integer not null default 0',
]
