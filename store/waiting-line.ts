import { StoreBusy } from './refusals.ts'
import { waitForDatabase } from './request-timeout.ts'

/** How long one may wait for a place and for the database's lock, in all, in milliseconds. */
export const longestWait = 5_000

/** How many may wait at once; more are refused at once. */
const longestLine = 1_000

interface Waiting {
  start(): void
  timer: NodeJS.Timeout
}

/** Lets so many in at once, and the others one after the other as places become free, each waiting 5 s at most. */
export class WaitingLine {
  #free: number
  readonly #waiting: Waiting[] = []

  constructor(places = 1) {
    this.#free = places
  }

  /** Resolves with the function that lets the next one in. Throws `StoreBusy` when the wait is too long. */
  enter(): Promise<() => void> {
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve(this.#leave())
    }
    if (this.#waiting.length >= longestLine)
      return Promise.reject(new StoreBusy('too many wait for the database'))
    return waitForDatabase((limit) => this.#wait(Math.min(longestWait, limit)))
  }

  #wait(longest: number): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        start: () => resolve(this.#leave()),
        timer: setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(entry), 1)
          reject(new StoreBusy('waited too long for the database'))
        }, longest),
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
      this.#free += 1
    }
  }
}
