import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

const lockTimeout = 30_000
const busyTimeout = 5_000

/**
 * Rewrites the file and empties its WAL, so that deleted data cannot be read from the disk. Returns
 * false when readers kept the WAL from being emptied, null when there is no database.
 */
export async function vacuumSqlite(folder: string): Promise<boolean | null> {
  const path = join(folder, 'linecheck.sqlite')
  if (!existsSync(path)) return null
  const file = new DatabaseSync(path, { timeout: busyTimeout, defensive: true })
  try {
    file.exec('pragma journal_mode = wal; pragma synchronous = full; vacuum')
    for (
      const until = performance.now() + lockTimeout;
      performance.now() < until;
      await pause(100)
    ) {
      const [done] = file.prepare('pragma wal_checkpoint(truncate)').all()
      if (done?.busy === 0) return true
    }
    return false
  } finally {
    file.close()
  }
}
