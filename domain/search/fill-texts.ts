import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { declarations } from '#catalogue/catalogue.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { listDocumentStatesAfter } from '#store/content/document-states.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { changeFact, findFact } from '#store/facts.ts'
import { listTextsOfOthers } from '#store/search/search-texts.ts'
import type { Services } from '../services.ts'
import { indexEntries, replaceTexts } from './index-entries.ts'
import { indexSpots } from './spots/index-spots.ts'
import { keysVersion } from './spots/place-keys.ts'
import { wordsVersion } from './words/search-words.ts'

const fact = 'search'

export interface Pace {
  /** How many entries it takes in one transaction. */
  atOnce: number
  /** How long (ms) others go first after each. */
  rest: number
  /** Ends it after the next step; it begins anew at the next start. */
  signal?: AbortSignal
}

/**
 * Writes what guests find of all that was published before there were such texts, or before the
 * catalogue said of it what it says now; otherwise looks at one fact and does nothing. Step by step,
 * beside whatever else is done: what is published meanwhile is found at once.
 */
export async function fillTexts(
  { store }: Pick<Services, 'store'>,
  { atOnce, rest, signal }: Pace,
): Promise<void> {
  const searchable = declarations.filter(({ search }) => search !== null)
  const wanted = fingerprintOf(searchable)
  if ((await findFact(store.db, fact)) === wanted) return
  const keys = searchable.map(({ key }) => key)
  for (let left = 1; left > 0; ) {
    left = await store.write(async (tx) => {
      await lockPublications(tx)
      const others = await listTextsOfOthers(tx, keys)
      await replaceTexts(tx, others, [])
      return others.length
    })
  }
  for (const declaration of searchable) {
    for (let last = -1; ; ) {
      const heads = await listDocumentStatesAfter(store.db, declaration.key, last, atOnce)
      const ids = heads.map(({ entry_id }) => entry_id)
      const newest = ids.at(-1)
      if (newest === undefined) break
      last = newest
      await store.write(async (tx) => {
        await lockPublications(tx)
        await indexEntries(tx, declaration, ids)
        await indexSpots(tx, declaration, ids)
      })
      await pause(rest)
      if (signal?.aborted) return
    }
  }
  await store.write((tx) => changeFact(tx, fact, wanted))
}

/** All that decides what texts there are. */
function fingerprintOf(searchable: readonly Declaration[]): string {
  const said = searchable.map(({ key, fields, set, search }) => {
    const kinds = [...fields, ...(set?.fields ?? [])]
    return [
      key,
      search?.topics,
      search?.parts?.key,
      ...(search?.spot ? ['spot', keysVersion] : []),
      ...(search?.since ? [search.since] : []),
      kinds.map((field) => [field.key, field.kind, field.translated]),
    ]
  })
  const text = JSON.stringify([wordsVersion, said])
  return createHash('sha256').update(text).digest('hex')
}
