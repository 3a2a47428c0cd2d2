import { setTimeout as pause } from 'node:timers/promises'
import { runRepeatedly } from '#domain/run-repeatedly.ts'
import type { Services } from '#domain/services.ts'
import { chainNext } from '#store/content/ledger-chain.ts'
import type { Store } from '#store/store.ts'

/** Sequences in one transaction. */
const batchSize = 100

/** Milliseconds after each transaction, in which others write. */
const rest = 5

/** Writes the hashes of publications that have none: those of before an update, or by an older version. */
export async function chainLedger(store: Store, signal?: AbortSignal): Promise<void> {
  while ((await store.write((tx) => chainNext(tx, batchSize))) === batchSize) {
    if (signal?.aborted) return
    await pause(rest)
  }
}

export function runChainWorker(
  { store }: Pick<Services, 'store'>,
  { report }: { report(error: unknown, what: string): void },
) {
  return runRepeatedly((signal) => chainLedger(store, signal), {
    look: 60_000,
    failed: (error) => report(error, 'the ledger could not be chained'),
  })
}
