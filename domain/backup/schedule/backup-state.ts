import { findLastBackup, findRunningBackup } from '#store/backups/backup-runs.ts'
import type { Db } from '#store/tables.ts'

/** How an installation stands with its backups. */
export interface BackupState {
  /** The last good one: of which moment it is, and what is in it. */
  last: { at: string; bytes: number; files: number; missing: number } | null
  /** Since when one is being taken. */
  runningSince: string | null
  /** The last one that failed, if none has been good since. */
  failure: { at: string; problem: string } | null
}

export async function loadBackupState(db: Db, now: string): Promise<BackupState> {
  const good = await findLastBackup(db, 'good')
  const failed = await findLastBackup(db, 'failed')
  const running = await findRunningBackup(db, now)
  const hasFailed = failed && (!good || failed.started_at > good.started_at)
  return {
    last: good
      ? { at: good.started_at, bytes: good.bytes, files: good.files, missing: good.missing }
      : null,
    runningSince: running?.started_at ?? null,
    failure: hasFailed ? { at: failed.started_at, problem: failed.problem ?? '' } : null,
  }
}
