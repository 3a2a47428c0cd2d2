import { anyEntryOf } from '#catalogue/order.ts'
import type { Db } from '../tables.ts'
import { findLastSequence, listPublicationsAfter, type Publication } from './ledger.ts'
import { placeName, placeOf } from './place.ts'

/** How often a node looks for what other nodes have published, in milliseconds. */
const lookEvery = 250

/** Rows of the ledger read at once. */
const chunk = 500

type Listener = (changed: ReadonlySet<string>) => void

/**
 * Follows the ledger and tells what has changed for guests: places by name (`home.hero`,
 * `promotion/17@de`) and lists (`promotion/*`). Every node reads what comes after the sequence that
 * it knows: at once after its own writes and where the database says so, else four times a second
 * (docs/decisions/0005).
 */
export class Publications {
  readonly #db: Db
  readonly #changedAt = new Map<string, number>()
  readonly #listeners = new Set<Listener>()
  #sequence = -1
  #timer: NodeJS.Timeout | null = null
  #looking: Promise<void> | null = null
  #again: Promise<void> | null = null

  constructor(db: Db) {
    this.#db = db
  }

  /** How far this node has read the ledger. */
  get sequence(): number {
    return this.#sequence
  }

  /** Grows when anything of a subject is published: what reads it once asks again when it has grown. */
  changedAt(subject: string): number {
    return this.#changedAt.get(subject) ?? 0
  }

  /** Calls `listener` with the names that have changed, until the returned function is called. */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
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
    this.#looking = this.#read().finally(() => {
      this.#looking = null
    })
    return this.#looking
  }

  async #read(): Promise<void> {
    if (this.#sequence < 0) this.#sequence = await findLastSequence(this.#db)
    for (;;) {
      const rows = await listPublicationsAfter(this.#db, this.#sequence, chunk)
      const last = rows.at(-1)?.sequence
      if (last === undefined) return
      this.#sequence = last
      const changed = new Set(rows.flatMap(namesOf))
      for (const { subject } of rows) this.#changedAt.set(subject, last)
      for (const listener of this.#listeners) listener(changed)
    }
  }
}

function namesOf(row: Publication): string[] {
  const name = placeName(placeOf(row))
  return row.entry_id === 0 ? [name] : [name, anyEntryOf(row.subject)]
}
