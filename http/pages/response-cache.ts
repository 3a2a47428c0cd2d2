import { setImmediate as turn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Reading } from '#domain/reading/reading.ts'
import type { Services } from '#domain/services.ts'
import {
  type CachedResponse,
  makeCachedResponse,
  type PlainResponse,
  sizeOf,
} from './cached-response.ts'
import { type Dependencies, DependencyTracker } from './dependency-tracker.ts'
import { Recompressor } from './recompressor.ts'

/** Bytes and entries kept at most; the oldest go first. */
const most = { bytes: 64 * 1024 * 1024, entries: 2_000 }

/** In the place of an answer: there is none, or it is elsewhere. Never cached. */
type NoAnswer = null | { redirect: string }

type Make<None extends NoAnswer> = (reading: Reading) => Promise<PlainResponse | None>

/** The headers of an answer, by its body. */
type HeadersOf = (body: string | Buffer) => Readonly<Record<string, string>>

interface Entry {
  answer: CachedResponse
  basis: Dependencies
  make: Make<NoAnswer>
  /** Bytes as counted when it was kept; it only gets smaller. */
  size: number
  /** It has been given out from here. */
  isAsked: boolean
}

/**
 * Public answers as bytes, by key. An answer is made once for each state of what it was read from;
 * what guests have asked for and a publication makes stale is made again at once, behind. While
 * the database is away, answers go on from memory, but never past the moment at which the clock
 * would change them.
 */
export class ResponseCache {
  readonly #now: () => string
  readonly #log: Logger
  readonly #headersOf: HeadersOf
  readonly #most: typeof most
  readonly #bases: DependencyTracker
  readonly #squeezer: Recompressor
  readonly #entries = new Map<string, Entry>()
  /** The keys of answers that are known to the world by another path, by that path. */
  readonly #paths = new Map<string, string>()
  readonly #making = new Map<string, Promise<Entry | NoAnswer>>()
  readonly #toRenew = new Map<string, Make<NoAnswer>>()
  #isRenewing = false
  #bytes = 0
  #made = 0
  #onMade: (seconds: number) => void = () => undefined

  constructor(services: Services, log: Logger, headersOf: HeadersOf, limits = most) {
    this.#now = services.now
    this.#log = log
    this.#headersOf = headersOf
    this.#most = limits
    this.#bases = new DependencyTracker(services, (key) => this.#becameStale(key))
    this.#squeezer = new Recompressor((key, answer) => this.#good(key)?.answer === answer, log)
  }

  /** The kept answer if it is still what guests should see. */
  find(key: string): CachedResponse | undefined {
    const entry = this.#good(key)
    if (entry?.isAsked === false) {
      entry.isAsked = true
      this.#squeezer.add(key, entry.answer)
    }
    return entry?.answer
  }

  /** The kept answer, made first where there is none. Throws what `make` throws when there is no fallback. */
  get(key: string, make: Make<never>): Promise<CachedResponse>
  get(key: string, make: Make<null>): Promise<CachedResponse | null>
  get(key: string, make: Make<NoAnswer>): Promise<CachedResponse | NoAnswer>
  async get(key: string, make: Make<NoAnswer>): Promise<CachedResponse | NoAnswer> {
    const found = this.find(key)
    if (found) return found
    try {
      const made = await this.#makeOnce(key, make)
      // What others had begun to make may be older than this question; the next begins after it.
      const isOld = isEntry(made) && !this.#isGood(made.basis)
      const good = isOld ? await this.#makeOnce(key, make) : made
      return isEntry(good) ? good.answer : good
    } catch (err) {
      const former = this.#entries.get(key)
      const isUsable = former && !this.#bases.isLost(former.basis) && this.#isInTime(former.basis)
      if (!isUsable) throw err
      this.#log.warn({ err, key }, 'a page could not be made anew and goes on from memory')
      return former.answer
    }
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes }
  }

  /** How many have been made since the start, those that were made anew too. */
  get made(): number {
    return this.#made
  }

  /** Calls `listener` with how long each took to be made. */
  onMade(listener: (seconds: number) => void): void {
    this.#onMade = listener
  }

  #good(key: string): Entry | undefined {
    const entry = this.#entries.get(key) ?? this.#entries.get(this.#paths.get(key) ?? '')
    return entry && this.#isGood(entry.basis) ? entry : undefined
  }

  #isGood(dependencies: Dependencies): boolean {
    return !dependencies.isStale && this.#isInTime(dependencies)
  }

  #isInTime({ until }: Dependencies): boolean {
    return until === null || this.#now() < until
  }

  #makeOnce(key: string, make: Make<NoAnswer>): Promise<Entry | NoAnswer> {
    const running = this.#making.get(key)
    if (running) return running
    const made = this.#make(key, make).finally(() => this.#making.delete(key))
    this.#making.set(key, made)
    return made
  }

  async #make(key: string, make: Make<NoAnswer>): Promise<Entry | NoAnswer> {
    const begun = performance.now()
    const { made, basis: dependencies } = await this.#bases.read(key, make)
    if (made === null || 'redirect' in made) {
      this.#bases.forget(key, dependencies)
      this.#forget(key)
      return made
    }
    const answer = await makeCachedResponse(made, this.#headersOf(made.body))
    this.#made++
    this.#onMade((performance.now() - begun) / 1000)
    this.#squeezer.giveWay()
    const entry = this.#remember(key, { answer, basis: dependencies, make })
    if (dependencies.isStale) this.#renew(key, make)
    return entry
  }

  #remember(key: string, kept: Pick<Entry, 'answer' | 'basis' | 'make'>): Entry {
    const entry = { ...kept, size: sizeOf(kept.answer), isAsked: false }
    this.#forget(key)
    this.#bytes += entry.size
    this.#entries.set(key, entry)
    // A part of a page, which was asked for in words, is not what is at the path alone.
    if (entry.answer.path !== null && !key.includes('?')) this.#paths.set(entry.answer.path, key)
    for (const [oldest, { basis: dependencies }] of this.#entries) {
      if (this.#bytes <= this.#most.bytes && this.#entries.size <= this.#most.entries) break
      this.#bases.forget(oldest, dependencies)
      this.#forget(oldest)
    }
    return entry
  }

  /** A path that it was known by leads to it no longer. */
  #forget(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.size
    const { path } = entry.answer
    if (path !== null && this.#paths.get(path) === key) this.#paths.delete(path)
  }

  #becameStale(key: string): void {
    const entry = this.#entries.get(key)
    if (entry) this.#renew(key, entry.make)
  }

  /** One after the other and between requests, so that a change of every page holds nobody up. */
  #renew(key: string, make: Make<NoAnswer>): void {
    this.#toRenew.set(key, make)
    if (!this.#isRenewing) void this.#renewAll()
  }

  async #renewAll(): Promise<void> {
    this.#isRenewing = true
    for (const [key, make] of this.#toRenew) {
      await turn()
      this.#toRenew.delete(key)
      if (!this.#entries.get(key)?.basis.isStale) continue
      try {
        await this.#makeOnce(key, make)
      } catch (err) {
        this.#log.warn({ err, key }, 'a page waits to be made')
      }
    }
    this.#isRenewing = false
  }
}

function isEntry(made: Entry | NoAnswer): made is Entry {
  return made !== null && 'basis' in made
}
