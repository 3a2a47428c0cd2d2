import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { purgeDeleted } from '#domain/media/background/purge-deleted.ts'
import { deleteMedia } from '#domain/media/library/delete-media.ts'
import type { Files } from '#store/media/files.ts'
import type { Db } from '#store/tables.ts'
import { backupFile, filesAt, locationOf, restoreAt } from '#test/backup/restored.ts'
import { openLibrary } from '#test/library.ts'
import { newLocation } from '#test/open-test-store.ts'
import { asAdmin } from '#test/people.ts'
import { testJpeg } from '#test/upload.ts'
import { loadBackupState } from './backup-state.ts'
import { isBackupDue } from './is-backup-due.ts'
import { runBackup } from './run-backup.ts'

const hour = 3_600_000

async function openSite() {
  const location = await newLocation()
  const site = await openLibrary(() => filesAt(location), location)
  const order = (path: string) =>
    ({ place: location, path, media: 'bytes', program: '0.1.0' }) as const
  return { place: location, site, order, state: () => loadBackupState(site.store.db, site.now()) }
}

test('how old the last good backup is, is known to every node', async () => {
  const { site, order, state } = await openSite()
  expect(await state()).toEqual({ last: null, runningSince: null, failure: null })
  const at = site.now()
  await runBackup(site.services, order(await backupFile()))
  site.clock.pass({ hours: 5 })
  expect(await state()).toMatchObject({ last: { at, files: 0, missing: 0 }, failure: null })
  const taken = await backupFile()
  await writeFile(taken, 'mine')
  await expect(runBackup(site.services, order(taken))).rejects.toThrow('is there already')
  const failure = { at: site.now(), problem: `${taken} is there already.` }
  expect(await state()).toMatchObject({ last: { at }, runningSince: null, failure })
})

test('one is taken at a time, and none while another is being taken', async () => {
  const { site, order, state } = await openSite()
  const first = runBackup(site.services, order(await backupFile()))
  const second = runBackup(site.services, order(await backupFile()))
  const [one, two] = await Promise.allSettled([first, second])
  expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected'])
  expect(await state()).toMatchObject({ runningSince: null })
})

test('a backup is due when the last good one is old, and a while after one that failed', async () => {
  const { site, order } = await openSite()
  const isDue = (db: Db = site.store.db) => isBackupDue(db, site.now(), 24 * hour)
  expect(await isDue()).toBe(true)
  await runBackup(site.services, order(await backupFile()))
  site.clock.pass({ hours: 23 })
  expect(await isDue()).toBe(false)
  site.clock.pass({ hours: 1 })
  expect(await isDue()).toBe(true)
  const taken = await backupFile()
  await writeFile(taken, 'mine')
  await expect(runBackup(site.services, order(taken))).rejects.toThrow()
  site.clock.pass({ minutes: 14 })
  expect(await isDue()).toBe(false)
  site.clock.pass({ minutes: 1 })
  expect(await isDue()).toBe(true)
  const due = { ...order(await backupFile()), isDue }
  expect(await runBackup(site.services, due)).not.toBeNull()
  expect(await runBackup(site.services, { ...due, path: await backupFile() })).toBeNull()
})

test('what is deleted for good while a backup is taken goes afterwards', async () => {
  const { site, order } = await openSite()
  const id = await site.upload('old.jpg', await testJpeg({ width: 64, height: 64 }))
  await site.store.write((tx) => deleteMedia({ db: tx, actor: asAdmin, now: site.now() }, id))
  site.clock.pass({ days: 31 })
  const path = await backupFile()
  let purged = 0
  const files: Files = {
    ...site.files,
    async get(...asked) {
      purged += await purgeDeleted(site.services)
      return site.files.get(...asked)
    },
  }
  await runBackup({ ...site.services, files }, order(path))
  expect(purged).toBe(0)
  expect(await purgeDeleted(site.services)).toBe(1)
  const target = await locationOf('sqlite')
  const { missing } = await restoreAt(target, path)
  expect(missing).toEqual([])
})
