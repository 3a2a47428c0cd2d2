import { sql } from 'kysely'
import type { Kind } from '../migrations/kind.ts'
import { migrateTo } from '../migrations/migrate.ts'
import { migrateToLatest } from '../schema/migrate-to-latest.ts'
import type { Tx } from '../tables.ts'
import type { DumpedRow, DumpedTable } from './dump.ts'
import { withoutForeignKeys } from './foreign-keys.ts'

export interface DumpedRows {
  table: string
  rows: DumpedRow[]
}

/** Creates the dump's schema, fills it and migrates it. Returns the number of rows by table. */
export async function fillTables(
  tx: Tx,
  kind: Kind,
  dump: { step: string; tables: readonly DumpedTable[]; parts: AsyncIterable<DumpedRows> },
): Promise<Map<string, number>> {
  await migrateTo(tx, kind, dump.step)
  const filled = new Map<string, number>()
  const tables = new Map(dump.tables.map((table) => [table.name, table]))
  // Rows that migrations insert are in the dump as well.
  for (const { name } of dump.tables) await sql`delete from ${sql.table(name)}`.execute(tx)
  await withoutForeignKeys(tx, kind, async () => {
    for await (const { table, rows } of dump.parts) {
      const target = tables.get(table)
      if (!target) throw new Error(`the dump has rows of ${table}, which it does not describe`)
      await insert(tx, kind, target, rows)
      filled.set(table, (filled.get(table) ?? 0) + rows.length)
    }
  })
  for (const table of dump.tables) await setCounter(tx, kind, table)
  await migrateToLatest(tx, kind)
  return filled
}

/** One statement whose only parameter is JSON, which both databases read. */
async function insert(
  tx: Tx,
  kind: Kind,
  { name, columns }: DumpedTable,
  rows: readonly DumpedRow[],
) {
  const into = sql`${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})`
  const json = JSON.stringify(rows)
  if (kind === 'postgres') {
    const values = sql.join(columns.map((column) => sql.ref(column)))
    await sql`insert into ${into}
      select ${values} from json_populate_recordset(null::${sql.table(name)}, ${json}::json)`.execute(
      tx,
    )
    return
  }
  const values = sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`))
  await sql`insert into ${into} select ${values} from json_each(${json})`.execute(tx)
}

/** Ids of deleted rows must not be given again. */
async function setCounter(tx: Tx, kind: Kind, { name, lastId }: DumpedTable): Promise<void> {
  if (lastId === null || lastId === 0) return
  if (kind === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${lastId})`.execute(tx)
    return
  }
  await sql`delete from sqlite_sequence where name = ${name}`.execute(tx)
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${lastId})`.execute(tx)
}
