import { nextChange } from '#domain/reading/next-change.ts'
import { type Reading, startReading } from '#domain/reading/reading.ts'
import type { Changed, Services } from '#domain/services.ts'
import { NamedMap } from './named-map.ts'

/** What an answer stands on: what was read for it, and whether that is still so. */
export interface Dependencies {
  /** ISO time at which the clock alone changes it, or null. */
  readonly until: string | null
  /** Turns true by itself when something that was read is published anew. */
  readonly isStale: boolean
  /** How often the database had gone back in time when it was read. */
  readonly restarts: number
  /** Names of what was read. */
  readonly names: ReadonlySet<string>
}

interface Standing extends Dependencies {
  isStale: boolean
}

/**
 * Knows what answers were made from, by the keys of those answers, and says which of them a
 * publication has made stale. How the things that are read and published are named is known here
 * and in `domain/reading/reading.ts`, and nowhere else: whoever keeps bytes asks only for a `Dependencies`.
 */
export class DependencyTracker {
  readonly #services: Services
  readonly #onStale: (key: string) => void
  readonly #standing = new NamedMap<Standing>(({ names }) => names)
  /** What has been published while each reading is under way. */
  readonly #duringReadings = new Set<Set<string>>()

  /** @param onStale called with the key of each answer whose basis has just become stale */
  constructor(services: Services, onStale: (key: string) => void) {
    this.#services = services
    this.#onStale = onStale
    services.store.publications.onChange((names) => this.#changed(names))
  }

  /**
   * One reading, of one moment of the database, for the answer of that key: what `make` makes of it, and the basis of that. What is
   * published while it reads makes it stale from the beginning, and does not call `onStale`.
   */
  async read<T>(
    key: string,
    make: (reading: Reading) => Promise<T>,
  ): Promise<{ made: T; basis: Dependencies }> {
    const { store, now } = this.#services
    const published = new Set<string>()
    const { restarts } = store.publications
    this.#duringReadings.add(published)
    try {
      const { made, until, names } = await store.readSnapshot(async (db) => {
        const reading = startReading(db, now())
        return { made: await make(reading), until: await nextChange(reading), names: reading.names }
      })
      const isLost = restarts !== store.publications.restarts
      const isStale = isLost || !names.isDisjointFrom(published)
      const basis = { until, names, restarts, isStale }
      if (!basis.isStale) this.#standing.set(key, basis)
      return { made, basis }
    } finally {
      this.#duringReadings.delete(published)
    }
  }

  /** Returns whether it was read before the database went back in time: not even a fallback then. */
  isLost({ restarts }: Dependencies): boolean {
    return restarts !== this.#services.store.publications.restarts
  }

  /** Nothing is kept any more that stands on it. */
  forget(key: string, dependencies: Dependencies): void {
    if (this.#standing.get(key) === dependencies) this.#standing.delete(key)
  }

  #changed(changed: Changed): void {
    const isAll = changed === 'everything'
    if (!isAll)
      for (const published of this.#duringReadings) for (const name of changed) published.add(name)
    const keys = isAll ? [...this.#standing.keys()] : this.#standing.under(changed)
    for (const key of keys) {
      const basis = this.#standing.get(key)
      if (!basis) continue
      this.#standing.delete(key)
      basis.isStale = true
      this.#onStale(key)
    }
  }
}
