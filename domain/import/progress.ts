import { setImmediate as turn } from 'node:timers/promises'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { Problem } from '#domain/problem.ts'
import type { Store } from '#store/store.ts'

/** How far an import is, and the word that it should stop. */
export class Progress {
  /** Rows that have been looked at or written. */
  done = 0
  /** How many there are to be, as far as is known; 0 while the file is read. */
  total = 0
  /** Grows with every step: while it does, the import is alive. */
  steps = 0
  /** Called before what was written is made to last: from then on it cannot be called off. */
  beforeCommit: () => Promise<void> = async () => undefined
  /** Aborted when it is to stop. */
  readonly signal: AbortSignal
  readonly #calledOff = new AbortController()

  /** @param gone aborted when whoever asked has gone */
  constructor(gone?: AbortSignal) {
    const { signal } = this.#calledOff
    this.signal = gone ? AbortSignal.any([gone, signal]) : signal
  }

  cancel(): void {
    this.#calledOff.abort()
  }

  /** Hears whether it was called off. Throws (409) then: what it is in is undone. */
  async step(rows = 0): Promise<void> {
    this.done += rows
    this.steps += 1
    await turn()
    if (this.signal.aborted) throw new Problem('conflict', importMessages.cancelled)
  }
}

/**
 * The one import that a process takes in at a time, by whom: a file and all that it changes are in
 * memory meanwhile.
 */
class ImportPlace {
  #running: { personId: number; progress: Progress } | null = null

  /** Refuses while another one runs (409). */
  async take<T>(
    personId: number,
    signal: AbortSignal,
    work: (progress: Progress) => Promise<T>,
  ): Promise<T> {
    if (this.#running) throw new Problem('conflict', importMessages.running)
    const progress = new Progress(signal)
    this.#running = { personId, progress }
    try {
      return await work(progress)
    } finally {
      this.#running = null
    }
  }

  /** This person's, or null. */
  of(personId: number): Progress | null {
    return this.#running?.personId === personId ? this.#running.progress : null
  }
}

const places = new WeakMap<Store, ImportPlace>()

/** The place of those who take in what a store keeps. */
export function importSlot(store: Store): ImportPlace {
  const known = places.get(store) ?? new ImportPlace()
  places.set(store, known)
  return known
}
