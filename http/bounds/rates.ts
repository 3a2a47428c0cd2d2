import { limits, type RateName } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { networkOf } from '#domain/people/network-of.ts'
import { Problem } from '#domain/problem.ts'

/** So many calls at once, and so many a minute. */
interface Rate {
  burst: number
  perMinute: number
}

/** Who asks: a person where somebody is signed in, and always an address. */
interface Asking {
  personId: number | null
  address: string
}

/** How many of those that ask are remembered; whoever has asked least lately goes first. */
export const mostKnown = 20_000

/** Counts how often each asks for what costs more than other calls (`limits.rates`). */
export class Rates {
  readonly #now: () => number
  readonly #left = new Map<string, { calls: number; at: number }>()

  /** @param now a clock in milliseconds that never goes back */
  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** Counts one call. Refuses (429) where the person or the address has made too many. */
  count(name: RateName, { personId, address }: Asking): void {
    const { person, address: fromAddress } = limits.rates[name]
    const asked: [key: string, rate: Rate][] = [[`${name} ${networkOf(address)}`, fromAddress]]
    if (personId !== null) asked.push([`${name} person ${personId}`, person])
    const wait = Math.max(...asked.map(([key, rate]) => this.#waitFor(key, rate)))
    if (wait > 0) throw new Problem('too-many', messages.tooManyCalls, { retryAfter: wait })
    for (const [key, rate] of asked) this.#take(key, rate)
  }

  /** Seconds until there is a call left, 0 for now. */
  #waitFor(key: string, rate: Rate): number {
    const calls = this.#callsLeft(key, rate)
    return calls >= 1 ? 0 : Math.ceil(((1 - calls) * 60) / rate.perMinute)
  }

  #callsLeft(key: string, { burst, perMinute }: Rate): number {
    const known = this.#left.get(key)
    if (!known) return burst
    return Math.min(burst, known.calls + ((this.#now() - known.at) * perMinute) / 60_000)
  }

  #take(key: string, rate: Rate): void {
    const calls = this.#callsLeft(key, rate) - 1
    this.#left.delete(key)
    this.#left.set(key, { calls, at: this.#now() })
    const [oldest] = this.#left.keys()
    if (this.#left.size > mostKnown && oldest !== undefined) this.#left.delete(oldest)
  }
}
