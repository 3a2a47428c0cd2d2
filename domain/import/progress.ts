import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { Problem } from '#domain/problem.ts'
import type { Store } from '#store/store.ts'

/** The progress of an import, and the signal that cancels it. */
export class Progress {
  /** Rows that are planned or written. */
  done = 0
  /** Expected rows; 0 while the file is read. */
  total = 0
  /** Raised by every step, while the import is alive. */
  steps = 0
  /** Called before the commit: from then on it cannot be cancelled. */
  beforeCommit: () => Promise<void> = async () => undefined
  /** Aborted when it is to stop. */
  readonly signal: AbortSignal
  readonly #cancelled = new AbortController()

  /** @param gone aborted when the client has gone */
  constructor(gone?: AbortSignal) {
    const { signal } = this.#cancelled
    this.signal = gone ? AbortSignal.any([gone, signal]) : signal
  }

  cancel(): void {
    this.#cancelled.abort()
  }

  /** Throws `Problem('conflict')` once it is cancelled; the transaction rolls back. */
  async step(rows = 0): Promise<void> {
    this.done += rows
    this.steps += 1
    await yieldToEventLoop()
    if (this.signal.aborted) throw new Problem('conflict', importMessages.cancelled)
  }
}

/** The one import at a time of a process: a file and all its changes are in memory. */
class ImportSlot {
  #running: { personId: number; progress: Progress } | null = null

  /** Throws `Problem('conflict')` while another one runs. */
  async run<T>(
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

  /** Returns this person's import, or null. */
  find(personId: number): Progress | null {
    return this.#running?.personId === personId ? this.#running.progress : null
  }
}

const slots = new WeakMap<Store, ImportSlot>()

export function importSlot(store: Store): ImportSlot {
  const slot = slots.get(store) ?? new ImportSlot()
  slots.set(store, slot)
  return slot
}
