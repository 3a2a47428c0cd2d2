/** Statements of which one is kept ready on each connection. */
const mostPrepared = 500

/** Uses after which a statement is kept ready: what comes once or twice is not. */
const oftenEnough = 5

/** Texts of which the uses are counted. */
const mostCounted = 5_000

/**
 * Which statements PostgreSQL keeps parsed and planned, by their names: those that come again and
 * again. Every connection of a process knows a statement by the same name.
 */
export class Prepared {
  readonly #names = new Map<string, string>()
  readonly #uses = new Map<string, number>()
  #isRefused = false

  /** The name of a statement, or undefined for one that is sent whole. */
  nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql)
    if (known !== undefined || this.#isRefused || this.#names.size === mostPrepared) return known
    const uses = (this.#uses.get(sql) ?? 0) + 1
    if (this.#uses.size === mostCounted) this.#uses.clear()
    this.#uses.set(sql, uses)
    if (uses < oftenEnough || !isPlanned.test(sql)) return undefined
    const name = `linecheck_${this.#names.size + 1}`
    this.#names.set(sql, name)
    this.#uses.delete(sql)
    return name
  }

  /** What stands between us and the server hands statements of one connection to another. */
  giveUp(): void {
    this.#isRefused = true
    this.#names.clear()
  }
}

const isPlanned = /^\s*(select|insert|update|delete|with)\b/i
