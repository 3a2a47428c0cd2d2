import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { migrate } from '../migrations/migrate.ts'
import type { Tables, Tx } from '../tables.ts'
import { NodeSqliteDialect } from './dialect.ts'

/** A database of its own for one answer; SQLite keeps it in memory, and a large one in a temporary file. */
export interface Scratch {
  read: Kysely<Tables>
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

let schema: Promise<string> | null = null

/** Opens an empty database with today's schema, which checks no foreign keys: it holds parts only. */
export async function openScratch(): Promise<Scratch> {
  schema ??= readSchema()
  const file = connect()
  file.exec(await schema)
  const dialect = new NodeSqliteDialect(file)
  const db = new Kysely<Tables>({ dialect })
  return {
    read: db,
    write: (work) => {
      dialect.limitWait(Number.POSITIVE_INFINITY)
      return db.transaction().execute(work)
    },
    close: () => db.destroy(),
  }
}

function connect(): DatabaseSync {
  const file = new DatabaseSync('')
  file.exec('pragma foreign_keys = off; pragma journal_mode = off; pragma synchronous = off')
  return file
}

/** Without triggers and text indexes, which only staff's lists use. */
const ownObjects = `select m.sql from sqlite_master m join pragma_table_list l on l.name = m.tbl_name
  where l.type = 'table' and m.type in ('table', 'index') and m.sql is not null
    and m.name not like 'sqlite_%' order by m.type desc`

/** Migrates once: creating the tables that come of it takes a fraction of the time. */
async function readSchema(): Promise<string> {
  const file = connect()
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) })
  const failed = await migrate(db, 'sqlite')
  if (failed) throw failed.error
  const rows = file.prepare(ownObjects).all()
  await db.destroy()
  return rows.map(({ sql }) => String(sql)).join(';\n')
}
