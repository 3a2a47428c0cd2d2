import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { findLastBackup, findRunningBackup } from '#store/backups/backup-runs.ts'
import type { Db } from '#store/tables.ts'

/** How long (ms) it waits, at most, after a backup that failed. */
const retryAfter = 15 * 60_000

/** Is the last good backup so old, and nobody at another one? */
export async function isBackupDue(db: Db, now: string, every: number): Promise<boolean> {
  if (await findRunningBackup(db, now)) return false
  const good = await findLastBackup(db, 'good')
  if (good && good.started_at > addMilliseconds(now, -every)) return false
  const failed = await findLastBackup(db, 'failed')
  return !failed || failed.started_at <= addMilliseconds(now, -Math.min(every, retryAfter))
}
