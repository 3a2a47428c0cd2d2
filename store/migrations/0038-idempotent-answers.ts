import { type Kysely, sql } from 'kysely'

/** The answers of saves and decisions by the keys that their clients gave them (docs/decisions/0096). */
export const idempotentAnswers = {
  async up(db: Kysely<unknown>) {
    await sql`create table idempotent_answer (person_id integer not null references person (id),
      key text not null, route text not null, request text not null, answer text not null, at text not null,
      primary key (person_id, key))`.execute(db)
    await sql`create index idempotent_answer_at on idempotent_answer (at)`.execute(db)
  },
}
