import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Http } from './handle.ts'

/** All in milliseconds. */
const usualPace = {
  /** Before another try to start in earnest; doubled each time that one fails. */
  firstPause: 250,
  longestPause: 2_000,
  /** How often the log says that it is still so. */
  sayEvery: 60_000,
}

/** What a process serves with: all of it, or what is left. */
export interface Serving extends Http {
  close(): Promise<void>
}

interface Ways {
  /** Starts in earnest. */
  open(): Promise<Serving>
  /** Serves guests what is kept on disk; null where nothing is. */
  standIn: ((why: unknown) => Promise<Serving>) | null
  log: Logger
  pace?: typeof usualPace
}

/**
 * Starts in earnest; where that fails because something is away that may come back, an app stands in
 * that has only what is kept on disk, until a later try succeeds. Anything else that keeps it from
 * starting is thrown as it is.
 */
export async function startOrStandIn(ways: Ways): Promise<Serving> {
  const { open, standIn, log } = ways
  try {
    return await open()
  } catch (why) {
    if (!standIn || !isPassing(why)) throw why
    log.error({ err: why }, 'it starts without its database: guests get what is kept on disk')
    return new StandingIn(await standIn(why), ways)
  }
}

/** A refusal that may be over by itself: says so, or is the database's. */
function isPassing(why: unknown): boolean {
  if (!(why instanceof Error)) return false
  if ('isPassing' in why) return why.isPassing === true
  const isStores = why.name === 'StoreBusy' || why.name === 'StoreFull'
  return isStores && 'part' in why && why.part === 'database'
}

class StandingIn implements Serving {
  readonly #ways: Ways
  readonly #healing: Promise<void>
  readonly #over = new AbortController()
  #current: Serving
  #isTaking = true

  constructor(current: Serving, ways: Ways) {
    this.#current = current
    this.#ways = ways
    this.#healing = this.#heal()
  }

  admit: Serving['admit'] = (socket) => this.#current.admit(socket)

  handle: Serving['handle'] = (req, res) => this.#current.handle(req, res)

  stopTaking(): void {
    this.#isTaking = false
    this.#current.stopTaking()
  }

  async close(): Promise<void> {
    this.#over.abort()
    await this.#healing
    await this.#current.close()
  }

  async #heal(): Promise<void> {
    const { signal } = this.#over
    const { open, log, pace = usualPace } = this.#ways
    let sayAt = performance.now() + pace.sayEvery
    for (let wait = pace.firstPause; ; wait = Math.min(wait * 2, pace.longestPause)) {
      await pause(wait, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        const app = await open()
        this.#current = app
        if (!this.#isTaking) app.stopTaking()
        log.warn('the database is back: it has started in earnest')
        return
      } catch (err) {
        if (isPassing(err) && performance.now() < sayAt) continue
        log.error({ err }, 'it cannot start in earnest yet')
        sayAt = performance.now() + pace.sayEvery
      }
    }
  }
}
