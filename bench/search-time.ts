import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchSite } from '#domain/search/search-site.ts'
import { openStore } from '#store/store.ts'
import { addManyProducts } from '#test/add-many-products.ts'
import { row } from './row.ts'
import { milliseconds, spread } from './spread.ts'

const queries = ['burger', 'smoky burgr', 'chese onion relish', 'ba', 'taste1z', 'nothing like it']

const entries = 10_000

export async function measureSearch(): Promise<void> {
  const times = await searchTimes(5)
  row(`search among ${entries} entries`, milliseconds(spread(times)), '< 20 ms')
}

/** Milliseconds that searches among these entries take, from the question to the answer. */
async function searchTimes(rounds: number): Promise<number[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'linecheck-search-'))
  const store = await openStore({ databaseUrl: null, dataDir })
  try {
    const now = new Date().toISOString()
    await addManyProducts(store, entries, now)
    await searchSite(store.db, now, 'warm')
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      for (const query of queries) {
        const begun = performance.now()
        await searchSite(store.db, now, query)
        times.push(performance.now() - begun)
      }
    }
    return times
  } finally {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
