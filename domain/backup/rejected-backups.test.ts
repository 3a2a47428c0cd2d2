import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { manifestName } from '#store/archive/manifest.ts'
import { readArchive } from '#store/archive/read-archive.ts'
import { writeArchive } from '#store/archive/write-archive.ts'
import { openPostgresTarget } from '#store/dump/postgres-target.ts'
import { migrationNames } from '#store/migrations/migrate.ts'
import type { Db } from '#store/tables.ts'
import {
  backUp,
  backupFile,
  filesAt,
  kinds,
  locationOf,
  openAt,
  restoreAt,
} from '#test/backup/restored.ts'
import { workspace } from '#test/content/workspace.ts'
import { openLibrary } from '#test/library.ts'
import { newLocation } from '#test/open-test-store.ts'
import { mountSmallDisk } from '#test/storage/small-disk.ts'
import { testJpeg, testPdf } from '#test/upload.ts'
import { backupFailure } from './backup-failure.ts'
import { newHeader } from './backup-header.ts'
import { checkBackup } from './check-backup.ts'

const now = '2026-05-04T08:00:00.000Z'

/** A place with one published banner and one picture. */
async function smallSite(title = 'Before') {
  const location = await newLocation()
  const site = await openLibrary(() => filesAt(location), location)
  await site.upload('grill.jpg', await testJpeg({ width: 64, height: 64 }))
  await site.desk.publish(icmBanner, { name: title })
  return { place: location, site }
}

/** In the words that whoever asked is told. */
async function troubleOf(work: Promise<unknown>): Promise<string | null> {
  const error = await work.then(
    () => null,
    (caught: unknown) => caught,
  )
  return error === null ? 'none' : backupFailure(error)
}

/** Returns what guests see there. */
async function bannersAt(db: Db): Promise<string[]> {
  const live = db.selectFrom('revision').select('content').where('state', '=', 'approved')
  return (await live.execute()).map(({ content }) => JSON.parse(content).values.name)
}

test('a backup takes the place of a SQLite that is damaged, which stays beside it', async () => {
  const { place: location } = await smallSite('Backed up')
  const path = await backUp(location)
  for (const damage of [(file: string) => writeFile(file, 'noise'.repeat(900)), truncate]) {
    const damaged = await locationOf('sqlite')
    const file = join(damaged.dataDir, 'linecheck.sqlite')
    await (await openAt(damaged)).store.close()
    await damage(file)
    const before = await readFile(file)
    const { former } = await restoreAt(damaged, path, { mayReplace: true })
    expect(await readFile(former ?? '')).toEqual(before)
    expect(await bannersAt((await openAt(damaged)).store.db)).toEqual(['Backed up'])
  }
})

/** The same backup, whole as a file, of which somebody has changed or added things. */
async function changedBackup(
  path: string,
  change: (name: string, bytes: Buffer) => Buffer = (_, bytes) => bytes,
  added: Record<string, string> = {},
): Promise<string> {
  const copy = await backupFile()
  const archive = await writeArchive(copy, now)
  for await (const { name, bytes } of readArchive(path)) {
    if (name !== manifestName) await archive.add(name, change(name, bytes))
  }
  for (const [name, text] of Object.entries(added)) await archive.add(name, Buffer.from(text))
  await archive.seal()
  await archive.publish()
  return copy
}

/** With a row that no database takes. */
function withDoubledRow(path: string): Promise<string> {
  return changedBackup(path, (name, bytes) =>
    name.startsWith('tables/person/') ? Buffer.concat([bytes, bytes]) : bytes,
  )
}

function unpacked(archive: Buffer): Buffer | null {
  try {
    return zstdDecompressSync(archive)
  } catch {
    return null
  }
}

test('a backup with one byte changed, or cut off anywhere, is refused before anything is touched', async () => {
  const { place: location } = await smallSite()
  const whole = await backUp(location)
  const bytes = await readFile(whole)
  const target = await locationOf('sqlite')
  for (let part = 0; part < 12; part++) {
    const at = Math.floor((bytes.length * (part + 0.5)) / 12)
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 0x20
    const cut = bytes.subarray(0, at)
    for (const damaged of [changed, cut]) {
      const named =
        damaged === cut ? /^the file is cut off: its end is missing\. / : /^the file is /
      // Here and there a bit of a compressed file says the same either way.
      if (unpacked(damaged)?.equals(zstdDecompressSync(bytes))) continue
      const path = await backupFile()
      await writeFile(path, damaged)
      expect(await troubleOf(restoreAt(target, path))).toMatch(named)
    }
  }
  expect(await readdir(target.dataDir)).toEqual([])
  await restoreAt(target, whole)
  expect(await bannersAt((await openAt(target)).store.db)).toEqual(['Before'])
})

test('what is no backup is called so', async () => {
  const path = await backupFile()
  const location = await locationOf('sqlite')
  expect(await troubleOf(restoreAt(location, path))).toBe(`there is no file ${path}.`)
  await writeFile(path, 'a letter')
  expect(await troubleOf(restoreAt(location, path))).toMatch(/^the file is damaged, or no backup/)
  await writeFile(path, zstdCompressSync(Buffer.alloc(2_048)))
  expect(await troubleOf(restoreAt(location, path))).toMatch(/^the file is damaged, or no backup/)
  const archive = await writeArchive(path, now)
  await archive.add('letter.txt', Buffer.from('Dear all'))
  await archive.seal()
  await archive.publish()
  expect(await troubleOf(restoreAt(location, path))).toBe('it is no backup of Linecheck.')
})

test('a backup that somebody has made up is refused before anything is touched', async () => {
  const { place: location } = await smallSite()
  const path = await backUp(location)
  const target = await locationOf('sqlite')
  const row = `${JSON.stringify({ id: 1 })}\n`
  const additions: Record<string, string>[] = [
    { 'media/../../outside.txt': 'x' },
    { 'media//etc/passwd': 'x' },
    { 'media/UPPER CASE': 'x' },
    { 'media-names/000001.jsonl': '{"name":"../outside","size":1}' },
    { 'media-names/000001.jsonl': '{"name":"a-b.jpg","size":-1}' },
    { 'tables/session/000001.jsonl': row },
    { 'tables/person/000009.jsonl': '{"id":[[[1]]]}' },
    { 'tables/person/000009.jsonl': 'null\n' },
    { 'tables/person/000009.jsonl': '{"id":' },
    { 'missing.json': '{"length":9}' },
  ]
  for (const added of additions) {
    const changed = await changedBackup(path, undefined, added)
    const refused = await troubleOf(restoreAt(target, changed))
    expect([added, refused]).toEqual([
      added,
      expect.stringMatching(/^the file is damaged, or no backup \(/),
    ])
  }
  expect(await readdir(target.dataDir)).toEqual([])
})

test('a backup of a newer version names the version that can restore it', async () => {
  const path = await backupFile()
  const archive = await writeArchive(path, now)
  const header = newHeader({
    program: '7.1.0',
    taken_at: now,
    database: 'sqlite',
    steps: [...migrationNames('sqlite'), '9001-from-tomorrow'],
    tables: [],
    media: 'bytes',
  })
  await archive.add('linecheck.json', Buffer.from(JSON.stringify(header)))
  await archive.seal()
  await archive.publish()
  expect(await troubleOf(checkBackup(path))).toBe(
    'it was taken by a newer version, 7.1.0 (9001-from-tomorrow): restore it with that one or a later one.',
  )
})

test.each(kinds)('a database that is there is replaced only when told to, on %s', async (kind) => {
  const { place: location } = await smallSite('Restored')
  const path = await backUp(location)
  const target = await locationOf(kind)
  const there = await openAt(target)
  await workspace(there.store).publish(icmBanner, { name: 'There' })
  expect(await troubleOf(restoreAt(target, path, { mayReplace: true }))).toMatch(
    /in use.*stop .* first, and start/,
  )
  await there.store.close()
  expect(await troubleOf(restoreAt(target, path))).toMatch(/^there is a database already/)
  const { former } = await restoreAt(target, path, { mayReplace: true })
  expect(await bannersAt((await openAt(target)).store.db)).toEqual(['Restored'])
  if (kind === 'sqlite') expect(existsSync(former ?? '')).toBe(true)
})

test.runIf(kinds.length > 1)(
  'a restore on PostgreSQL waits for a node that is ending',
  async () => {
    const { place: location } = await smallSite('Restored')
    const path = await backUp(location)
    const target = await locationOf('postgres')
    const there = await openAt(target)
    const restoring = restoreAt(target, path, { mayReplace: true })
    await pause(300)
    await there.store.close()
    await restoring
    expect(await bannersAt((await openAt(target)).store.db)).toEqual(['Restored'])
  },
)

test.runIf(kinds.length > 1)(
  'a node that is there is in the way, also where it came late',
  async () => {
    const location = await locationOf('postgres')
    const target = await openPostgresTarget(location.databaseUrl ?? '')
    await target.requireUnused()
    const there = await openAt(location)
    const filled = vi.fn()
    await expect(target.requireUnused()).rejects.toThrow('in use by')
    await expect(target.replace(async () => filled())).rejects.toThrow('in use by')
    expect(filled).not.toHaveBeenCalled()
    await there.store.close()
    await target.close()
  },
)

test('a restore that fails in the middle leaves the database of before as it was', async () => {
  const { place: location } = await smallSite('Restored')
  const path = await backUp(location)
  const target = await locationOf(kinds[0])
  const there = await openAt(target)
  await workspace(there.store).publish(icmBanner, { name: 'There' })
  await there.store.close()
  const files = { ...filesAt(target), put: () => Promise.reject(new Error('the storage is gone')) }
  await expect(restoreAt(target, path, { mayReplace: true, files })).rejects.toThrow('is gone')
  await expect(
    restoreAt(target, await withDoubledRow(path), { mayReplace: true }),
  ).rejects.toThrow()
  expect(await bannersAt((await openAt(target)).store.db)).toEqual(['There'])
})

test('a backup for which there is no room, or that is stopped, leaves no file', async (context) => {
  const { place: location, site } = await smallSite()
  const folder = join(location.dataDir, 'small')
  const disk = await mountSmallDisk(folder)
  if (!disk) return context.skip()
  for (let n = 0; n < 12; n++)
    await site.upload(`${n}.pdf`, testPdf(randomBytes(200_000).toString('base64')))
  const path = join(folder, 'site.tar.zst')
  expect(await troubleOf(backUp(location, { path }))).toMatch(/^there is no room \(/)
  expect(await readdir(folder)).toEqual([])
  const stopping = new AbortController()
  const stopped = backUp(location, {
    path,
    signal: stopping.signal,
    progress: () => stopping.abort(),
  })
  expect(await troubleOf(stopped)).toBe('it was stopped.')
  expect(await readdir(folder)).toEqual([])
})

test.each(kinds)(
  'a database of a newer version is neither backed up nor replaced in part, on %s',
  async (kind) => {
    const location = await locationOf(kind)
    const { store } = await openAt(location)
    const path = await backUp(location)
    await store.write((tx) =>
      sql`insert into kysely_migration (name, timestamp) values ('0999-newer', '2030')`.execute(tx),
    )
    const newer = /^the database .*is of a newer version \(0999-newer\)/
    expect(await troubleOf(backUp(location))).toMatch(newer)
    await store.close()
    const restored = await troubleOf(restoreAt(location, path, { mayReplace: true }))
    // A file is put in the place of a file; tables of PostgreSQL would be left behind.
    if (kind === 'postgres') expect(restored).toMatch(newer)
    else expect(restored).toBe('none')
  },
)
