import type { Db } from '../tables.ts'

/** How often a node looks for what other nodes have published, in milliseconds. */
const lookEvery = 250

type Listener = (subjects: ReadonlySet<string>) => void

/**
 * Knows which version of each subject guests should see, and tells when one changes. The table
 * `published` has one row a subject, counted up in the transaction that publishes; every node reads
 * it four times a second, and at once after its own writes. One mechanism for one process, several
 * processes and several nodes (docs/decisions/0005).
 */
export class Publications {
  readonly #db: Db
  readonly #versions = new Map<string, number>()
  readonly #listeners = new Set<Listener>()
  #timer: NodeJS.Timeout | null = null
  #looking: Promise<void> | null = null

  constructor(db: Db) {
    this.#db = db
  }

  /** The published version of a subject as this node knows it; 0 before the first. */
  versionOf(subject: string): number {
    return this.#versions.get(subject) ?? 0
  }

  /** Calls `listener` with the subjects that have changed, until the returned function is called. */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads the table and tells the listeners. */
  async refresh(): Promise<void> {
    const rows = await this.#db.selectFrom('published').selectAll().execute()
    const changed = new Set<string>()
    for (const { subject, version } of rows) {
      if (this.versionOf(subject) >= version) continue
      this.#versions.set(subject, version)
      changed.add(subject)
    }
    if (changed.size > 0) for (const listener of this.#listeners) listener(changed)
  }

  /** Looks again and again until `stop`. A failing look is tried again at the next turn. */
  watch(): void {
    this.#timer = setInterval(() => {
      this.#looking ??= this.refresh()
        .catch(() => undefined)
        .finally(() => {
          this.#looking = null
        })
    }, lookEvery)
    this.#timer.unref()
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
  }
}
