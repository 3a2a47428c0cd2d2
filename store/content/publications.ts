import { anyEntryOf } from '#catalogue/order.ts'
import type { Db } from '../tables.ts'
import { documentKeyOf, documentName } from './document-key.ts'
import { findLastMark, listPublicationsSince, type Mark, type Publication } from './ledger.ts'

/** How often a node looks for what other nodes have published, in milliseconds. */
const lookEvery = 250

/** Rows of the ledger read at once. */
const chunk = 500

/** Rows of it whose names are told to whoever comes back. */
const mostTold = 10_000

/**
 * Names of what has changed for guests; `everything` where the database went back in time: whatever
 * was read before may be gone, and nothing of it may be used any more.
 */
type Changed = ReadonlySet<string> | 'everything'

type Listener = (changed: Changed) => void

/**
 * Follows the ledger and tells what has changed for guests: places by name (`home.hero`,
 * `promotion/17@de`) and lists (`promotion/*`). Every node reads what comes after the sequence that
 * it knows: at once after its own writes and where the database says so, else four times a second
 * (docs/decisions/0005). Each look sees whether the row that was read last is still there: if not, the
 * database went back in time, and everything counts as changed (docs/decisions/0083).
 */
export class Publications {
  readonly #db: Db
  readonly #changedAt = new Map<string, number>()
  readonly #listeners = new Set<Listener>()
  /** Sequences that this node is about to publish itself. */
  readonly #own = new Set<number>()
  #mark: Mark | null = null
  /** Counts what was heard of since the start; sequences are given again by a ledger that went back. */
  #changes = 0
  #everythingAt = 0
  #restarts = 0
  #lookedAt = performance.now()
  #lag = 0
  #trouble: unknown = null
  #timer: NodeJS.Timeout | null = null
  #looking: Promise<void> | null = null
  #again: Promise<void> | null = null

  constructor(db: Db) {
    this.#db = db
  }

  /** How far this node has read the ledger. */
  get sequence(): number {
    return this.#mark?.sequence ?? -1
  }

  /** The same with what that row is known by; null before the first look. */
  get mark(): Mark | null {
    return this.#mark
  }

  /** How often the database was found to have gone back in time. */
  get restarts(): number {
    return this.#restarts
  }

  /** Seconds from the last publication until this node knew of it, by the clocks of both. */
  get lag(): number {
    return this.#lag
  }

  /** What the last look failed for, or null. */
  get trouble(): unknown {
    return this.#trouble
  }

  /** For how long (ms) no look has come back: the database is away or does not answer. */
  get silence(): number {
    return performance.now() - this.#lookedAt
  }

  /**
   * The names of all that has changed since somebody had read up to a mark. Null where nobody can
   * say: that was another ledger (a backup was restored), or it is too much.
   */
  async namesAfter(mark: Mark): Promise<ReadonlySet<string> | null> {
    const names = new Set<string>()
    for (let after = mark, count = 0; count < mostTold; ) {
      const rows = await listPublicationsSince(this.#db, after, chunk)
      if (rows === null) return null
      const last = rows.at(-1)
      if (last === undefined) return names
      for (const name of rows.flatMap(namesOf)) names.add(name)
      after = last
      count += rows.length
    }
    return null
  }

  /** Grows with all that this process hears of: what was read while it did not is of one state. */
  get changes(): number {
    return this.#changes
  }

  /** The value of `changes` when anything of a subject was last published: what reads it once asks again when it has grown. */
  changedAt(type: string): number {
    return this.#changedAt.get(type) ?? this.#everythingAt
  }

  /** Calls `listener` with the names that have changed, until the returned function is called. */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Goes on with what this node has just published itself, and tells the listeners. It need not be
   * read where it comes right behind what is known: whoever publishes has its turn, so nothing that
   * is missing can come between (`lockPublications`).
   *
   * @param predecessor the identity of the publication before them: a sequence alone may be one that a ledger that went back gave again
   */
  async apply(rows: readonly Publication[], predecessor: string | null): Promise<void> {
    if (!this.#isNext(rows, predecessor)) return this.refresh()
    this.#tell(rows)
  }

  #isNext(rows: readonly Publication[], predecessor: string | null): boolean {
    if (!this.#mark || predecessor === '' || this.#mark.identity !== (predecessor ?? ''))
      return false
    let last = this.#mark.sequence
    return rows.every(({ sequence }, nth) => {
      const step = sequence - last
      last = sequence
      return step === 1 || (step === 0 && nth > 0)
    })
  }

  /** Reads on in the ledger and tells the listeners. Resolves when a look that began after this call is done. */
  refresh(): Promise<void> {
    if (!this.#looking) return this.#look()
    this.#again ??= this.#looking
      .catch(() => undefined)
      .then(() => {
        this.#again = null
        return this.#look()
      })
    return this.#again
  }

  /**
   * Looks, as somebody says that the ledger goes on to this sequence (null: they say no more than
   * that there is news). What this node has published itself it hears of too, and knows.
   */
  onNews(sequence: number | null): void {
    if (sequence !== null && (sequence <= this.sequence || this.#own.has(sequence))) return
    this.refresh().catch(() => undefined)
  }

  /**
   * This node is about to publish up to a sequence, and goes on with that by itself: it may hear of it
   * before its own commit has come back. Until the returned function is called that is no news.
   */
  expectOwn(sequence: number): () => void {
    this.#own.add(sequence)
    return () => this.#own.delete(sequence)
  }

  /** Looks again and again until `stop`. A failing look is tried again at the next turn. */
  watch(): void {
    this.#timer = setInterval(() => {
      if (!this.#looking) this.#look().catch(() => undefined)
    }, lookEvery)
    this.#timer.unref()
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
  }

  #look(): Promise<void> {
    this.#looking = this.#read()
      .then(
        () => {
          this.#trouble = null
        },
        (error) => {
          this.#trouble = error
          throw error
        },
      )
      .finally(() => {
        this.#looking = null
      })
    return this.#looking
  }

  async #read(): Promise<void> {
    this.#mark ??= await findLastMark(this.#db)
    for (;;) {
      const rows = await listPublicationsSince(this.#db, this.#mark, chunk)
      this.#lookedAt = performance.now()
      if (rows === null) {
        this.#startAnew(await findLastMark(this.#db))
        continue
      }
      // It may have gone on meanwhile with what it has published itself.
      const known = this.#mark.sequence
      this.#tell(rows.filter(({ sequence }) => sequence > known))
      if (rows.length < chunk) return
    }
  }

  #tell(rows: readonly Publication[]): void {
    const last = rows.at(-1)
    if (last === undefined) return
    this.#mark = { sequence: last.sequence, identity: last.identity, at: last.at }
    this.#lag = Math.max(0, Date.now() - Date.parse(last.at)) / 1000
    this.#changes += 1
    for (const { subject } of rows) this.#changedAt.set(subject, this.#changes)
    this.#notify(new Set(rows.flatMap(namesOf)))
  }

  #startAnew(mark: Mark): void {
    this.#mark = mark
    this.#changes += 1
    this.#everythingAt = this.#changes
    this.#changedAt.clear()
    this.#restarts += 1
    this.#notify('everything')
  }

  #notify(changed: Changed): void {
    for (const listener of this.#listeners) listener(changed)
  }
}

function namesOf(row: Publication): string[] {
  const name = documentName(documentKeyOf(row))
  return row.entry_id === 0 ? [name] : [name, anyEntryOf(row.subject)]
}
