import { AsyncLocalStorage } from 'node:async_hooks'

/** How long (ms) whoever asks something may wait for a database that gives nothing, in all: they are answered within 6 s. */
const longestInVain = 4_900

/** What one request has waited since the database last gave it something. */
class Wait {
  readonly #longest: number
  #waited = 0
  #waiting = 0
  #since = 0

  constructor(longest: number) {
    this.#longest = longest
  }

  get left(): number {
    const now = this.#waiting > 0 ? performance.now() - this.#since : 0
    return Math.max(0, this.#longest - this.#waited - now)
  }

  begin(): void {
    if (this.#waiting === 0) this.#since = performance.now()
    this.#waiting += 1
  }

  end(): void {
    this.#waiting -= 1
    if (this.#waiting === 0) this.#waited += performance.now() - this.#since
  }

  given(): void {
    this.#waited = 0
    this.#since = performance.now()
  }
}

const waits = new AsyncLocalStorage<{ wait: Wait | null }>()

/**
 * Runs what answers one request. However often it turns to the database, in whatever lines it stands
 * for it, it waits in vain for no longer than this in all; what is still waiting then is refused. What
 * it takes while the database answers is no wait, and what goes on after it has no such limit.
 */
export async function inTime<T>(work: () => Promise<T>, longest = longestInVain): Promise<T> {
  const place: { wait: Wait | null } = { wait: new Wait(longest) }
  return waits.run(place, work).finally(() => {
    place.wait = null
  })
}

/** How long (ms) whoever asks here may wait yet; null where nobody waits for an answer. */
export function timeLeft(): number | null {
  return waits.getStore()?.wait?.left ?? null
}

/** Counts what is waited for here; says nothing of whether it was in vain. */
export async function waitFor<T>(what: () => Promise<T>): Promise<T> {
  const wait = waits.getStore()?.wait
  wait?.begin()
  return what().finally(() => wait?.end())
}

/** The database has given something to whoever asks here: what was waited for it was not in vain. */
export function hasGiven(): void {
  waits.getStore()?.wait?.given()
}
