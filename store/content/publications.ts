import { anyEntryOf } from '#catalogue/order.ts'
import type { Db } from '../tables.ts'
import { documentKeyOf, documentName } from './document-key.ts'
import {
  findLastPosition,
  type LedgerPosition,
  listPublicationsSince,
  type Publication,
} from './ledger.ts'

const pollInterval = 250

const batchSize = 500

const maxPublications = 10_000

/** `everything`: the database was restored from a backup, and nothing read before may be used. */
type Changed = ReadonlySet<string> | 'everything'

type Listener = (changed: Changed) => void

/**
 * Follows the ledger and notifies listeners by name: documents (`home.hero`, `promotion/17@de`) and
 * lists (`promotion/*`). It reads on after own writes and notifications, and polls otherwise
 * (docs/decisions/0005). When its last row is gone, everything has changed (docs/decisions/0083).
 */
export class Publications {
  readonly #db: Db
  readonly #changedAt = new Map<string, number>()
  readonly #listeners = new Set<Listener>()
  readonly #own = new Set<number>()
  #mark: LedgerPosition | null = null
  /** Not a sequence: after a restore the ledger gives those again. */
  #changes = 0
  #everythingAt = 0
  #restarts = 0
  #lookedAt = performance.now()
  #lag = 0
  #failure: unknown = null
  #timer: NodeJS.Timeout | null = null
  #looking: Promise<void> | null = null
  #again: Promise<void> | null = null

  constructor(db: Db) {
    this.#db = db
  }

  get sequence(): number {
    return this.#mark?.sequence ?? -1
  }

  get mark(): LedgerPosition | null {
    return this.#mark
  }

  get restarts(): number {
    return this.#restarts
  }

  /** Seconds, by the clocks of both nodes. */
  get lag(): number {
    return this.#lag
  }

  get trouble(): unknown {
    return this.#failure
  }

  /** Milliseconds since the ledger was last read. */
  get silence(): number {
    return performance.now() - this.#lookedAt
  }

  /** Returns null when the mark is not in this ledger, or too much has changed. */
  async namesAfter(mark: LedgerPosition): Promise<ReadonlySet<string> | null> {
    const names = new Set<string>()
    for (let after = mark, count = 0; count < maxPublications; ) {
      const rows = await listPublicationsSince(this.#db, after, batchSize)
      if (rows === null) return null
      const last = rows.at(-1)
      if (last === undefined) return names
      for (const name of rows.flatMap(namesOf)) names.add(name)
      after = last
      count += rows.length
    }
    return null
  }

  /** Data read while this number stays the same is consistent. */
  get changes(): number {
    return this.#changes
  }

  /** A cache of the type is stale once this has grown. */
  changedAt(type: string): number {
    return this.#changedAt.get(type) ?? this.#everythingAt
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Takes what this node has just committed. Reads the ledger only where a row is missing in
   * between. `predecessor` is the identity of the row before: a sequence could have been given
   * twice.
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

  /** Reads on in the ledger. Resolves after a read that began after this call. */
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

  /** Null: the sender did not say which sequence. */
  onNews(sequence: number | null): void {
    if (sequence !== null && (sequence <= this.sequence || this.#own.has(sequence))) return
    this.refresh().catch(() => undefined)
  }

  /** Ignores the notification of this node's own commit until the returned function is called. */
  expectOwn(sequence: number): () => void {
    this.#own.add(sequence)
    return () => this.#own.delete(sequence)
  }

  /** Polls until `stop`. A failed read is repeated at the next interval. */
  watch(): void {
    this.#timer = setInterval(() => {
      if (!this.#looking) this.#look().catch(() => undefined)
    }, pollInterval)
    this.#timer.unref()
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
  }

  #look(): Promise<void> {
    this.#looking = this.#read()
      .then(
        () => {
          this.#failure = null
        },
        (error) => {
          this.#failure = error
          throw error
        },
      )
      .finally(() => {
        this.#looking = null
      })
    return this.#looking
  }

  async #read(): Promise<void> {
    this.#mark ??= await findLastPosition(this.#db)
    for (;;) {
      const rows = await listPublicationsSince(this.#db, this.#mark, batchSize)
      this.#lookedAt = performance.now()
      if (rows === null) {
        this.#restart(await findLastPosition(this.#db))
        continue
      }
      // `apply` may have advanced meanwhile.
      const known = this.#mark.sequence
      this.#tell(rows.filter(({ sequence }) => sequence > known))
      if (rows.length < batchSize) return
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

  #restart(mark: LedgerPosition): void {
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
