import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { runRepeatedly } from '#domain/run-repeatedly.ts'
import type { Services } from '#domain/services.ts'
import { isBackupDue } from './is-backup-due.ts'

/** How often (ms) it looks whether a backup is due. */
const usualLook = 60_000

/** Behind everything that serves. */
const niceness = 10

interface MindOptions {
  /** How often (ms) a backup is wanted; null: never. */
  every: number | null
  report(error: unknown, what: string): void
  look?: number
}

/**
 * Has a backup taken whenever the last good one is old enough, until `stop`: in a process of its
 * own, so that guests do not notice, and on whichever node gets to it first.
 */
export function runBackupWorker(
  services: Services,
  { every, report, look = usualLook }: MindOptions,
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

/** Takes one in a process of its own; throws what that has said. Stopping ends it. */
async function takeIn(stopping: AbortSignal): Promise<void> {
  // By its source, as the encoders: the built server stands beside the sources.
  const script = join(process.cwd(), 'backup.ts')
  const child = spawn(process.execPath, [script, '--scheduled'], {
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
