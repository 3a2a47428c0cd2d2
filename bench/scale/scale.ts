import { rmSync } from 'node:fs'
import { openSecondStore } from '#store/store.ts'
import { signIn } from '../approval.ts'
import { row } from '../row.ts'
import { milliseconds } from '../spread.ts'
import { dataFolder, startApp } from '../start-app.ts'
import { measureApprovals, type StoreBeside } from './approvals.ts'
import { freshPages, listFreeEntries, type MeasuredEntry } from './entry-pages.ts'
import { entryPaths } from './entry-paths.ts'
import { sizes } from './fill/fill.ts'
import { type Cost, measureCalls } from './measure-calls.ts'
import { measureRest } from './rest.ts'
import { groupPaths, openRestaurantSearches, restaurantPaths } from './restaurant-calls.ts'
import { searchCalls } from './search-calls.ts'
import { cacheFolder } from './sites/cache-folder.ts'
import { openPostgresSites } from './sites/postgres-sites.ts'
import type { Sites } from './sites/sites.ts'
import { openSqliteSites } from './sites/sqlite-sites.ts'
import { exportOfLog, staffCalls, staffPaths } from './staff-calls.ts'
import { ownStalls, serverStalls } from './stalls.ts'
import { importedRows, measureTables } from './tables.ts'

/** `npm run bench -- scale`: what a big site costs, on both databases, against the same one empty. */
export async function measureScale(dataDir: string): Promise<void> {
  const { restaurants, groups, entries, pending, logLines, files } = sizes
  console.log(
    `with ${restaurants} restaurants in ${groups} groups, ${entries} other entries, ${pending} changes that wait, ${logLines} lines of the log, ${files} library files`,
  )
  const cache = cacheFolder(dataDir)
  const work = dataFolder()
  try {
    await measure(await openSqliteSites(dataDir, cache, work.path))
    rmSync(work.path, { recursive: true, force: true })
    await measure(await openPostgresSites(cache))
  } finally {
    work.remove()
  }
}

async function measure(sites: Sites): Promise<void> {
  console.log(`\n${sites.name}`)
  try {
    await measureRest(sites)
    await measureUse(sites)
  } finally {
    await sites.close()
  }
}

/** What staff and guests ask of the full site. */
async function measureUse({ full }: Sites): Promise<void> {
  const { dataDir, env } = full
  const app = await startApp(dataDir, { script: 'bench/scale/measured-server.ts', env })
  const location = { databaseUrl: env.DATABASE_URL ?? null, dataDir }
  const store = openSecondStore(location)
  try {
    const entries = await listFreeEntries(store)
    const costs = await measureAll({
      url: app.url,
      store,
      location,
      entries: entries.slice(importedRows / 2),
    })
    const token = await signIn(app.url, 'editor')
    const free = entries.slice(0, importedRows / 2).map(({ id }) => id)
    await measureTables({ app, token, stalls: serverStalls(app.url), free })
    const [worst] = costs.sort((a, b) => b.stall - a.stall)
    if (!worst) return
    row(
      'longest stall of the serving thread',
      `${worst.stall.toFixed(0)} ms (${worst.what})`,
      '<= 50 ms',
    )
  } finally {
    await store.close()
    await app.stop()
  }
}

interface Measured {
  url: string
  store: StoreBeside
  location: Parameters<typeof openSecondStore>[0]
  entries: readonly MeasuredEntry[]
}

async function measureAll({ url, store, location, entries }: Measured): Promise<Cost[]> {
  const token = await signIn(url, 'approver')
  const stalls = serverStalls(url)
  const changed = entries.slice(0, 40)
  const costs = [
    await measureCalls(
      'page never asked for',
      freshPages(url, entries.values().drop(40), 200),
      stalls,
      { p95: 10 },
    ),
    await measureCalls('search', searchCalls(url), stalls, { p95: 20, worst: 50 }),
  ]
  const finding = await openRestaurantSearches(location)
  await measureCalls('finding restaurants', finding.calls, ownStalls(), { p95: 20 })
  await finding.close()
  for (const [what, paths] of Object.entries({
    ...entryPaths,
    'list of restaurants': restaurantPaths,
    'groups of restaurants': groupPaths,
    ...staffPaths,
  })) {
    const calls = staffCalls(url, token, paths)
    costs.push(await measureCalls(what, calls, stalls, what === exportOfLog ? {} : { p95: 50 }))
  }
  await stalls.take()
  const { toGuest, made } = await measureApprovals(url, token, store, changed)
  const counted = `${made.median} (${made.lowest} to ${made.highest})`
  row('approval of one entry to its guest', milliseconds(toGuest), '<= 30 ms')
  row('  pages rendered again for it', counted)
  costs.push({ what: 'approvals', stall: await stalls.take() })
  row('  longest stall of the thread', `${costs.at(-1)?.stall.toFixed(0)} ms`, '<= 50 ms')
  return costs
}
