import { findNextMoment } from '#domain/content/publishing/settle.ts'
import type { Changed, Services } from '#domain/services.ts'

/** An answer that a guest got to a question of their own. */
export interface RecentAnswer {
  status: number
  type: string
  body: string
  /** The tag of its language, where its address does not say it. */
  language?: string
}

interface Entry {
  answer: RecentAnswer
  /** When (ISO 8601 UTC) the clock changes something that guests see, or null. */
  until: string | null
  /** Since when (ms of the process) something has been published that may not be in it, or null. */
  staleSince: number | null
}

/** Answers kept at most, and characters of one. */
export const most = { entries: 200, characters: 100_000 }

/** How long (ms) before the database fell silent an answer may have been overtaken, to be given still. */
const usualGrace = 10_000

/** For how long (ms) the database may say nothing before guests wait for it no longer. */
const longestSilence = 2_000

/**
 * What guests were answered last to questions of their own: searches, parts of lists. It is made for
 * each request; this is for those that come again while the database is away. What is published just
 * before that, and nobody can ask for any more, leaves an answer as good as a page from memory; what
 * was overtaken earlier, or the clock has changed, is not given again.
 */
export class RecentAnswers {
  readonly #services: Services
  readonly #grace: number
  readonly #entries = new Map<string, Entry>()
  /** What was asked before this is of a database that went back in time since. */
  #lostAt = 0
  #next: { sequence: number; at: Promise<string | null> } | null = null

  constructor(services: Services, grace = usualGrace) {
    this.#services = services
    this.#grace = grace
    services.store.publications.onChange((changed) => this.#hear(changed))
  }

  /** Grows with all that is published: to be asked before an answer is made. */
  get sequence(): number {
    return this.#services.store.publications.changes
  }

  /** @param sequence that of before it was made: what was published meanwhile may not be in it */
  async remember(key: string, answer: RecentAnswer, sequence: number): Promise<void> {
    if (answer.body.length > most.characters || sequence < this.#lostAt) return
    const until = await this.#nextChange(sequence).catch(() => undefined)
    if (until === undefined) return
    const staleSince = sequence === this.sequence ? null : performance.now()
    this.#entries.delete(key)
    this.#entries.set(key, { answer, until, staleSince })
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > most.entries && oldest !== undefined) this.#entries.delete(oldest)
  }

  /** The same at once, where the database has fallen silent: a guest who asked it would wait in vain. */
  recallInSilence(key: string): RecentAnswer | null {
    const { silence } = this.#services.store.publications
    return silence > longestSilence ? this.recall(key) : null
  }

  recall(key: string): RecentAnswer | null {
    const entry = this.#entries.get(key)
    if (!entry || this.#isOvertaken(entry)) return null
    const isOver = entry.until !== null && this.#services.now() >= entry.until
    return isOver ? null : entry.answer
  }

  #hear(changed: Changed): void {
    if (changed !== 'everything') {
      this.#overtake()
      return
    }
    this.#entries.clear()
    this.#next = null
    this.#lostAt = this.sequence
  }

  #overtake(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#isOvertaken(entry)) this.#entries.delete(key)
      else entry.staleSince ??= performance.now()
    }
  }

  #isOvertaken({ staleSince }: Entry): boolean {
    if (staleSince === null) return false
    const lastHeard = performance.now() - this.#services.store.publications.silence
    return lastHeard - staleSince >= this.#grace
  }

  /** Asked once for each publication. */
  async #nextChange(sequence: number): Promise<string | null> {
    const known = this.#next?.sequence === sequence ? await this.#next.at : ''
    if (known === null || known > this.#services.now()) return known
    const { store, now } = this.#services
    const at = findNextMoment(store.db, now())
    this.#next = { sequence, at }
    return at
  }
}
