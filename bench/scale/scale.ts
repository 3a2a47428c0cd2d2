import { rmSync } from 'node:fs'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { openSecondStore } from '#store/store.ts'
import { signIn } from '../approval.ts'
import { row } from '../row.ts'
import { milliseconds } from '../spread.ts'
import { dataFolder, startApp } from '../start-app.ts'
import { measureApprovals, type StoreBeside } from './approvals.ts'
import { entryPaths } from './entry-paths.ts'
import { buildEntryApp } from './entry-site/build-entry-app.ts'
import { freshPages, scattered } from './entry-site/entry-pages.ts'
import { sizes } from './fill/fill.ts'
import { type Cost, measureCalls } from './measure-calls.ts'
import { measureRest } from './rest.ts'
import { searchCalls } from './search-calls.ts'
import { cacheFolder } from './sites/cache-folder.ts'
import { openPostgresSites } from './sites/postgres-sites.ts'
import type { Sites } from './sites/sites.ts'
import { openSqliteSites } from './sites/sqlite-sites.ts'
import { exportOfLog, staffCalls, staffPaths } from './staff-calls.ts'
import { serverStalls } from './stalls.ts'
import { importedRows, measureTables } from './tables.ts'

/** `npm run bench -- scale`: what a big site costs, on both databases, against the same one empty. */
export async function measureScale(dataDir: string): Promise<void> {
  const { entries, pending, logLines, files } = sizes
  console.log(
    `with ${entries} entries, ${pending} changes that wait, ${logLines} lines of the log, ${files} library files`,
  )
  buildEntryApp()
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
  const app = await startApp(dataDir, { script: 'bench/scale/entry-site/entry-server.ts', env })
  const store = openSecondStore({ databaseUrl: env.DATABASE_URL ?? null, dataDir })
  try {
    const costs = await measureAll(app.url, store)
    const token = await signIn(app.url, 'editor')
    const free = await freeEntries(store, importedRows)
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

async function measureAll(url: string, store: StoreBeside): Promise<Cost[]> {
  const token = await signIn(url, 'approver')
  const stalls = serverStalls(url)
  const ids = scattered(await firstEntry(store), sizes.entries)
  const costs = [
    await measureCalls('page never asked for', freshPages(url, ids, 200), stalls, { p95: 10 }),
    await measureCalls('search', searchCalls(url), stalls, { p95: 20, worst: 50 }),
  ]
  for (const [what, paths] of Object.entries({ ...entryPaths, ...staffPaths })) {
    const calls = staffCalls(url, token, paths)
    costs.push(await measureCalls(what, calls, stalls, what === exportOfLog ? {} : { p95: 50 }))
  }
  await stalls.take()
  const some = ids
    .filter((id) => id % (sizes.entries / sizes.pending) !== 0)
    .take(40)
    .toArray()
  const { toGuest, made } = await measureApprovals(url, token, store, some)
  const counted = `${made.median} (${made.lowest} to ${made.highest})`
  row('approval of one entry to its guest', milliseconds(toGuest), '<= 16 ms')
  row('  pages rendered again for it', counted, '1')
  costs.push({ what: 'approvals', stall: await stalls.take() })
  row('  longest stall of the thread', `${costs.at(-1)?.stall.toFixed(0)} ms`, '<= 50 ms')
  return costs
}

async function firstEntry({ db }: StoreBeside): Promise<number> {
  const least = db.selectFrom('head').select((eb) => eb.fn.min('entry_id').as('id'))
  const { id } = await least.where('subject', '=', menuItem.key).executeTakeFirstOrThrow()
  return id
}

/** The latest entries of which no change is open. */
async function freeEntries({ db }: StoreBeside, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('head')
    .select('entry_id')
    .where('subject', '=', menuItem.key)
    .where('shown_state', '=', 'approved')
    .orderBy('entry_id', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}
