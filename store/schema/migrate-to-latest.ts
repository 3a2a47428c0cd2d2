import { sql } from 'kysely'
import { programVersion } from '#catalogue/program-version.ts'
import { StartRefused } from '#catalogue/start-refused.ts'
import type { Kind } from '../migrations/kind.ts'
import { migrate, migrationNames, servesSince } from '../migrations/migrate.ts'
import { isDamage, StoreBusy, StoreFull, storeError } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { changeMark, findMark } from './schema-marks.ts'

/**
 * Brings the schema up to date. A schema that a newer program has brought further is left as it is:
 * this one serves beside it where the newer says so (docs/decisions/0056), and else refuses
 * (`StartRefused`) and says which version to run. A step that fails is a refusal too: nothing of it
 * is kept. Throws what a database says that is away, busy, full or damaged.
 */
export async function migrateToLatest(db: Db, kind: Kind): Promise<void> {
  const own = migrationNames(kind)
  const gone = await listGone(db)
  const unknown = without(gone, own)
  if (unknown.length > 0) return refuseNewer(db, own, unknown)
  // Who brings it there looks at every table first, even where there is nothing to do.
  const failed = without(own, gone).length > 0 ? await migrate(db, kind) : null
  if (failed) {
    // Meanwhile a newer program may have come first.
    const newer = without(await listGone(db).catch(() => []), own)
    if (newer.length > 0) return refuseNewer(db, own, newer)
    throw refusalOf(failed)
  }
  await changeMark(db, 'least step', servesSince)
  await changeMark(db, 'written by', programVersion)
}

/** Is there nothing to bring up to date, whoever has done it? Looks, and changes nothing. */
export async function isUpToDate(db: Db, kind: Kind): Promise<boolean> {
  const own = migrationNames(kind)
  const gone = await listGone(db)
  if (gone.length !== own.length || without(own, gone).length > 0) return false
  const marks = [await findMark(db, 'least step'), await findMark(db, 'written by')]
  return marks[0] === servesSince && marks[1] === programVersion
}

/** Steps that this database has gone. */
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

async function refuseNewer(
  db: Db,
  own: readonly string[],
  unknown: readonly string[],
): Promise<void> {
  const least = await findMark(db, 'least step')
  if (least !== undefined && own.includes(least)) return
  const version = await findMark(db, 'written by')
  const named = version === undefined ? 'a newer Linecheck' : `Linecheck ${version}`
  throw new StartRefused(
    `the database was brought up to date by ${named} (to ${unknown.at(-1)}), and this is ${programVersion}, which knows it up to ${own.at(-1)}. Run ${version === undefined ? 'the newer one' : `version ${version} or newer`}. Nothing was changed.`,
  )
}

function refusalOf({ step, error }: { step: string; error: unknown }): unknown {
  if (isOfDatabase(error)) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new StartRefused(
    `the database could not be brought up to date: its step ${step} failed (${reason.split('\n')[0]}). Nothing of it was kept; the version before goes on with it as it is.`,
  )
}

/** It is the database's trouble, and not that of a step. */
function isOfDatabase(error: unknown): boolean {
  const known = storeError(error)
  return known instanceof StoreBusy || known instanceof StoreFull || isDamage(error)
}
