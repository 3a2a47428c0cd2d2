import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { DumpedRow } from '#store/dump/dump.ts'
import { openDumpSource } from '#store/dump/open-source.ts'
import { countAll, findFaults } from '#test/backup/find-faults.ts'
import { fillSite, startWorking } from '#test/backup/people-at-work.ts'
import { backUp, filesAt, kinds, locationOf, openAt, restoreAt } from '#test/backup/restored.ts'
import { workspace } from '#test/content/workspace.ts'
import { type Library, openLibrary } from '#test/library.ts'
import { newLocation } from '#test/open-test-store.ts'
import type { StoreLocation } from '#test/storage/locations.ts'

/** A site at a place of its own, with its library beside it. */
async function openSiteOf(location: StoreLocation): Promise<Library> {
  return openLibrary(() => filesAt(location), location)
}

/** Every row that travels, but for what a restore writes down itself, and what it has mailed no more. */
async function rowsAt(location: StoreLocation): Promise<Record<string, unknown[]>> {
  const source = await openDumpSource(location)
  const all: Record<string, unknown[]> = {}
  for (const table of source.tables) {
    const rows = (await Array.fromAsync(source.rows(table))).flat()
    const lines = rows
      .filter(({ name }) => name !== 'incarnation' && name !== 'restored')
      .map((row) => (table.name === 'notice' ? { ...row, mail: '' } : row))
    all[table.name] = [table.lastId, ...lines.map(inOrder).sort()]
  }
  await source.close()
  return all
}

/** The databases have their columns in different orders. */
function inOrder(row: DumpedRow): string {
  return JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Number of backups taken while people work; `npm run chaos` takes a hundred. */
const rounds = Number(process.env.BACKUP_ROUNDS ?? 2)

test.each(kinds)(
  'what is backed up while people work is restored whole, on %s',
  { timeout: 60_000 + rounds * 30_000 },
  async (kind) => {
    const origin = await newLocation()
    const site = await openSiteOf(origin)
    await fillSite(site)
    const work = startWorking(site)
    for (let round = 0; round < rounds; round++) {
      await work.until(5)
      const before = await countAll(site.store.db)
      const path = await backUp(origin)
      const after = await countAll(site.store.db)
      work.rest()
      await checkRestored(kind, path, { before, after })
    }
    await work.stop()
  },
)

/** It holds what was there at one moment of the backup, fits together, and goes on. */
async function checkRestored(
  kind: (typeof kinds)[number],
  path: string,
  { before, after }: { before: number[]; after: number[] },
): Promise<void> {
  const location = await locationOf(kind)
  await restoreAt(location, path)
  const restored = await openAt(location)
  expect(await findFaults(restored)).toEqual([])
  const counts = await countAll(restored.store.db)
  for (const [index, count] of counts.entries()) {
    expect(count).toBeGreaterThanOrEqual(before[index] ?? 0)
    expect(count).toBeLessThanOrEqual(after[index] ?? 0)
  }
  // Work goes on in the restored store.
  const id = await workspace(restored.store).publishEntry(promotion, { title: 'Later' })
  expect(id).toBeGreaterThan(counts.at(-1) ?? 0)
  expect(await findFaults(restored)).toEqual([])
  await restored.store.close()
}

test('what waited to be mailed when the backup was taken is not mailed by who restores it', async () => {
  const origin = await newLocation()
  const site = await openSiteOf(origin)
  await fillSite(site)
  const mails = async (location: StoreLocation) => {
    const { store } = await openAt(location)
    const rows = await store.db.selectFrom('notice').select('mail').distinct().execute()
    return rows.map(({ mail }) => mail)
  }
  expect(await mails(origin)).toContain('now')
  const there = await locationOf('sqlite')
  await restoreAt(there, await backUp(origin))
  expect((await mails(there)).filter((mail) => mail === 'now' || mail === 'daily')).toEqual([])
})

test.each(kinds)('a site moves to %s and back, and every row is as it was', async (kind) => {
  const origin = await newLocation()
  await fillSite(await openSiteOf(origin))
  const there = await locationOf(kind)
  await restoreAt(there, await backUp(origin))
  expect(await rowsAt(there)).toEqual(await rowsAt(origin))
  const back = await locationOf(origin.databaseUrl ? 'postgres' : 'sqlite')
  await restoreAt(back, await backUp(there))
  expect(await rowsAt(back)).toEqual(await rowsAt(origin))
})
