import { sql } from 'kysely'
import type { Kind } from '../migrations/kind.ts'
import type { Tx } from '../tables.ts'
import { ownTables } from './dumped-tables.ts'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Lets rows come in any order. SQLite's keys are checked by the caller at the end. */
export async function withoutForeignKeys(
  tx: Tx,
  kind: Kind,
  work: () => Promise<void>,
): Promise<void> {
  if (kind === 'sqlite') return work()
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace
      and relname in (${sql.join(ownTables)})`.execute(tx)
  const alter = ({ table }: ForeignKey) => sql`alter table ${sql.raw(table)}`
  for (const key of rows) await sql`${alter(key)} drop constraint ${sql.id(key.name)}`.execute(tx)
  await work()
  for (const key of rows)
    await sql`${alter(key)} add constraint ${sql.id(key.name)} ${sql.raw(key.definition)}`.execute(
      tx,
    )
}
