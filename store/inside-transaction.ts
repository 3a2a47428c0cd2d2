import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'

/** Knows whether code runs inside a transaction, where the root handle must not be used. */
export class InsideTransaction {
  readonly #inside = new AsyncLocalStorage<true>()

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#inside.run(true, work)
  }

  requireOutside() {
    if (this.#inside.getStore())
      throw new Error('The root handle was used inside a transaction: pass the transaction on')
  }

  /** Makes a read on the root handle inside a transaction throw, instead of reading other rows. */
  readonly guard: KyselyPlugin = {
    transformQuery: ({ node }) => {
      this.requireOutside()
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
