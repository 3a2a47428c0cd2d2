import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BackupError } from './backup-error.ts'
import type { DumpedRow, DumpedTable, DumpedValue, DumpSource } from './dump.ts'
import { isDumped } from './dumped-tables.ts'

const batch = 500

export async function openSqliteSource(folder: string): Promise<DumpSource> {
  const path = join(folder, 'linecheck.sqlite')
  if (!existsSync(path)) throw new BackupError(`there is no database in ${folder}.`)
  const file = new DatabaseSync(path, { readOnly: true, timeout: 5_000, defensive: true })
  try {
    file.exec('begin')
    const steps = stepsOf(file)
    if (steps.length === 0) throw new BackupError(`${path} is no database of Linecheck.`)
    return {
      kind: 'sqlite',
      steps,
      tables: tablesOf(file),
      rows: (table) => rowsOf(file, table),
      async close() {
        if (file.isOpen) file.close()
      },
    }
  } catch (error) {
    file.close()
    throw error
  }
}

/** The first read: it begins the snapshot. */
function stepsOf(file: DatabaseSync): string[] {
  const known = file.prepare("select name from sqlite_schema where name = 'kysely_migration'")
  if (known.all().length === 0) return []
  const steps = file.prepare('select name from kysely_migration order by name').all()
  return steps.map(({ name }) => String(name))
}

function tablesOf(file: DatabaseSync): DumpedTable[] {
  const all = file.prepare("select name, sql from sqlite_schema where type = 'table' order by name")
  const columns = file.prepare('select name from pragma_table_info(?) order by cid')
  const lastId = file.prepare('select seq from sqlite_sequence where name = ?')
  return all
    .all()
    .filter(({ name }) => isDumped(String(name)))
    .map(({ name, sql }) => ({
      name: String(name),
      columns: columns.all(String(name)).map((column) => String(column.name)),
      lastId: /\bautoincrement\b/i.test(String(sql))
        ? Number(lastId.get(String(name))?.seq ?? 0)
        : null,
    }))
}

async function* rowsOf(
  file: DatabaseSync,
  { name, columns }: DumpedTable,
): AsyncIterable<DumpedRow[]> {
  const quoted = columns.map((column) => `"${column}"`).join(', ')
  const rows: DumpedRow[] = []
  for (const read of file.prepare(`select ${quoted} from "${name}"`).iterate()) {
    rows.push(Object.fromEntries(columns.map((column) => [column, plain(read[column], name)])))
    if (rows.length === batch) yield rows.splice(0)
  }
  if (rows.length > 0) yield rows
}

function plain(value: unknown, table: string): DumpedValue {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  throw new TypeError(`${table} holds ${typeof value}: a backup knows text, numbers and null`)
}
