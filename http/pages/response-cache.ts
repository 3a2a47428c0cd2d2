import { setTimeout as pause, setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Reading } from '#domain/reading/reading.ts'
import type { Services } from '#domain/services.ts'
import {
  type CachedResponse,
  makeCachedResponse,
  type PlainResponse,
  recompress,
  sizeOf,
} from './cached-response.ts'
import { type Dependencies, DependencyTracker } from './dependency-tracker.ts'

/** The oldest entries are removed first. */
const most = { bytes: 64 * 1024 * 1024, entries: 2_000 }

/**
 * Bytes from which a response is rendered again when it is asked for, not in the background: files of
 * thousands of restaurants, which programs fetch now and then.
 */
const rare = 512 * 1024

/** Milliseconds between two recompressions, of 20 to 40 ms of a core each. */
const recompressEvery = 1_000

/** Never cached. */
type NoResponse = null | { redirect: string }

type Make<None extends NoResponse> = (reading: Reading) => Promise<PlainResponse | None>

type HeadersOf = (body: string | Buffer) => Readonly<Record<string, string>>

interface Entry {
  response: CachedResponse
  dependencies: Dependencies
  make: Make<NoResponse>
  /** Bytes when it was stored; `recompress` only makes it smaller. */
  size: number
  /** It has been requested again after it was made. */
  isRequested: boolean
}

/**
 * Public responses as bytes, by key. When a publication makes one stale it is rendered again in the
 * background, unless it is very large. While the database is unavailable the former response is still used, but never past the
 * moment at which the clock would change it.
 */
export class ResponseCache {
  readonly #now: () => string
  readonly #log: Logger
  readonly #headersOf: HeadersOf
  readonly #most: typeof most
  readonly #tracker: DependencyTracker
  readonly #entries = new Map<string, Entry>()
  /** Cache keys by canonical path, where the two differ. */
  readonly #paths = new Map<string, string>()
  readonly #making = new Map<string, Promise<Entry | NoResponse>>()
  readonly #toRenew = new Map<string, Make<NoResponse>>()
  readonly #toRecompress = new Map<string, CachedResponse>()
  #isRenewing = false
  #isRecompressing = false
  #bytes = 0
  #onMade: (seconds: number) => void = () => undefined

  constructor(services: Services, log: Logger, headersOf: HeadersOf, limits = most) {
    this.#now = services.now
    this.#log = log
    this.#headersOf = headersOf
    this.#most = limits
    this.#tracker = new DependencyTracker(services, (key) => this.#becameStale(key))
  }

  /** Returns the cached response unless it is stale. */
  find(key: string): CachedResponse | undefined {
    const entry = this.#good(key)
    if (entry?.isRequested === false) {
      entry.isRequested = true
      this.#toRecompress.set(key, entry.response)
      if (!this.#isRecompressing) void this.#recompressAll()
    }
    return entry?.response
  }

  /** Returns the cached response, or makes it. Throws what `make` throws when there is no former response. */
  get(key: string, make: Make<never>): Promise<CachedResponse>
  get(key: string, make: Make<null>): Promise<CachedResponse | null>
  get(key: string, make: Make<NoResponse>): Promise<CachedResponse | NoResponse>
  async get(key: string, make: Make<NoResponse>): Promise<CachedResponse | NoResponse> {
    const cached = this.find(key)
    if (cached) return cached
    try {
      const made = await this.#makeOnce(key, make)
      // `made` may come from a call that began before this request, and be stale already.
      const isOld = isEntry(made) && !this.#isGood(made.dependencies)
      const good = isOld ? await this.#makeOnce(key, make) : made
      return isEntry(good) ? good.response : good
    } catch (err) {
      const former = this.#entries.get(key)
      const isUsable =
        former && !this.#tracker.isLost(former.dependencies) && this.#isInTime(former.dependencies)
      if (!isUsable) throw err
      this.#log.warn({ err, key }, 'a page could not be rendered: the former one is served')
      return former.response
    }
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes }
  }

  /** Calls `listener` with how long each took to be made. */
  onMade(listener: (seconds: number) => void): void {
    this.#onMade = listener
  }

  #good(key: string): Entry | undefined {
    const entry = this.#entries.get(key) ?? this.#entries.get(this.#paths.get(key) ?? '')
    return entry && this.#isGood(entry.dependencies) ? entry : undefined
  }

  #isGood(dependencies: Dependencies): boolean {
    return !dependencies.isStale && this.#isInTime(dependencies)
  }

  #isInTime({ until }: Dependencies): boolean {
    return until === null || this.#now() < until
  }

  #makeOnce(key: string, make: Make<NoResponse>): Promise<Entry | NoResponse> {
    const running = this.#making.get(key)
    if (running) return running
    const made = this.#make(key, make).finally(() => this.#making.delete(key))
    this.#making.set(key, made)
    return made
  }

  async #make(key: string, make: Make<NoResponse>): Promise<Entry | NoResponse> {
    const begun = performance.now()
    const { made, dependencies } = await this.#tracker.read(key, make)
    if (made === null || 'redirect' in made) {
      this.#tracker.forget(key, dependencies)
      this.#forget(key)
      return made
    }
    const response = await makeCachedResponse(made, this.#headersOf(made.body))
    this.#onMade((performance.now() - begun) / 1000)
    const entry = this.#remember(key, { response, dependencies, make })
    if (dependencies.isStale && entry.size < rare) this.#renew(key, make)
    return entry
  }

  #remember(key: string, cached: Pick<Entry, 'response' | 'dependencies' | 'make'>): Entry {
    const entry = { ...cached, size: sizeOf(cached.response), isRequested: false }
    this.#forget(key)
    this.#bytes += entry.size
    this.#entries.set(key, entry)
    // With a query the response is only a part of the page at that path.
    if (entry.response.path !== null && !key.includes('?'))
      this.#paths.set(entry.response.path, key)
    for (const [oldest, { dependencies }] of this.#entries) {
      if (this.#bytes <= this.#most.bytes && this.#entries.size <= this.#most.entries) break
      this.#tracker.forget(oldest, dependencies)
      this.#forget(oldest)
    }
    return entry
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.size
    const { path } = entry.response
    if (path !== null && this.#paths.get(path) === key) this.#paths.delete(path)
  }

  #becameStale(key: string): void {
    const entry = this.#entries.get(key)
    if (entry && entry.size < rare) this.#renew(key, entry.make)
  }

  /** Queues a rendering. One runs at a time, so that a change of every page does not block requests. */
  #renew(key: string, make: Make<NoResponse>): void {
    this.#toRenew.set(key, make)
    if (!this.#isRenewing) void this.#renewAll()
  }

  async #renewAll(): Promise<void> {
    this.#isRenewing = true
    for (const [key, make] of this.#toRenew) {
      await yieldToEventLoop()
      this.#toRenew.delete(key)
      if (!this.#entries.get(key)?.dependencies.isStale) continue
      try {
        await this.#makeOnce(key, make)
      } catch (err) {
        this.#log.warn({ err, key }, 'a stale page could not be rendered again yet')
      }
    }
    this.#isRenewing = false
  }

  /** Compresses requested responses again, slowly, so that it takes no time from guests. */
  async #recompressAll(): Promise<void> {
    this.#isRecompressing = true
    for (const [key, response] of this.#toRecompress) {
      await pause(recompressEvery, undefined, { ref: false })
      this.#toRecompress.delete(key)
      if (this.#good(key)?.response !== response) continue
      await recompress(response).catch((err) =>
        this.#log.warn({ err, key }, 'a page could not be recompressed'),
      )
    }
    this.#isRecompressing = false
  }
}

function isEntry(made: Entry | NoResponse): made is Entry {
  return made !== null && 'dependencies' in made
}
