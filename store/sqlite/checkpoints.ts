import { join } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { rootFolder } from '../root-folder.ts'

/** WAL frames of 4 KiB: SQLite's own default. */
const usual = 1_000

/** Beyond 100 MiB the commit copies after all. */
const most = 25_600

interface Checkpoint {
  log: number
  checkpointed: number
}

/**
 * Copies committed frames from the WAL into the database on a thread. In a commit, as SQLite does
 * by default, it delayed guests by a quarter of a second. Durability does not depend on it.
 * (https://www.sqlite.org/wal.html#ckpt)
 */
export class Checkpoints {
  readonly #path: string
  readonly #look: StatementSync
  #worker: Worker | null = null
  #isCopying = false
  #hasNewCommit = false
  #isClosed = false

  constructor(path: string, reader: DatabaseSync, writer: DatabaseSync) {
    this.#path = path
    this.#look = reader.prepare('pragma wal_checkpoint(noop)')
    writer.exec(`pragma wal_autocheckpoint = ${most}`)
  }

  /** Called after each commit; takes microseconds. */
  copyIfMuch(): void {
    this.#hasNewCommit = true
    if (this.#isCopying || this.#waiting() < usual) return
    this.#isCopying = true
    // The code that awaits the commit runs first.
    setImmediate(() => this.#copy())
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#worker?.terminate()
  }

  #copy(): void {
    if (this.#isClosed) return
    this.#hasNewCommit = false
    this.#worker ??= this.#start()
    this.#worker.postMessage(null)
  }

  #waiting(): number {
    try {
      const { log, checkpointed } = this.#look.get() as unknown as Checkpoint
      return log - checkpointed
    } catch {
      return 0
    }
  }

  #start(): Worker {
    // The source file, also in the built server.
    const entry = join(rootFolder, 'store/sqlite/checkpoint-worker.mjs')
    const worker = new Worker(entry, { workerData: { path: this.#path }, execArgv: [], env: {} })
    worker.on('message', () => {
      this.#isCopying = false
      if (this.#hasNewCommit) this.copyIfMuch()
    })
    const end = () => {
      if (this.#worker !== worker) return
      this.#worker = null
      this.#isCopying = false
    }
    worker.on('error', end)
    worker.on('exit', end)
    worker.unref()
    return worker
  }
}
