import { setTimeout as pause } from 'node:timers/promises'
import { declarations } from '#catalogue/catalogue.ts'
import { runRepeatedly } from '#domain/run-repeatedly.ts'
import type { SiteServices } from '#domain/services.ts'
import { listNextDocumentStates } from '#store/content/document-states.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { changeFact, findFact } from '#store/facts.ts'
import { indexSpots } from './index-spots.ts'
import { keysVersion } from './location-keys.ts'

/** The version before wrote its texts anew where this fact is not its own: it does so again when it comes back. */
const fact = 'search'
const written = `spots ${keysVersion}`

interface Pace {
  /** Entries a transaction. */
  atOnce: number
  /** Pause (ms) after each transaction. */
  rest: number
  /** Stops after the current transaction; the next start continues. */
  signal?: AbortSignal
}

/**
 * Writes the search keys of restaurants published before the keys' current version; otherwise it
 * reads one fact. Returns whether all are written.
 */
export async function fillSpots(
  { store }: Pick<SiteServices, 'store'>,
  { atOnce, rest, signal }: Pace,
): Promise<boolean> {
  if ((await findFact(store.db, fact)) === written) return false
  for (const declaration of declarations.filter(({ search }) => search?.spot)) {
    for (let last: number | undefined = -1; ; ) {
      const states = await listNextDocumentStates(store.db, declaration.key, last, atOnce)
      const ids = states.map(({ entry_id }) => entry_id)
      last = ids.at(-1)
      if (last === undefined) break
      await store.write(async (tx) => {
        await lockPublications(tx)
        await indexSpots(tx, declaration, ids)
      })
      await pause(rest)
      if (signal?.aborted) return false
    }
  }
  await store.write((tx) => changeFact(tx, fact, written))
  return true
}

/** Runs `fillSpots` in the background and retries after a failure, until `stop`. */
export function spotsWorker(
  { store, search }: Pick<SiteServices, 'store' | 'search'>,
  { report }: { report(error: unknown, what: string): void },
) {
  return runRepeatedly(
    async (signal) => {
      if (await fillSpots({ store }, { atOnce: 10, rest: 2, signal })) search.reloadLocationWords()
    },
    {
      look: 60_000,
      failed: (error) =>
        report(error, 'by what guests find restaurants was not brought up to date'),
    },
  )
}
