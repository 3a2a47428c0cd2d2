import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type KeptAnswer, squeeze } from './kept-answer.ts'

/** How long (ms) an answer is kept loosely compressed: it takes no core from what a publication makes anew. */
const squeezeAfter = 1_000

interface Waiting {
  answer: KeptAnswer
  due: number
}

/** Compresses tightly what stays: behind, off the thread, one at a time, and half of the time at most. */
export class Squeezer {
  readonly #isStillKept: (key: string, answer: KeptAnswer) => boolean
  readonly #log: Logger
  readonly #waiting = new Map<string, Waiting>()
  #isRunning = false

  constructor(isStillKept: (key: string, answer: KeptAnswer) => boolean, log: Logger) {
    this.#isStillKept = isStillKept
    this.#log = log
  }

  add(key: string, answer: KeptAnswer): void {
    this.#waiting.delete(key)
    this.#waiting.set(key, { answer, due: performance.now() + squeezeAfter })
    if (!this.#isRunning) void this.#run()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    for (const [key, waiting] of this.#waiting) {
      await rest(waiting.due - performance.now())
      if (this.#waiting.get(key) !== waiting) continue
      this.#waiting.delete(key)
      if (this.#isStillKept(key, waiting.answer)) await this.#squeeze(key, waiting.answer)
    }
    this.#isRunning = false
  }

  async #squeeze(key: string, answer: KeptAnswer): Promise<void> {
    const begun = performance.now()
    try {
      await squeeze(answer)
    } catch (err) {
      this.#log.warn({ err, key }, 'a page stays loosely compressed')
    }
    await rest(performance.now() - begun)
  }
}

/** Keeps no process from ending. */
async function rest(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await pause(milliseconds, undefined, { ref: false })
}
