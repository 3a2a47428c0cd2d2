import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '../problem.ts'

/** Lets a few pieces of heavy work run at once and some more wait; refuses the rest as busy (503). */
export class Turnstile {
  readonly #atOnce: number
  readonly #longestQueue: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limits: { atOnce: number; longestQueue: number }) {
    this.#atOnce = limits.atOnce
    this.#longestQueue = limits.longestQueue
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter()
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  #enter(): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running += 1
      return Promise.resolve()
    }
    if (this.#waiting.length >= this.#longestQueue) {
      return Promise.reject(new Problem('busy', messages.busy, { retryAfter: 2 }))
    }
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Hands the place on, so that nobody slips in between. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running -= 1
  }
}
