import { type Kysely, sql } from 'kysely'

/** What a program says of the schema to those that are older than itself. */
export const schemaMarks = {
  async up(db: Kysely<unknown>) {
    const table = 'create table schema_mark (name text not null primary key, value text not null)'
    await sql.raw(table).execute(db)
  },
}
