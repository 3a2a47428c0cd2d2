import type { Registry } from 'prom-client'
import { type BackupState, loadBackupState } from '#domain/backup/schedule/backup-state.ts'
import type { Services } from '#domain/services.ts'
import { gauge } from './gauges.ts'

/** What operators watch of backups; NaN while nobody can tell. */
export function watchBackup(registry: Registry, { store, now }: Services): void {
  let looking: Promise<BackupState | null> | null = null
  // One look for all of them.
  function look(): Promise<BackupState | null> {
    looking ??= loadBackupState(store.db, now())
      .catch(() => null)
      .finally(() => {
        looking = null
      })
    return looking
  }
  function watch(name: string, help: string, read: (state: BackupState) => number): void {
    gauge(registry, `linecheck_backup_${name}`, help, async () => {
      const state = await look()
      return state ? read(state) : Number.NaN
    })
  }
  watch(
    'last_success_timestamp_seconds',
    'When the last good backup was made, 0 for never',
    (state) => (state.last ? Date.parse(state.last.at) / 1000 : 0),
  )
  watch('bytes', 'Bytes of the last good backup', (state) => state.last?.bytes ?? 0)
  watch('running', '1 while one is being made', (state) => (state.runningSince ? 1 : 0))
  watch('failed', '1 where the last one failed', (state) => (state.failure ? 1 : 0))
}
