import { sql } from 'kysely'
import { programVersion } from '#catalogue/program-version.ts'
import { StartupError } from '#catalogue/startup-error.ts'
import type { Kind } from '../migrations/kind.ts'
import { migrate, migrationNames, servesSince } from '../migrations/migrate.ts'
import { isDamage, StoreBusy, StoreFull, storeError } from '../store-errors.ts'
import type { Db } from '../tables.ts'
import { changeMark, findMark } from './schema-marks.ts'

/**
 * Leaves the schema of a newer program alone, and serves beside it where that one allows
 * (docs/decisions/0056). Otherwise, and when a migration fails, throws `StartupError`; nothing is
 * kept.
 */
export async function migrateToLatest(db: Db, kind: Kind): Promise<void> {
  const ownSteps = migrationNames(kind)
  const gone = await listGone(db)
  const unknown = without(gone, ownSteps)
  if (unknown.length > 0) return requireCompatible(db, ownSteps, unknown)
  // Kysely's migrator looks at every table first, even when there is nothing to do.
  const failed = without(ownSteps, gone).length > 0 ? await migrate(db, kind) : null
  if (failed) {
    // A newer program may have migrated meanwhile.
    const newer = without(await listGone(db).catch(() => []), ownSteps)
    if (newer.length > 0) return requireCompatible(db, ownSteps, newer)
    throw toStartupError(failed)
  }
  await changeMark(db, 'least step', servesSince)
  await changeMark(db, 'written by', programVersion)
}

export async function isUpToDate(db: Db, kind: Kind): Promise<boolean> {
  const ownSteps = migrationNames(kind)
  const gone = await listGone(db)
  if (gone.length !== ownSteps.length || without(ownSteps, gone).length > 0) return false
  const marks = [await findMark(db, 'least step'), await findMark(db, 'written by')]
  return marks[0] === servesSince && marks[1] === programVersion
}

async function listGone(db: Db): Promise<string[]> {
  try {
    const gone = sql<{ name: string }>`select name from kysely_migration order by name`
    return (await gone.execute(db)).rows.map(({ name }) => name)
  } catch (error) {
    if (isOfDatabase(error)) throw error
    return [] // it has none yet
  }
}

function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => !others.includes(name))
}

async function requireCompatible(
  db: Db,
  ownSteps: readonly string[],
  unknown: readonly string[],
): Promise<void> {
  const least = await findMark(db, 'least step')
  if (least !== undefined && ownSteps.includes(least)) return
  const version = await findMark(db, 'written by')
  const named = version === undefined ? 'a newer Linecheck' : `Linecheck ${version}`
  throw new StartupError(
    `the database was brought up to date by ${named} (to ${unknown.at(-1)}), and this is ${programVersion}, which knows it up to ${ownSteps.at(-1)}. Run ${version === undefined ? 'the newer one' : `version ${version} or newer`}. Nothing was changed.`,
  )
}

function toStartupError({ step, error }: { step: string; error: unknown }): unknown {
  if (isOfDatabase(error)) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new StartupError(
    `the database could not be brought up to date: its step ${step} failed (${reason.split('\n')[0]}). Nothing of it was kept; the version before goes on with it as it is.`,
  )
}

/** Returns whether the database itself failed, not a migration. */
function isOfDatabase(error: unknown): boolean {
  const known = storeError(error)
  return known instanceof StoreBusy || known instanceof StoreFull || isDamage(error)
}
