import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { migrationNames } from '../migrations/migrate.ts'
import { connectUnhurried, reasonOf } from '../postgres/open-postgres.ts'
import type { Tables, Tx } from '../tables.ts'
import { BackupError } from './backup-error.ts'
import type { LoadTarget } from './dump.ts'
import { ownTables } from './dumped-tables.ts'
import { appliedMigrations } from './postgres-source.ts'

const closeWait = 2_000

/** Replaces all tables in one transaction. */
export async function openPostgresTarget(address: string): Promise<LoadTarget> {
  const db = connectUnhurried(address)
  try {
    const steps = await appliedMigrations(db)
    requireKnownSteps(steps)
    return {
      kind: 'postgres',
      isTaken: steps.length > 0,
      requireUnused: () => untilUnused(db),
      async replace(fill) {
        await db.transaction().execute(async (tx) => {
          requireNoConnections(await countOthers(tx))
          await dropTables(tx)
          await fill(tx)
        })
        return null
      },
      close: () => db.destroy(),
    }
  } catch (error) {
    await db.destroy()
    if (error instanceof BackupError) throw error
    throw new BackupError(`DATABASE_URL does not lead to a usable PostgreSQL (${reasonOf(error)}).`)
  }
}

/** Tables that this version does not know would stay behind and block the next upgrade. */
function requireKnownSteps(steps: readonly string[]): void {
  const known = new Set(migrationNames('postgres'))
  const unknown = steps.findLast((step) => !known.has(step))
  if (unknown === undefined) return
  throw new BackupError(
    `the database that DATABASE_URL names is of a newer version (${unknown}): make an empty one, and restore into that.`,
  )
}

/** PostgreSQL counts a closed connection for a moment, e.g. of a node that was just stopped. */
async function untilUnused(db: Kysely<Tables>): Promise<void> {
  const until = performance.now() + closeWait
  let others = await countOthers(db)
  while (others > 0 && performance.now() < until) {
    await pause(20)
    others = await countOthers(db)
  }
  requireNoConnections(others)
}

async function countOthers(db: Pick<Tx, 'getExecutor'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and coalesce(backend_type, 'client backend') = 'client backend'`.execute(
    db,
  )
  return Number(rows[0]?.count ?? 0)
}

function requireNoConnections(others: number): void {
  if (others === 0) return
  throw new BackupError(
    `the database is in use by ${others} other connections: stop every node first, and start them again afterwards.`,
  )
}

async function dropTables(tx: Tx): Promise<void> {
  const names = [...ownTables, 'kysely_migration', 'kysely_migration_lock']
  await sql`drop table if exists ${sql.join(names.map((name) => sql.table(name)))}`.execute(tx)
  for (const name of ownTables)
    await sql`drop function if exists ${sql.id(`${name}_append_only`)}()`.execute(tx)
}
