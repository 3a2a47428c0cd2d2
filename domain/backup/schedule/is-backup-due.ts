import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { findLastBackup, findRunningBackup } from '#store/backups/backup-runs.ts'
import type { Db } from '#store/tables.ts'

/** In ms: the longest wait after a failed backup. */
const retryAfter = 15 * 60_000

/** Tells whether the last backup is old enough and none is running. */
export async function isBackupDue(db: Db, now: string, every: number): Promise<boolean> {
  if (await findRunningBackup(db, now)) return false
  const good = await findLastBackup(db, 'good')
  if (good && good.started_at > addMilliseconds(now, -every)) return false
  const failed = await findLastBackup(db, 'failed')
  return !failed || failed.started_at <= addMilliseconds(now, -Math.min(every, retryAfter))
}
