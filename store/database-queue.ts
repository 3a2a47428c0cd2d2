import pLimit from 'p-limit'
import { waitForDatabase } from './request-timeout.ts'
import { StoreBusy } from './store-errors.ts'

/** Milliseconds for a slot and the database's lock together. */
export const maxWait = 5_000

const maxQueueLength = 1_000

export class DatabaseQueue {
  readonly #limit: ReturnType<typeof pLimit>

  constructor(places = 1) {
    this.#limit = pLimit(places)
  }

  /** Resolves with the function that frees the slot. Throws `StoreBusy` after 5 s. */
  async enter(): Promise<() => void> {
    const { activeCount, pendingCount, concurrency } = this.#limit
    if (pendingCount >= maxQueueLength) throw new StoreBusy('too many wait for the database')
    if (activeCount < concurrency) return this.#wait(maxWait)
    return waitForDatabase((most) => this.#wait(Math.min(maxWait, most)))
  }

  #wait(longest: number): Promise<() => void> {
    return new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        reject(new StoreBusy('waited too long for the database'))
      }, longest)
      void this.#limit(() => {
        clearTimeout(timer)
        if (isLate) return
        const { promise, resolve: leave } = Promise.withResolvers<void>()
        resolve(leave)
        return promise
      })
    })
  }
}
