import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type CachedResponse, recompress } from './cached-response.ts'

/** In milliseconds, but for the last. */
const unhurried = {
  /** How long an answer that is asked for again stays loosely compressed: it takes no core from what a publication makes anew. */
  after: 1_000,
  /** Nothing has been made for so long: no guest waits for a page. */
  quiet: 250,
  /** It gives way to guests for so long. */
  giveWay: 2_000,
  /** After each it rests for so many times as long as that took. */
  rests: 3,
}

interface Waiting {
  answer: CachedResponse
  due: number
}

/**
 * Compresses tightly what is asked for again: behind, off the thread, one at a time, a quarter of the
 * time at most, and only now and then while guests wait for pages that have to be made.
 */
export class Recompressor {
  readonly #isStillKept: (key: string, answer: CachedResponse) => boolean
  readonly #log: Logger
  readonly #pace: typeof unhurried
  readonly #waiting = new Map<string, Waiting>()
  #isRunning = false
  #lastMade = Number.NEGATIVE_INFINITY

  constructor(
    isStillKept: (key: string, answer: CachedResponse) => boolean,
    log: Logger,
    pace = unhurried,
  ) {
    this.#isStillKept = isStillKept
    this.#log = log
    this.#pace = pace
  }

  add(key: string, answer: CachedResponse): void {
    this.#waiting.delete(key)
    this.#waiting.set(key, { answer, due: performance.now() + this.#pace.after })
    if (!this.#isRunning) void this.#run()
  }

  /** A page has been made: others may be waited for. */
  giveWay(): void {
    this.#lastMade = performance.now()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    for (const [key, waiting] of this.#waiting) {
      await rest(waiting.due - performance.now())
      await this.#untilQuiet()
      if (this.#waiting.get(key) !== waiting) continue
      this.#waiting.delete(key)
      if (this.#isStillKept(key, waiting.answer)) await this.#squeeze(key, waiting.answer)
    }
    this.#isRunning = false
  }

  async #untilQuiet(): Promise<void> {
    const until = performance.now() + this.#pace.giveWay
    for (;;) {
      const now = performance.now()
      const quietAt = this.#lastMade + this.#pace.quiet
      if (quietAt <= now || until <= now) return
      await rest(Math.min(quietAt, until) - now)
    }
  }

  async #squeeze(key: string, answer: CachedResponse): Promise<void> {
    const begun = performance.now()
    try {
      await recompress(answer)
    } catch (err) {
      this.#log.warn({ err, key }, 'a page stays loosely compressed')
    }
    await rest(this.#pace.rests * (performance.now() - begun))
  }
}

/** Keeps no process from ending. */
async function rest(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await pause(milliseconds, undefined, { ref: false })
}
