import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { filesAt } from '#test/backup/restored.ts'
import { openLibrary } from '#test/library.ts'
import { newLocation } from '#test/open-test-store.ts'
import { loadBackupState } from './backup-state.ts'
import { runBackupWorker } from './backup-worker.ts'

/** A site, and the environment of the process that backs it up. */
async function openSite() {
  const location = await newLocation()
  const site = await openLibrary(() => filesAt(location), location)
  vi.stubEnv('DATA_DIR', location.dataDir)
  vi.stubEnv('DATABASE_URL', location.databaseUrl ?? '')
  vi.stubEnv('MEDIA_URL', '')
  vi.stubEnv('BACKUP_DIR', '')
  vi.stubEnv('BACKUP_EVERY', '1h')
  const troubles: unknown[] = []
  const report = (error: unknown) => troubles.push(error)
  return { site, troubles, report, state: () => loadBackupState(site.store.db, site.now()) }
}

test('several nodes that find a backup due take one, behind everything else', async () => {
  const { site, troubles, report, state } = await openSite()
  const every = 3_600_000
  const nodes = [1, 2].map(() => runBackupWorker(site.services, { every, report, look: 50 }))
  while ((await state()).last === null && troubles.length === 0) await pause(25)
  for (const node of nodes) await node.stop()
  expect(troubles).toEqual([])
  expect(await site.store.db.selectFrom('backup_run').select('state').execute()).toEqual([
    { state: 'good' },
  ])
})

test('a backup that cannot be taken is reported in its own words', async () => {
  const { site, troubles, report, state } = await openSite()
  vi.stubEnv('BACKUP_DIR', '/dev/null/nowhere')
  const node = runBackupWorker(site.services, { every: 3_600_000, report, look: 10_000 })
  while (troubles.length === 0) await pause(25)
  await node.stop()
  expect(String(troubles[0])).toMatch(/The backup was not taken: .*\/dev\/null\/nowhere/)
  expect((await state()).failure?.problem).toContain('/dev/null/nowhere')
})

test('without a schedule nothing is looked for', async () => {
  const { site, report, state } = await openSite()
  const node = runBackupWorker(site.services, { every: null, report, look: 1 })
  await pause(20)
  await node.stop()
  expect(await state()).toEqual({ last: null, runningSince: null, failure: null })
})
