import { migrationNames } from '../migrations/migrate.ts'
import { BackupError } from './backup-error.ts'
import type { DumpSource } from './dump.ts'
import { openPostgresSource } from './postgres-source.ts'
import { openSqliteSource } from './sqlite-source.ts'

/** Opens a database read-only. Throws `BackupError` for none, or one of a newer version. */
export async function openDumpSource(location: {
  databaseUrl: string | null
  dataDir: string
}): Promise<DumpSource> {
  const source = await (location.databaseUrl
    ? openPostgresSource(location.databaseUrl)
    : openSqliteSource(location.dataDir))
  const known = migrationNames(source.kind)
  const unknown = source.steps.findLast((step) => !known.includes(step))
  if (unknown === undefined) return source
  await source.close()
  // The backup would leave out tables that this program does not know.
  throw new BackupError(`the database is of a newer version (${unknown}): take it with that one.`)
}

export async function isOfThisVersion(location: Parameters<typeof openDumpSource>[0]) {
  const source = await openDumpSource(location)
  await source.close()
  return source.steps.join() === migrationNames(source.kind).join()
}
