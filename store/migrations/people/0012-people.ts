import { type Kysely, sql } from 'kysely'
import { appendOnly, idColumn, type Kind } from '../kind.ts'

interface Before {
  person: { id: number; username: string; email: string; first_name: string; last_name: string }
}

/** What staff are found by, where and with what they signed in, and what was changed of them, by whom. */
export function people(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of columns) await sql.raw(statement).execute(db)
      await fillSearchNames(db as Kysely<Before>)
      await db.schema
        .createTable('person_log')
        .addColumn('id', 'integer', idColumn(kind))
        .addColumn('at', 'text', (c) => c.notNull())
        .addColumn('actor_id', 'integer', (c) => c.notNull())
        .addColumn('actor_name', 'text', (c) => c.notNull())
        .addColumn('person_id', 'integer', (c) => c.notNull().references('person.id'))
        .addColumn('step', 'text', (c) => c.notNull())
        .addColumn('changes', 'text', (c) => c.notNull())
        .execute()
      await sql`create index person_log_person on person_log (person_id, id)`.execute(db)
      await appendOnly(db, kind, 'person_log')
    },
  }
}

const columns = [
  `alter table person add column search_name text not null default ''`,
  'alter table person add column last_sign_in_at text',
  `alter table session add column address text not null default ''`,
  `alter table session add column agent text not null default ''`,
  'create index person_search_name on person (search_name, id)',
]

async function fillSearchNames(db: Kysely<Before>): Promise<void> {
  const rows = await db.selectFrom('person').selectAll().execute()
  for (const { id, first_name, last_name, username, email } of rows) {
    const search_name = folded(`${last_name} ${first_name} ${username} ${email}`)
    await sql`update person set search_name = ${search_name} where id = ${id}`.execute(db)
  }
}

/** As names are searched and sorted (`store/folded.ts`). */
function folded(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
