import type { OutgoingHttpHeaders } from 'node:http'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { Logger } from 'pino'
import { nextChange, type Reading, startReading } from '#domain/content/reading.ts'
import type { Services } from '#domain/services.ts'
import { type KeptAnswer, keep, type PlainAnswer, sizeOf, squeeze } from './kept-answer.ts'

/** Bytes and entries kept at most; the oldest go first. */
const most = { bytes: 64 * 1024 * 1024, entries: 2_000 }

/** How long (ms) an answer is kept loosely compressed. */
const squeezeAfter = 1_000

type Make = (reading: Reading) => Promise<PlainAnswer>

interface Entry {
  kept: KeptAnswer
  make: Make
  /** Bytes as counted when it was kept; it only gets smaller. */
  size: number
}

/**
 * Public answers as bytes, by key and published state. An answer is made once for each state of
 * what it was read from; a publication makes stale exactly what has read it, and what guests have
 * asked for is made again at once, behind. While the database is away, answers go on from memory,
 * but never past the moment at which the clock would change them.
 */
export class KeptAnswers {
  readonly #services: Services
  readonly #log: Logger
  readonly #headers: OutgoingHttpHeaders
  readonly #most: typeof most
  readonly #entries = new Map<string, Entry>()
  readonly #making = new Map<string, Promise<KeptAnswer>>()
  readonly #toRenew = new Map<string, Make>()
  readonly #changedAt = new Map<string, number>()
  #isRenewing = false
  #changes = 0
  #bytes = 0

  constructor(services: Services, log: Logger, headers: OutgoingHttpHeaders, limits = most) {
    this.#services = services
    this.#log = log
    this.#headers = headers
    this.#most = limits
    services.store.publications.onChange((subjects) => this.#drop(subjects))
  }

  /** The kept answer if it is still what guests should see. */
  find(key: string): KeptAnswer | undefined {
    const kept = this.#entries.get(key)?.kept
    return kept && this.#isGood(kept) ? kept : undefined
  }

  /** The kept answer, made first where there is none. Throws what `make` throws when there is no fallback. */
  async get(key: string, make: Make): Promise<KeptAnswer> {
    const found = this.find(key)
    if (found) return found
    try {
      const made = await this.#makeOnce(key, make)
      // What others had begun to make may be older than this question; the next begins after it.
      return this.#isGood(made) ? made : await this.#makeOnce(key, make)
    } catch (err) {
      const former = this.#entries.get(key)?.kept
      if (!former || !this.#isInTime(former)) throw err
      this.#log.warn({ err, key }, 'a page could not be made anew and goes on from memory')
      return former
    }
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes }
  }

  #isGood(kept: KeptAnswer): boolean {
    return !kept.isStale && this.#isInTime(kept)
  }

  #isInTime(kept: KeptAnswer): boolean {
    return kept.until === null || this.#services.now() < kept.until
  }

  #makeOnce(key: string, make: Make): Promise<KeptAnswer> {
    const running = this.#making.get(key)
    if (running) return running
    const made = this.#make(key, make).finally(() => this.#making.delete(key))
    this.#making.set(key, made)
    return made
  }

  async #make(key: string, make: Make): Promise<KeptAnswer> {
    const begunAt = this.#changes
    const reading = startReading(this.#services.store.db, this.#services.now())
    const answer = await make(reading)
    const until = await nextChange(reading)
    const kept = keep(answer, this.#headers, { subjects: reading.names, until })
    kept.isStale = this.#hasChanged(reading.names, begunAt)
    this.#remember(key, { kept, make, size: sizeOf(kept) })
    if (kept.isStale) this.#renew(key, make)
    else void this.#squeeze(key, kept)
    return kept
  }

  async #squeeze(key: string, kept: KeptAnswer): Promise<void> {
    try {
      // Later, so that it takes no core from what a publication makes anew just now.
      await pause(squeezeAfter, undefined, { ref: false })
      if (!kept.isStale) await squeeze(kept)
    } catch (err) {
      this.#log.warn({ err, key }, 'a page stays loosely compressed')
    }
  }

  #hasChanged(subjects: ReadonlySet<string>, since: number): boolean {
    for (const subject of subjects) if ((this.#changedAt.get(subject) ?? 0) > since) return true
    return false
  }

  #remember(key: string, entry: Entry): void {
    this.#forget(key)
    this.#entries.set(key, entry)
    this.#bytes += entry.size
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#most.bytes && this.#entries.size <= this.#most.entries) break
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.size
  }

  #drop(subjects: ReadonlySet<string>): void {
    this.#changes++
    for (const subject of subjects) this.#changedAt.set(subject, this.#changes)
    for (const [key, { kept, make }] of this.#entries) {
      if (kept.isStale || kept.subjects.isDisjointFrom(subjects)) continue
      kept.isStale = true
      this.#renew(key, make)
    }
  }

  /** One after the other and between requests, so that a change of every page holds nobody up. */
  #renew(key: string, make: Make): void {
    this.#toRenew.set(key, make)
    if (!this.#isRenewing) void this.#renewAll()
  }

  async #renewAll(): Promise<void> {
    this.#isRenewing = true
    for (const [key, make] of this.#toRenew) {
      await turn()
      this.#toRenew.delete(key)
      if (!this.#entries.get(key)?.kept.isStale) continue
      try {
        await this.#makeOnce(key, make)
      } catch (err) {
        this.#log.warn({ err, key }, 'a page waits to be made')
      }
    }
    this.#isRenewing = false
  }
}
