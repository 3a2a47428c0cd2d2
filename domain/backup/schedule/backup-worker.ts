import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { runRepeatedly } from '#domain/run-repeatedly.ts'
import { scriptPath } from '#domain/script-path.ts'
import type { Services } from '#domain/services.ts'
import { isBackupDue } from './is-backup-due.ts'

/** In ms. */
const usualLook = 60_000

/** Lower priority than the server. */
const niceness = 10

interface WorkerOptions {
  /** Interval (ms) of backups; null: never. */
  every: number | null
  report(error: unknown, what: string): void
  look?: number
}

/**
 * Takes a backup when the last one is older than the interval, until `stop`: in a process of its
 * own, on one node.
 */
export function runBackupWorker(
  services: Services,
  { every, report, look = usualLook }: WorkerOptions,
) {
  if (every === null) return { async stop() {} }
  const failed = (error: unknown) => report(error, 'a backup was due and was not taken')
  return runRepeatedly(
    async (stopping) => {
      if (await isBackupDue(services.store.db, services.now(), every)) await takeIn(stopping)
    },
    { look, failed },
  )
}

/** Takes a backup in a child process; throws what that reports. Aborting ends it. */
async function takeIn(stopping: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [scriptPath('backup.ts'), '--scheduled'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const end = () => child.kill('SIGTERM')
  stopping.addEventListener('abort', end)
  if (stopping.aborted) end()
  if (child.pid !== undefined) setPriority(child.pid, niceness)
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = (said + String(chunk)).slice(-2_000)
  })
  const [code] = await once(child, 'exit')
  stopping.removeEventListener('abort', end)
  if (code !== 0) throw new Error(said.trim() || `it ended with ${code}`)
}
