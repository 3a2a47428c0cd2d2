import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** How long (ms) it waits for others who write or read; and how long SQLite itself may block this process. */
const patience = 30_000
const busyTimeout = 5_000

/**
 * Writes the whole file anew and empties its log, so that nothing that was deleted can be read from the
 * disk any more. Others may have it open; who writes meanwhile waits. Returns false where somebody read
 * for so long that the log could not be emptied, and null where there is no database.
 */
export async function vacuumSqlite(folder: string): Promise<boolean | null> {
  const path = join(folder, 'linecheck.sqlite')
  if (!existsSync(path)) return null
  const file = new DatabaseSync(path, { timeout: busyTimeout, defensive: true })
  try {
    file.exec('pragma journal_mode = wal; pragma synchronous = full; vacuum')
    for (const until = performance.now() + patience; performance.now() < until; await pause(100)) {
      const [done] = file.prepare('pragma wal_checkpoint(truncate)').all()
      if (done?.busy === 0) return true
    }
    return false
  } finally {
    file.close()
  }
}
