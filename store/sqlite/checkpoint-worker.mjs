// For `checkpoints.ts`. Not TypeScript, as `reading-worker.mjs`.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const file = new DatabaseSync(workerData.path, { timeout: 0, defensive: true })
const copy = file.prepare('pragma wal_checkpoint(passive)')

parentPort?.on('message', () => {
  try {
    copy.get()
  } catch {
    // The disk is full, or another process copies: the next commit asks again.
  }
  parentPort?.postMessage(null)
})
