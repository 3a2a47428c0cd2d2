import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'

/** The kinds of database there are. Only migrations and the openers know which one they speak to. */
export type Kind = 'sqlite' | 'postgres'

/** A key that the database gives and never gives twice. */
export function idColumn(kind: Kind) {
  return (column: ColumnDefinitionBuilder) =>
    kind === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity()
}

/** Makes the database itself refuse to change or remove a row of this table. */
export async function appendOnly(
  db: Kysely<unknown>,
  kind: Kind,
  table: 'activity' | 'publication' | 'person_log' | 'ticket_line',
) {
  if (kind === 'sqlite') {
    for (const verb of ['update', 'delete'] as const) {
      await sql
        .raw(
          `create trigger ${table}_no_${verb} before ${verb} on ${table} begin select raise(abort, '${table} is append-only'); end`,
        )
        .execute(db)
    }
    return
  }
  await sql
    .raw(
      `create function ${table}_append_only() returns trigger language plpgsql as $$ begin raise exception '${table} is append-only'; end $$`,
    )
    .execute(db)
  await sql
    .raw(
      `create trigger ${table}_append_only before update or delete on ${table} for each row execute function ${table}_append_only()`,
    )
    .execute(db)
}
