import type { LoadTarget } from './dump.ts'
import { openPostgresTarget } from './postgres-target.ts'
import { openSqliteTarget } from './sqlite-target.ts'

/** Opens the place of an installation's database, changing nothing yet. */
export function openLoadTarget(place: {
  databaseUrl: string | null
  dataDir: string
}): Promise<LoadTarget> {
  return place.databaseUrl ? openPostgresTarget(place.databaseUrl) : openSqliteTarget(place.dataDir)
}
