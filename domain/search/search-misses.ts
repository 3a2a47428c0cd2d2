import { addSearchMisses, listSearchMisses } from '#store/search/search-misses.ts'
import type { Db } from '#store/tables.ts'
import type { Services } from '../services.ts'
import type { SearchTerm } from './index/messages.ts'

/** Terms that wait to be written at most: a guest's searches never become a write each. */
const maxWaiting = 200

/** Longer ones are no terms that an editor could do something about. */
const maxLength = 80

/** Milliseconds between writes. */
const writeInterval = 5_000

/** Terms that found nothing, counted in memory until they are written together. */
class SearchMisses {
  #waiting = new Map<string, number>()

  /** Counts a query that found nothing, in the words that the index knows. */
  note(terms: readonly SearchTerm[]): void {
    const term = terms.flatMap(({ words }) => words.map(({ forms: [form] }) => form)).join(' ')
    if (term.length < 2 || term.length > maxLength) return
    const known = this.#waiting.get(term)
    if (known === undefined && this.#waiting.size >= maxWaiting) return
    this.#waiting.set(term, (known ?? 0) + 1)
  }

  /** Returns the counts since the last call, and resets them. */
  take(): Map<string, number> {
    const taken = this.#waiting
    this.#waiting = new Map()
    return taken
  }
}

const missesByDb = new WeakMap<Db, SearchMisses>()

/** The counter of this process for a database. */
export function missesOf(db: Db): SearchMisses {
  const known = missesByDb.get(db)
  if (known) return known
  const made = new SearchMisses()
  missesByDb.set(db, made)
  return made
}

/** Writes what has been counted, in one transaction; nothing when there is nothing. */
export async function writeSearchMisses({
  store,
  now,
}: Pick<Services, 'store' | 'now'>): Promise<void> {
  const misses = missesOf(store.db).take()
  if (misses.size > 0) await store.write((tx) => addSearchMisses(tx, misses, now()))
}

/** Writes them now and then, and once more at `stop`. What goes wrong is told, and no reason to end. */
export function runSearchMissWorker(
  services: Pick<Services, 'store' | 'now'>,
  { report }: { report(error: unknown, what: string): void },
) {
  const write = () =>
    writeSearchMisses(services).catch((error) => report(error, 'searches were not counted'))
  const timer = setInterval(write, writeInterval).unref()
  return {
    stop(): Promise<void> {
      clearInterval(timer)
      return write()
    },
  }
}

/** The terms that guests most often searched for without finding anything. */
export function listZeroResults(db: Db, limit: number) {
  return listSearchMisses(db, limit)
}
