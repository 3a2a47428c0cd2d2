import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDumpSource } from '#store/dump/open-source.ts'
import { openLoadTarget } from '#store/dump/open-target.ts'
import { bringUpToDate } from '#store/schema/bring-up-to-date.ts'
import { openStore } from '#store/store.ts'
import { newPlace, whenDone } from '#test/open-test-store.ts'

const onSqlite = test.skipIf(process.env.TEST_PG_URL)

/** Writes facts one after the other, and says each that is acknowledged, until it is killed. */
const writer = `
  import { openStore } from '#store/store.ts'
  const store = await openStore({ databaseUrl: null, dataDir: process.env.PLACE })
  for (let n = 0; n < 20; n += 1)
    await store.write((tx) => tx.insertInto('fact').values({ name: 'row ' + n, value: 'x'.repeat(2000) }).execute())
  process.send('done')
  setInterval(() => undefined, 1000)
`

/** A database of which twenty rows are acknowledged and only in its log: its process was killed. */
async function killedDatabase() {
  const { dataDir } = await newPlace()
  const script = join(dataDir, 'writer.mjs')
  writeFileSync(script, writer.replace('#store/store.ts', join(process.cwd(), 'store/store.ts')))
  const child = fork(script, { env: { ...process.env, PLACE: dataDir, NODE_OPTIONS: '' } })
  await once(child, 'message')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const path = join(dataDir, 'linecheck.sqlite')
  return { dataDir, log: `${path}-wal`, index: `${path}-shm`, path }
}

async function rowsIn(dataDir: string, openDamaged = false): Promise<number> {
  const store = await openStore({ databaseUrl: null, dataDir, openDamaged })
  const rows = await store.db
    .selectFrom('fact')
    .select('name')
    .where('name', 'like', 'row%')
    .execute()
  await store.close()
  return rows.length
}

function spoil(file: string, at: number): void {
  const bytes = readFileSync(file)
  for (let n = 0; n < 64; n += 1) bytes[at + n] = (bytes[at + n] ?? 0) ^ 0x5a
  writeFileSync(file, bytes)
}

onSqlite('a process that was killed leaves a log that is sound', async () => {
  expect(await rowsIn((await killedDatabase()).dataDir)).toBe(20)
})

onSqlite(
  'a log of which acknowledged rows would be lost is told before it is opened',
  {
    timeout: 60_000,
  },
  async () => {
    const { dataDir, log, index } = await killedDatabase()
    const whole = join(dataDir, 'whole')
    const files = ['', '-wal', '-shm'].map((end) => `linecheck.sqlite${end}`)
    for (const name of files) cpSync(join(dataDir, name), join(whole, name))
    whenDone(async () => rmSync(whole, { recursive: true, force: true }))
    const size = readFileSync(log).length
    const harms: Record<string, () => void> = {
      'its head': () => spoil(log, 4),
      'its middle': () => spoil(log, Math.floor(size / 2)),
      'its middle, while nothing tells what was acknowledged': () => {
        spoil(log, Math.floor(size / 2))
        rmSync(index)
      },
      'its head, while nothing tells what was acknowledged': () => {
        spoil(log, 4)
        rmSync(index)
      },
      'the last frame that was acknowledged': () => spoil(log, lastFrameOf(index) + 2000),
      'its end cut off': () => truncateSync(log, Math.floor(size / 3)),
      'the log gone': () => rmSync(log),
      'the database emptied beside it': () => truncateSync(join(dataDir, 'linecheck.sqlite')),
    }
    for (const [what, harm] of Object.entries(harms)) {
      for (const name of files) cpSync(join(whole, name), join(dataDir, name))
      harm()
      const left = () => files.map((name) => readIfThere(join(dataDir, name)))
      const before = left()
      const refused = await rowsIn(dataDir).catch((error: unknown) => error)
      expect([what, refused]).toEqual([what, expect.objectContaining({ name: 'StartRefused' })])
      expect(String(refused)).toMatch(/is damaged: .*(log|empty).*OPEN_DAMAGED=yes/)
      expect(left()).toEqual(before)
    }
    for (const name of files) cpSync(join(whole, name), join(dataDir, name))
    harms['its middle']?.()
    expect(await rowsIn(dataDir, true)).toBeLessThan(20)
  },
)

onSqlite(
  'no backup is taken of a database whose log is damaged, and nothing is changed',
  async () => {
    const { dataDir, log, index, path } = await killedDatabase()
    spoil(log, Math.floor(readFileSync(log).length / 2))
    const left = () => [path, log, index].map(readIfThere)
    const before = left()
    await expect(openDumpSource({ databaseUrl: null, dataDir })).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringContaining('is damaged: its log (-wal) can be read up to frame'),
    })
    expect(left()).toEqual(before)
  },
)

onSqlite('what a damaged log still holds is kept aside where a backup replaces it', async () => {
  const { dataDir, log, index, path } = await killedDatabase()
  spoil(log, Math.floor(readFileSync(log).length / 2))
  const before = [path, log, index].map(readIfThere)
  const target = await openLoadTarget({ databaseUrl: null, dataDir })
  const left = () => [path, log, index].map(readIfThere)
  await target.requireUnused()
  expect(left()).toEqual(before)
  const full = target.replace(() => Promise.reject(new Error('no room')))
  await expect(full).rejects.toThrow('no room')
  expect(left()).toEqual(before)
  const said: string[] = []
  const former = await target.replace(
    async (tx) => {
      await bringUpToDate(tx, 'sqlite')
    },
    (words) => said.push(words),
  )
  await target.close()
  expect(former).toContain('.damaged-')
  expect(said).toEqual([`keeping the damaged database as ${former}`])
  expect(['', '-wal', '-shm'].map((end) => readIfThere(`${former}${end}`))).toEqual(before)
  expect(await rowsIn(dataDir)).toBe(0)
})

onSqlite('what was not finished when the machine went off is no damage', async () => {
  const { dataDir, log, index } = await killedDatabase()
  spoil(log, lastFrameOf(index) + 2000)
  rmSync(index)
  expect(await rowsIn(dataDir)).toBe(19)
})

onSqlite('a database that is none, or is damaged, says so', async () => {
  for (const harm of [
    (path: string) => writeFileSync(path, 'this is no database, and was never one '.repeat(200)),
    (path: string) => spoil(path, 100),
  ]) {
    const { dataDir } = await newPlace()
    const path = join(dataDir, 'linecheck.sqlite')
    harm(path)
    await expect(rowsIn(dataDir)).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringContaining(`${path} is damaged (`),
    })
  }
})

/** Where the last acknowledged frame begins in the log. */
function lastFrameOf(index: string): number {
  const acknowledged = readFileSync(index).readUInt32LE(16)
  return 32 + (acknowledged - 1) * 4120
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'base64')
  } catch {
    return null
  }
}
