import { nextChange } from '#domain/reading/next-change.ts'
import { type Reading, startReading } from '#domain/reading/reading.ts'
import type { Changed, Services } from '#domain/services.ts'

/** What a response was made from, and whether that is still so. */
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

interface Tracked extends Dependencies {
  isStale: boolean
}

/**
 * Tracks what responses were made from, by their keys, and tells which of them a publication has made
 * stale. Only this file and `domain/reading/reading.ts` know the names of what is read and published.
 */
export class DependencyTracker {
  readonly #services: Services
  readonly #onStale: (key: string) => void
  readonly #tracked = new Map<string, Tracked>()
  /** What has been published while each reading is under way. */
  readonly #duringReadings = new Set<Set<string>>()

  /** @param onStale called with the key of each answer that has just become stale */
  constructor(services: Services, onStale: (key: string) => void) {
    this.#services = services
    this.#onStale = onStale
    services.store.publications.onChange((names) => this.#changed(names))
  }

  /**
   * Returns what `make` makes of one snapshot of the database for the response of that key, and its
   * dependencies. A publication meanwhile makes them stale from the beginning, and does not call `onStale`.
   */
  async read<T>(
    key: string,
    make: (reading: Reading) => Promise<T>,
  ): Promise<{ made: T; dependencies: Dependencies }> {
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
      const dependencies = { until, names, restarts, isStale }
      if (!dependencies.isStale) this.#tracked.set(key, dependencies)
      return { made, dependencies }
    } finally {
      this.#duringReadings.delete(published)
    }
  }

  /** Returns whether it was read before the database went back in time: not even a fallback then. */
  isLost({ restarts }: Dependencies): boolean {
    return restarts !== this.#services.store.publications.restarts
  }

  /** Stops tracking a response that is no longer cached. */
  forget(key: string, dependencies: Dependencies): void {
    if (this.#tracked.get(key) === dependencies) this.#tracked.delete(key)
  }

  #changed(changed: Changed): void {
    const isAll = changed === 'everything'
    if (!isAll)
      for (const published of this.#duringReadings) for (const name of changed) published.add(name)
    for (const [key, dependencies] of this.#tracked) {
      if (!isAll && dependencies.names.isDisjointFrom(changed)) continue
      this.#tracked.delete(key)
      dependencies.isStale = true
      this.#onStale(key)
    }
  }
}
