import { StoreBusy } from './refusals.ts'

/** How long a write may wait for its turn and for the lock, in all, in milliseconds. */
export const longestWait = 5_000

/** How many writes may wait at once; more are refused at once. */
const longestQueue = 1_000

interface Waiting {
  start(): void
  timer: NodeJS.Timeout
}

/** Lets the writes of this process in one after the other, each waiting 5 s at most. */
export class WriteQueue {
  #busy = false
  readonly #waiting: Waiting[] = []

  /** Resolves with the function that lets the next one in. Throws `StoreBusy` when the wait is too long. */
  enter(): Promise<() => void> {
    if (!this.#busy) {
      this.#busy = true
      return Promise.resolve(this.#leave())
    }
    if (this.#waiting.length >= longestQueue)
      return Promise.reject(new StoreBusy('too many writes wait'))
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        start: () => resolve(this.#leave()),
        timer: setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(entry), 1)
          reject(new StoreBusy('waited too long for a turn to write'))
        }, longestWait),
      }
      this.#waiting.push(entry)
    })
  }

  #leave(): () => void {
    let left = false
    return () => {
      if (left) return
      left = true
      const next = this.#waiting.shift()
      if (next) {
        clearTimeout(next.timer)
        next.start()
        return
      }
      this.#busy = false
    }
  }
}
