import { setTimeout as pause } from 'node:timers/promises'
import { startApp } from '#bench/start-app.ts'
import { lastCheck } from '#domain/content-checks/check-content.ts'
import { findLastPosition } from '#store/content/ledger.ts'
import { openStore, type Store } from '#store/store.ts'
import { sizes } from '../fill/fill.ts'
import { fillGroups } from '../fill/groups.ts'
import { fillRestaurants } from '../fill/restaurants.ts'

/**
 * Writes what the app writes in the background: what guests find, and what needs attention. Otherwise
 * the app would do it while it is measured.
 */
export async function writeBehind(place: {
  databaseUrl: string | null
  dataDir: string
}): Promise<void> {
  const store = await openStore(place)
  try {
    await store.write((tx) => tx.deleteFrom('fact').where('name', '=', 'search').execute())
    await fillRestaurants(store, sizes.restaurants)
    await fillGroups(store, sizes.groups)
    const env: Record<string, string> = {}
    if (place.databaseUrl) env.DATABASE_URL = place.databaseUrl
    const app = await startApp(place.dataDir, { env })
    await untilLookedAfter(store).finally(() => app.stop())
  } finally {
    await store.close()
  }
}

/** By the app, which alone knows the addresses of its pages: within a minute or two. */
async function untilLookedAfter({ db }: Store): Promise<void> {
  const { sequence } = await findLastPosition(db)
  const until = performance.now() + 600_000
  while (((await lastCheck(db))?.sequence ?? 0) < sequence) {
    if (performance.now() > until) throw new Error('the app has not looked through the content')
    await pause(500)
  }
}
