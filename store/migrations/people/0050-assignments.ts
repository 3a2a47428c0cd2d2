import { type Kysely, sql } from 'kysely'

/** Who is asked to finish a draft or to decide on a request, and by which day. */
export const assignments = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table assignment (
        revision_id integer not null primary key references revision (id) on delete cascade,
        state text not null,
        person_id integer not null references person (id),
        assigned_by integer not null references person (id),
        assigned_at text not null,
        due_on text,
        note text not null,
        reminded text not null)`,
      'create index assignment_person on assignment (person_id, due_on, revision_id)',
      'create index assignment_due on assignment (due_on, reminded) where due_on is not null',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
