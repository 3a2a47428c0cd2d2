import { limits, type RateName } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { networkOf } from '#domain/people/network-of.ts'
import { Problem } from '#domain/problem.ts'

interface Rate {
  burst: number
  perMinute: number
}

interface Client {
  personId: number | null
  address: string
}

/** Clients that are remembered; the one that called least recently goes first. */
export const mostRemembered = 20_000

/** Counts the calls of each client that cost more than others (`limits.rates`), as a token bucket. */
export class RateLimiter {
  readonly #now: () => number
  readonly #left = new Map<string, { calls: number; at: number }>()

  /** @param now a monotonic clock in milliseconds */
  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** Counts one call. Throws `Problem('too-many')` when the person or the address made too many. */
  count(name: RateName, { personId, address }: Client): void {
    const { person, address: fromAddress } = limits.rates[name]
    const buckets: [key: string, rate: Rate][] = [[`${name} ${networkOf(address)}`, fromAddress]]
    if (personId !== null) buckets.push([`${name} person ${personId}`, person])
    const retryAfter = Math.max(...buckets.map(([key, rate]) => this.#secondsUntilNext(key, rate)))
    if (retryAfter > 0) throw new Problem('too-many', messages.tooManyCalls, { retryAfter })
    for (const [key, rate] of buckets) this.#take(key, rate)
  }

  #secondsUntilNext(key: string, rate: Rate): number {
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
    if (this.#left.size > mostRemembered && oldest !== undefined) this.#left.delete(oldest)
  }
}
