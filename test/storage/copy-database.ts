import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { postgresPrograms } from '../postgres.ts'
import type { StoreLocation } from './locations.ts'

/**
 * Takes a copy of a database as operators do, without this product's own commands. Returns a function
 * that puts it back under whoever has the database open: what was written since is lost.
 */
export async function copyDatabase({
  databaseUrl,
  dataDir,
}: StoreLocation): Promise<() => Promise<void>> {
  const copy = join(dataDir, 'copy-of-database')
  if (databaseUrl) {
    // Beside the real ones: what is on the path may be a link to one of them alone.
    const bin = dirname(realpathSync(join(postgresPrograms() ?? '', 'initdb')))
    execFileSync(join(bin, 'pg_dump'), ['--format=custom', '--file', copy, databaseUrl])
    const words = ['--clean', '--if-exists', '--single-transaction', '--dbname', databaseUrl, copy]
    return async () => void execFileSync(join(bin, 'pg_restore'), words)
  }
  const path = join(dataDir, 'linecheck.sqlite')
  await copyTo(path, copy)
  return () => copyTo(copy, path)
}

async function copyTo(from: string, to: string): Promise<void> {
  const file = new DatabaseSync(from)
  await backup(file, to).finally(() => file.close())
}
