import { Worker } from 'node:worker_threads'
import { scriptPath } from '#domain/script-path.ts'
import type { FromIndex, SearchHits, SearchQuery, ToIndex } from './messages.ts'

/** Milliseconds that a search may take, with its wait for earlier searches. */
const searchTimeout = 5_000

/** Searches that wait at most; more are rejected at once. */
const maxWaiting = 200

interface Waiting {
  resolve(response: FromIndex): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

/** The thread has died, does not answer, or has too much to do. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable'
}

/** The index on a thread of its own. It starts empty and calls `onEnd` when it has died: then it is of no more use. */
export class SearchThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly #onEnd: (why: string) => void
  #last = 0
  #isEnded = false

  constructor(onEnd: (why: string) => void) {
    this.#onEnd = onEnd
    const entry = scriptPath('domain/search/index/search-worker.ts')
    this.#worker = new Worker(entry, { execArgv: [], env: {} })
    this.#worker.on('message', (response: FromIndex) => this.#receive(response))
    this.#worker.on('error', (error) => this.#end(String(error)))
    this.#worker.on('exit', () => this.#end('the thread ended'))
    this.#worker.unref()
  }

  /** Sends a change of the index; what is searched for later sees it. */
  change(message: Exclude<ToIndex, { id: number }>): void {
    if (!this.#isEnded) this.#worker.postMessage(message)
  }

  async search(query: SearchQuery): Promise<SearchHits> {
    const response = await this.#ask((id) => ({ do: 'search', id, query }))
    if (!('hits' in response)) throw new SearchUnavailable('the index answered something else')
    return response.hits
  }

  /** Returns the words of restaurants that may have been meant by each of some words. */
  async near(words: readonly string[]): Promise<string[][]> {
    const response = await this.#ask((id) => ({ do: 'near', id, words }))
    if (!('near' in response)) throw new SearchUnavailable('the index answered something else')
    return response.near
  }

  async close(): Promise<void> {
    this.#end('the search was closed')
    await this.#worker.terminate()
  }

  #ask(toMessage: (id: number) => ToIndex): Promise<FromIndex> {
    if (this.#isEnded) return Promise.reject(new SearchUnavailable('the thread ended'))
    if (this.#waiting.size >= maxWaiting) {
      return Promise.reject(new SearchUnavailable('too many searches wait'))
    }
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end('a search took too long'), searchTimeout)
      this.#waiting.set(id, { resolve, reject, timer })
      this.#worker.ref()
      this.#worker.postMessage(toMessage(id))
    })
  }

  #receive(response: FromIndex): void {
    const waiting = this.#waiting.get(response.id)
    if (!waiting) return
    this.#waiting.delete(response.id)
    clearTimeout(waiting.timer)
    if (this.#waiting.size === 0) this.#worker.unref()
    if ('error' in response) waiting.reject(new Error(response.error))
    else waiting.resolve(response)
  }

  #end(why: string): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#worker.terminate().catch(() => undefined)
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(new SearchUnavailable(why))
    }
    this.#waiting.clear()
    this.#onEnd(why)
  }
}
