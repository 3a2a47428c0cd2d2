import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchSite } from '#domain/search/search-site.ts'
import { openStore } from '#store/store.ts'
import { addManyProducts } from '#test/add-many-products.ts'

const queries = ['burger', 'smoky burgr', 'chese onion relish', 'ba', 'taste1z', 'nothing like it']

/** Milliseconds that searches among so many entries take, from the question to the answer. */
export async function searchTimes(entries: number, rounds: number): Promise<number[]> {
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
