import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, stat, watch, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadBackupState } from '#domain/backup/schedule/backup-state.ts'
import { openFiles } from '#store/media/open-files.ts'
import { findFaults } from '#test/backup/find-faults.ts'
import { fillSite } from '#test/backup/people-at-work.ts'
import { backupFile, filesAt, locationOf, openAt } from '#test/backup/restored.ts'
import { openLibrary } from '#test/library.ts'
import { newLocation } from '#test/open-test-store.ts'
import { testS3Key } from '#test/s3/open-s3.ts'
import { openS3Process } from '#test/s3/open-s3-process.ts'
import type { StoreLocation } from '#test/storage/locations.ts'
import { testJpeg } from '#test/upload.ts'

const environment = ({ dataDir }: StoreLocation, more: Record<string, string>) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  MEDIA_URL: '',
  ...more,
})

/** Runs `npm run backup` or `npm run restore` for an installation. */
function run(location: StoreLocation, words: string[], more: Record<string, string> = {}) {
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, words, { env: environment(location, more) }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: out + err }),
    )
  })
}

async function openSite() {
  const location = await newLocation()
  const site = await openLibrary(() => filesAt(location), location)
  return { place: location, site }
}

test('a site is backed up while it runs, and restored elsewhere, by two commands', async () => {
  const { place: location, site } = await openSite()
  await fillSite(site)
  const path = await backupFile()
  const taken = await run(location, ['backup.ts', path])
  expect(taken).toMatchObject({
    code: 0,
    said: expect.stringMatching(/read back, and found whole/),
  })
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await run(location, ['backup.ts', path])).toMatchObject({
    code: 1,
    said: `The backup was not taken: ${path} is there already.\n`,
  })
  expect((await run(location, ['restore.ts', path, '--check'])).said).toContain('as it was written')
  expect((await run(location, ['restore.ts', path])).said).toContain('there is a database already')
  expect(await run(location, ['restore.ts', path, '--replace'])).toMatchObject({
    code: 1,
    said: expect.stringMatching(/is in use: stop the server first/),
  })
  const elsewhere = await locationOf('sqlite')
  const restored = await run(elsewhere, ['restore.ts', path])
  expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/Restored\. Everybody/) })
  expect(await findFaults(await openAt(elsewhere))).toEqual([])
})

test('what was mistyped is said in a sentence, and makes nothing', async () => {
  const location = await locationOf('sqlite')
  for (const words of [['backup.ts'], ['restore.ts'], ['backup.ts', 'x'], ['restore.ts', 'x']]) {
    const { code, said } = await run(location, words)
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^(checking the backup …\n)?[A-Z][^\n]+\n$/),
    ])
  }
  expect(await readdir(location.dataDir)).toEqual([])
})

test('a schedule takes a backup when one is due, keeps the newest, and leaves others alone', async () => {
  const { place: location, site } = await openSite()
  const folder = join(location.dataDir, 'backups')
  const scheduled = () =>
    run(location, ['backup.ts', '--scheduled'], { BACKUP_EVERY: '1h', BACKUP_KEEP: '2' })
  expect(await scheduled()).toEqual({ code: 0, said: '' })
  const [first = ''] = await readdir(folder)
  expect(first).toMatch(/^linecheck-\d{8}T\d{6}Z\.tar\.zst$/)
  expect(await scheduled()).toEqual({ code: 0, said: '' })
  expect(await readdir(folder)).toEqual([first])
  const others = [
    'mine.tar.zst',
    'linecheck-20250101T000000Z.tar.zst',
    'linecheck-20250102T000000Z.tar.zst',
  ]
  for (const name of others) await writeFile(join(folder, name), 'x')
  await site.store.write((tx) =>
    tx.updateTable('backup_run').set({ started_at: '2025-01-02T00:00:00.000Z' }).execute(),
  )
  await site.store.write((tx) => tx.deleteFrom('backup_run').execute())
  expect(await run(location, ['backup.ts', '--scheduled'])).toEqual({ code: 0, said: '' })
  await new Promise((resolve) => setTimeout(resolve, 1_000 - (Date.now() % 1_000)))
  await scheduled()
  const left = await readdir(folder)
  expect(left).toHaveLength(3)
  expect(left).toEqual(expect.arrayContaining(['mine.tar.zst', first]))
})

test('a backup that is killed in the middle is none, and the next one is taken', async () => {
  const location = await newLocation()
  const storage = await openS3Process()
  const files = openFiles({ ...location, mediaUrl: storage.mediaUrl, mediaKey: testS3Key })
  const site = await openLibrary(() => files, location)
  await site.upload('grill.jpg', await testJpeg({ width: 64, height: 64 }))
  storage.freeze()
  const more = {
    MEDIA_URL: storage.mediaUrl,
    AWS_ACCESS_KEY_ID: testS3Key.id,
    AWS_SECRET_ACCESS_KEY: testS3Key.secret,
  }
  const path = await backupFile()
  const child = spawn(process.execPath, ['backup.ts', path, '--with-files'], {
    env: environment(location, more),
    stdio: 'ignore',
  })
  for await (const { filename } of watch(join(path, '..'))) {
    if (filename?.endsWith('.names')) break
  }
  child.kill('SIGKILL')
  await once(child, 'exit')
  storage.thaw()
  expect(existsSync(path)).toBe(false)
  const now = () => new Date().toISOString()
  expect(await loadBackupState(site.store.db, now())).toMatchObject({ last: null })
  expect((await run(location, ['backup.ts', path, '--with-files'], more)).said).toContain(
    'another backup is being taken',
  )
  const over = { alive_until: now() }
  await site.store.write((tx) => tx.updateTable('backup_run').set(over).execute())
  expect((await run(location, ['backup.ts', path, '--with-files'], more)).said).toContain(
    'found whole',
  )
  expect(await readdir(join(path, '..'))).toEqual(['site.tar.zst'])
})
