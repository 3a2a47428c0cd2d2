import { sql } from 'kysely'
import { findLocations, type LocationSearch } from '#domain/reading/locations/find-locations.ts'
import { SiteSearch } from '#domain/search/site-search.ts'
import { openStore, type Store } from '#store/store.ts'
import { startPostgres } from '#test/postgres.ts'
import { measureCalls } from '../scale/measure-calls.ts'
import { ownStalls } from '../scale/stalls.ts'
import { dataFolder } from '../start-app.ts'
import { fillRestaurants } from './fill-restaurants.ts'

const restaurants = 40_000
const page = { limit: 20, offset: 0 }
const berlin = { latitude: 52.5163, longitude: 13.3777 }

/** What guests ask of a chain with forty thousand restaurants. */
const questions: Record<string, Omit<LocationSearch, 'page'> & { offset?: number }> = {
  'a town': { query: 'lisbon' },
  'a town and a street': { query: 'leeds mill lane' },
  'a postcode': { query: '12345' },
  'the beginning of one': { query: '123' },
  'the beginning of a town': { query: 'ham' },
  'a slip of the finger': { query: 'lisbpn' },
  'a code': { query: 'R-031337' },
  'what all are called': { query: 'marigold' },
  'what nobody is called': { query: 'atlantis' },
  'a town that delivers': { query: 'madrid', service: 'delivery' },
  'who delivers': { service: 'delivery' },
  'who delivers, the last page': { service: 'delivery', offset: restaurants / 2 - 20 },
  'where few offer it': { service: 'drive_through' },
  'near, in a town': { near: berlin },
  'near, and delivers': { near: berlin, service: 'delivery' },
  'near, where few offer it': { near: berlin, service: 'drive_through' },
  'near, on the high seas': { near: { latitude: 0, longitude: -30 } },
  'near, page 40': { near: berlin, offset: 780 },
}

/** Finding restaurants: by words, by service, nearby, on both databases. */
export async function measureRestaurants(): Promise<void> {
  const work = dataFolder()
  const postgres = await startPostgres()
  try {
    for (const [name, databaseUrl] of [
      ['SQLite', null],
      ['PostgreSQL', postgres.url],
    ] as const) {
      const store = await openStore({ databaseUrl, dataDir: work.path })
      await measure(name, store).finally(() => store.close())
    }
  } finally {
    await postgres.stop()
    work.remove()
  }
}

async function measure(name: string, store: Store): Promise<void> {
  await fillRestaurants(store, restaurants)
  // As a database does by itself once it has grown.
  await sql.raw(name === 'SQLite' ? 'analyze' : 'vacuum analyze').execute(store.db)
  const now = new Date().toISOString()
  const search = new SiteSearch({ store, now: () => now, patience: 60_000 })
  const calls = Object.entries(questions).map(([what, { offset = 0, ...asked }]) => ({
    name: what,
    run: () => findLocations({ store, search }, now, { ...asked, page: { ...page, offset } }),
  }))
  const what = `${name}: finding restaurants among ${restaurants}`
  await measureCalls(what, calls, ownStalls(), { p95: 20, worst: 20 })
  await search.close()
}
