import { type Kysely, sql } from 'kysely'
import { idColumn, type Kind } from '../kind.ts'

/** Which backups were taken, by which operators see how old the last good one is. */
export function backupRuns(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('backup_run')
        .addColumn('id', 'integer', idColumn(kind))
        .addColumn('file', 'text', (c) => c.notNull())
        .addColumn('started_at', 'text', (c) => c.notNull())
        .addColumn('alive_until', 'text', (c) => c.notNull())
        .addColumn('ended_at', 'text')
        .addColumn('state', 'text', (c) =>
          c.notNull().check(sql`state in ('running', 'good', 'failed')`),
        )
        .addColumn('bytes', 'bigint', (c) => c.notNull().defaultTo(0))
        .addColumn('rows', 'bigint', (c) => c.notNull().defaultTo(0))
        .addColumn('files', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('missing', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('problem', 'text')
        .execute()
      await sql`create index backup_run_state on backup_run (state, started_at)`.execute(db)
    },
  }
}
