import type { LoadTarget } from './dump.ts'
import { openPostgresTarget } from './postgres-target.ts'
import { openSqliteTarget } from './sqlite-target.ts'

export function openLoadTarget(location: {
  databaseUrl: string | null
  dataDir: string
}): Promise<LoadTarget> {
  return location.databaseUrl
    ? openPostgresTarget(location.databaseUrl)
    : openSqliteTarget(location.dataDir)
}
