import { type Kysely, sql } from 'kysely'

/**
 * Which entry has a natural key of its collection (a dish's code), so that no two have the same. Of
 * several that share one already, the first keeps it; the others say so when they are saved next.
 */
export const naturalKeys = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table entry_key (subject text not null, value text not null, entry_id integer not null,
    primary key (subject, value))`,
  `insert into entry_key (subject, value, entry_id)
    select subject, value, min(entry_id) from head_value
    where subject = 'menu-item' and name = 'code' and value <> '' group by subject, value`,
]
