import { findLastBackup, findRunningBackup } from '#store/backups/backup-runs.ts'
import type { Db } from '#store/tables.ts'

/** The state of an installation's backups. */
export interface BackupState {
  /** The last successful one. */
  last: { at: string; bytes: number; files: number; missing: number } | null
  /** When the running one began. */
  runningSince: string | null
  /** The last failure since the last success. */
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
