import { nextChange } from '#domain/reading/next-change.ts'
import { type Reading, startReading } from '#domain/reading/reading.ts'
import type { PublicationChange, Services } from '#domain/services.ts'

/** The documents and times that a response was made from. */
export interface Dependencies {
  /** ISO time at which the clock changes it (a start or an end), or null. */
  readonly until: string | null
  /** Becomes true when something that was read is published again. */
  readonly isStale: boolean
  /** How often an older database had been restored when it was read. */
  readonly restarts: number
  /** Names of the content that was read. */
  readonly names: ReadonlySet<string>
}

interface Tracked extends Dependencies {
  isStale: boolean
}

/** Tracks what responses were made from, by cache key, and marks them stale when it is published again. */
export class DependencyTracker {
  readonly #services: Services
  readonly #onStale: (key: string) => void
  readonly #tracked = new Map<string, Tracked>()
  /** For each running read, what has been published meanwhile. */
  readonly #duringReadings = new Set<Set<string>>()

  /** @param onStale called with the key of each response that becomes stale */
  constructor(services: Services, onStale: (key: string) => void) {
    this.#services = services
    this.#onStale = onStale
    services.store.publications.onChange((names) => this.#changed(names))
  }

  /**
   * Calls `make` with one snapshot of the database. Returns its result and dependencies, which are stale
   * already, without a call of `onStale`, when something of them was published meanwhile.
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

  /** Returns whether an older database was restored since: then the response must not be used at all. */
  isLost({ restarts }: Dependencies): boolean {
    return restarts !== this.#services.store.publications.restarts
  }

  /** Stops tracking a response that is no longer cached. */
  forget(key: string, dependencies: Dependencies): void {
    if (this.#tracked.get(key) === dependencies) this.#tracked.delete(key)
  }

  #changed(changed: PublicationChange): void {
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
