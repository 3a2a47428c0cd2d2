import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { rootFolder } from '../root-folder.ts'
import { StoreBusy, storeError } from '../store-errors.ts'

const defaultTimeout = 5_000

const maxQueueLength = 200

interface Waiting {
  resolve(rows: unknown[]): void
  reject(error: unknown): void
  timer: NodeJS.Timeout
}

type Reply = { id: number } & (
  | { rows: unknown[] }
  | { error: { message: string; errcode?: number } }
)

/** A read that takes too long ends the thread; the next one starts another. Throws `StoreBusy`. */
export class ReadingThread {
  readonly #path: string
  readonly #timeout: number
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #last = 0

  constructor(path: string, { timeout = defaultTimeout } = {}) {
    this.#path = path
    this.#timeout = timeout
  }

  read(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    if (this.#waiting.size >= maxQueueLength) {
      return Promise.reject(new StoreBusy('too many reads wait'))
    }
    const worker = this.#open()
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      const late = () => this.#end(worker, 'a read took too long')
      const timer = setTimeout(late, this.#timeout)
      this.#waiting.set(id, { resolve, reject, timer })
      worker.ref()
      worker.postMessage({ id, sql, parameters: [...parameters] })
    })
  }

  async close(): Promise<void> {
    const worker = this.#worker
    if (!worker) return
    this.#end(worker, 'the store was closed')
    await worker.terminate()
  }

  #open(): Worker {
    if (this.#worker) return this.#worker
    // The source file, also in the built server.
    const entry = join(rootFolder, 'store/sqlite/reading-worker.mjs')
    const options = { workerData: { path: this.#path }, execArgv: [], env: {} }
    const worker = new Worker(entry, options)
    worker.on('message', (reply: Reply) => this.#hear(worker, reply))
    worker.on('error', (error) => this.#end(worker, String(error)))
    worker.on('exit', () => this.#end(worker, 'the thread ended'))
    this.#worker = worker
    return worker
  }

  #hear(worker: Worker, reply: Reply): void {
    const waiting = this.#waiting.get(reply.id)
    if (!waiting || this.#worker !== worker) return
    this.#waiting.delete(reply.id)
    clearTimeout(waiting.timer)
    if (this.#waiting.size === 0) worker.unref()
    if ('rows' in reply) waiting.resolve(reply.rows)
    else waiting.reject(storeError(Object.assign(new Error(reply.error.message), reply.error)))
  }

  #end(worker: Worker, why: string): void {
    if (this.#worker !== worker) return
    this.#worker = null
    worker.terminate().catch(() => undefined)
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(new StoreBusy(`SQLite was not read: ${why}`))
    }
    this.#waiting.clear()
  }
}
