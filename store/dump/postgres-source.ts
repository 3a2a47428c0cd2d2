import { type ControlledTransaction, type Kysely, sql } from 'kysely'
import { connectUnhurried, reasonOf } from '../postgres/open-postgres.ts'
import type { Tables } from '../tables.ts'
import { BackupError } from './backup-error.ts'
import type { DumpedRow, DumpedTable, DumpSource } from './dump.ts'
import { isDumped } from './dumped-tables.ts'

const batch = 500

type Snapshot = ControlledTransaction<Tables>

export async function openPostgresSource(address: string): Promise<DumpSource> {
  const db = connectUnhurried(address)
  const moment = await begin(db)
  const close = async () => {
    if (!moment.isRolledBack) await moment.rollback().execute()
    await db.destroy()
  }
  try {
    const steps = await appliedMigrations(moment)
    if (steps.length === 0) throw new BackupError('DATABASE_URL leads to an empty database.')
    return {
      kind: 'postgres',
      steps,
      tables: await tablesIn(moment),
      rows: (table) => rowsOf(moment, table),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function begin(db: Kysely<Tables>): Promise<Snapshot> {
  const moment = db.startTransaction().setIsolationLevel('repeatable read')
  try {
    return await moment.setAccessMode('read only').execute()
  } catch (error) {
    await db.destroy()
    throw new BackupError(`DATABASE_URL does not lead to a usable PostgreSQL (${reasonOf(error)}).`)
  }
}

export async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const rows = await sql<{ known: string | null }>`
    select to_regclass(quote_ident(current_schema()) || '.kysely_migration')::text as known`.execute(
    db,
  )
  if (!rows.rows[0]?.known) return []
  const steps = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db)
  return steps.rows.map(({ name }) => name)
}

async function tablesIn(moment: Snapshot): Promise<DumpedTable[]> {
  const { rows } = await sql<{ name: string; columns: string[]; counter: string | null }>`
    select table_name as name,
      array_agg(column_name::text order by ordinal_position) as columns,
      max(case when column_name = 'id' then pg_get_serial_sequence(quote_ident(table_name), 'id') end) as counter
    from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER'
    group by table_name order by table_name`.execute(moment)
  const tables: DumpedTable[] = []
  for (const { name, columns, counter } of rows.filter((row) => isDumped(row.name))) {
    tables.push({ name, columns, lastId: counter === null ? null : await lastOf(moment, counter) })
  }
  return tables
}

/** Sequences are outside transactions: this value is never less than in the snapshot. */
async function lastOf(moment: Snapshot, counter: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select case when is_called then last_value else 0 end as last from ${sql.raw(counter)}`.execute(
    moment,
  )
  return Number(rows[0]?.last ?? 0)
}

async function* rowsOf(
  moment: Snapshot,
  { name, columns }: DumpedTable,
): AsyncIterable<DumpedRow[]> {
  const columnList = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare dumped no scroll cursor for select ${columnList} from ${sql.table(name)}`.execute(
    moment,
  )
  const next = sql<DumpedRow>`fetch ${sql.lit(batch)} from dumped`
  for (;;) {
    const { rows } = await next.execute(moment)
    if (rows.length > 0) yield rows
    if (rows.length < batch) break
  }
  await sql`close dumped`.execute(moment)
}
