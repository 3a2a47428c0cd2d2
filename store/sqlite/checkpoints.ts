import { join } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'

/** Frames of the log (of 4 KiB) that are copied together: what SQLite would have a commit copy. */
const usual = 1_000

/** Where nobody copies them aside, or more come than can be, the commit copies after all: 100 MiB. */
const most = 25_600

interface Checkpoint {
  log: number
  checkpointed: number
}

/**
 * Copies what has been committed from SQLite's log into the database on a thread of its own, which
 * starts when there is enough for the first time: in a commit, as SQLite would have it, it kept guests
 * waiting for a quarter of a second after an import. Neither reads nor writes wait for it, and nothing
 * that was acknowledged depends on it. (https://www.sqlite.org/wal.html#ckpt)
 */
export class Checkpoints {
  readonly #path: string
  readonly #look: StatementSync
  #worker: Worker | null = null
  #isCopying = false
  #isClosed = false

  /**
   * @param reader a connection outside transactions
   * @param writer commits less often by itself from now on
   */
  constructor(path: string, reader: DatabaseSync, writer: DatabaseSync) {
    this.#path = path
    this.#look = reader.prepare('pragma wal_checkpoint(noop)')
    writer.exec(`pragma wal_autocheckpoint = ${most}`)
  }

  /** Asked after each commit; takes microseconds. */
  copyIfMuch(): void {
    if (this.#isCopying || this.#waiting() < usual) return
    this.#isCopying = true
    // Whoever waits for what was committed comes first.
    setImmediate(() => this.#copy())
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#worker?.terminate()
  }

  #copy(): void {
    if (this.#isClosed) return
    this.#worker ??= this.#start()
    this.#worker.postMessage(null)
  }

  /** Frames that were not copied yet; none where somebody reads from this connection just then. */
  #waiting(): number {
    try {
      const { log, checkpointed } = this.#look.get() as unknown as Checkpoint
      return log - checkpointed
    } catch {
      return 0
    }
  }

  #start(): Worker {
    // By its source, as the encoders: the built server stands beside the sources.
    const entry = join(process.cwd(), 'store/sqlite/checkpoint-worker.mjs')
    const worker = new Worker(entry, { workerData: { path: this.#path }, execArgv: [], env: {} })
    worker.on('message', () => {
      this.#isCopying = false
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
