import { setTimeout as pause } from 'node:timers/promises'
import { declarations } from '#catalogue/catalogue.ts'
import { listDocumentStatesAfter } from '#store/content/document-states.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { changeFact, findFact } from '#store/facts.ts'
import type { Services } from '../services.ts'
import type { Pace } from './fill-texts.ts'
import { settingsVersion } from './found/brand-zone.ts'
import { indexEntries } from './index-entries.ts'

const fact = 'search settings'

/**
 * Writes anew when guests find what is in force from a day on, where the brand's settings, and with them
 * the moment at which its days begin, are not those by which all of that was written. Otherwise looks
 * at one fact. A zone would not do as that: changed and changed back, it says nothing of what was
 * written between, or in part.
 */
export async function fillDated(
  { store }: Pick<Services, 'store'>,
  { atOnce, rest, signal }: Pace,
): Promise<void> {
  const version = String(await settingsVersion(store.db))
  if ((await findFact(store.db, fact)) === version) return
  for (const declaration of declarations.filter(({ search }) => search?.since)) {
    for (let last: number | undefined = -1; ; ) {
      const heads = await listDocumentStatesAfter(store.db, declaration.key, last, atOnce)
      const ids = heads.map(({ entry_id }) => entry_id)
      last = ids.at(-1)
      if (last === undefined) break
      await store.write(async (tx) => {
        await lockPublications(tx)
        await indexEntries(tx, declaration, ids)
      })
      await pause(rest)
      if (signal?.aborted) return
    }
  }
  // Where they have changed meanwhile, whoever tells of that comes again.
  await store.write((tx) => changeFact(tx, fact, version))
}
