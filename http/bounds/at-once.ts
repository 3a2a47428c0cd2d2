import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'

/** Seconds after which another try may find a place. */
const tryAfter = 2

/** Lets so many in at once and keeps nobody waiting: more are refused as busy (503) before they cost anything. */
export class AtOnce {
  readonly #most: number
  #inside = 0

  constructor(most: number) {
    this.#most = most
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.#most)
      throw new Problem('busy', messages.busy, { retryAfter: tryAfter })
    this.#inside += 1
    try {
      return await work()
    } finally {
      this.#inside -= 1
    }
  }
}
