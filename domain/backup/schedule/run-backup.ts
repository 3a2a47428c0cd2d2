import { stat } from 'node:fs/promises'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Services } from '#domain/services.ts'
import {
  addBackupRun,
  changeBackupRun,
  closeDeadBackups,
  findRunningBackup,
  lockBackups,
} from '#store/backups/backup-runs.ts'
import { BackupError } from '#store/dump/backup-error.ts'
import type { Tx } from '#store/tables.ts'
import { type BackupOrder, type Done, takeBackup } from '../take-backup.ts'

/** In ms: how long a silent backup counts as running. */
const lease = 60_000
const renewInterval = 15_000

export interface RunOrder extends Omit<BackupOrder, 'files' | 'now'> {
  /** Checked in the transaction that begins it. */
  isDue?: (tx: Tx) => Promise<boolean>
}

/**
 * Takes a backup and records its result. Meanwhile no library file is deleted for good. One at a
 * time over all nodes: returns null when it is not due, throws when another is running.
 */
export async function runBackup(services: Services, order: RunOrder): Promise<Done | null> {
  const { store, files, now } = services
  const id = await begin(services, order)
  if (id === null) return null
  const change = (values: Parameters<typeof changeBackupRun>[2]) =>
    store.write((tx) => changeBackupRun(tx, id, values))
  const renew = () => change({ alive_until: addMilliseconds(now(), lease) }).catch(() => undefined)
  const timer = setInterval(renew, renewInterval)
  try {
    const done = await takeBackup({ ...order, files, now: now() })
    const { size: bytes } = await stat(order.path)
    const { rows, files: count, missing } = done
    const counted = { bytes, rows, files: count, missing: missing.length }
    await change({ state: 'good', ended_at: now(), ...counted })
    return done
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    // The caller reports the failure, whether or not it can be recorded.
    await change({ state: 'failed', ended_at: now(), problem }).catch(() => undefined)
    throw error
  } finally {
    clearInterval(timer)
  }
}

function begin({ store, now }: Services, { path, isDue }: RunOrder): Promise<number | null> {
  return store.write(async (tx) => {
    const at = now()
    await lockBackups(tx, at)
    await closeDeadBackups(tx, at, 'the process that took it ended.')
    const running = await findRunningBackup(tx, at)
    if (isDue && (running || !(await isDue(tx)))) return null
    if (running)
      throw new BackupError(`another backup is being taken, since ${running.started_at}.`)
    return addBackupRun(tx, { file: path, started_at: at, alive_until: addMilliseconds(at, lease) })
  })
}
