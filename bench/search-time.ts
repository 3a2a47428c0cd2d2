import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { searchSite } from '#domain/search/search-site.ts'
import { openStore, type Store } from '#store/store.ts'
import { addManyProducts, sixtySearches } from '#test/content/add-many-products.ts'
import { row } from './row.ts'

const entries = 100_000
const rounds = 5

export async function measureSearch(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'linecheck-search-'))
  const store = await openStore({ databaseUrl: null, dataDir })
  try {
    const now = new Date().toISOString()
    await addManyProducts(store, entries, now)
    const { times, stall } = await searchTimes(store, now)
    const worst = times.at(-1) ?? 0
    const most = times[Math.floor(times.length * 0.95)] ?? 0
    row(`search among ${entries} entries, p95`, `${most.toFixed(0)} ms`, '< 20 ms')
    row('the same, worst', `${worst.toFixed(0)} ms`, '< 50 ms')
    row('stall of the serving thread meanwhile', `${stall.toFixed(0)} ms`, '< 50 ms')
  } finally {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Milliseconds that sixty searches take, from the question to the answer, in order; and the longest stall. */
async function searchTimes(store: Store, now: string) {
  await searchSite(store, now, 'warm')
  const stalls = monitorEventLoopDelay({ resolution: 1 })
  const times: number[] = []
  stalls.enable()
  for (let round = 0; round < rounds; round++) {
    for (const query of sixtySearches) {
      const begun = performance.now()
      await searchSite(store, now, query)
      times.push(performance.now() - begun)
    }
  }
  stalls.disable()
  return { times: times.sort((a, b) => a - b), stall: stalls.max / 1e6 }
}
