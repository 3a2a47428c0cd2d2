import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listStoredFiles } from '#store/media/stored-files.ts'
import { type Library, openLibrary } from '#test/library.ts'
import { asEditor } from '#test/people.ts'
import { testJpeg, testPdf } from '#test/upload.ts'
import { deleteMedia } from '../library/delete-media.ts'
import { storedNames } from '../store-file.ts'
import { expectNewBytes } from '../upload/new-bytes.ts'
import { checkMedia } from './check-media.ts'
import { purgeDeleted } from './purge-deleted.ts'
import { sweepIncoming } from './sweep-incoming.ts'
import { sweepStrays } from './sweep-strays.ts'

/** The names of the bytes that rows point to. */
async function pointedTo({ store }: Library): Promise<string[]> {
  const rows = (await Array.fromAsync(listStoredFiles(store.db))).flat()
  return rows.flatMap(storedNames).sort()
}

test('what an upload leaves that dies in the middle is swept when nobody waits for it any more', async () => {
  const library = await openLibrary()
  await library.upload('stays.pdf', testPdf())
  await library.store.write((tx) => expectNewBytes(tx, library.now(), ['dead']))
  for (const name of ['dead-master.jpg', 'dead-320.webp.0a1b.part']) {
    await library.files.put(name, Buffer.from('bytes'))
  }
  library.clock.pass({ minutes: 4 })
  expect(await sweepStrays(library.services)).toBe(0)
  library.clock.pass({ minutes: 1 })
  expect(await sweepStrays(library.services)).toBe(2)
  expect(await library.names()).toEqual(await pointedTo(library))
  // A storage that was frozen brings what it had been sent.
  await library.files.put('dead-master.jpg', Buffer.from('late'))
  library.clock.pass({ minutes: 5 })
  expect(await sweepStrays(library.services)).toBe(1)
  expect(await library.names()).toHaveLength(1)
  const facts = await library.store.db.selectFrom('fact').selectAll().execute()
  expect(facts.filter(({ name }) => name.startsWith('bytes:'))).toEqual([])
})

test('an upload that was held up for longer is refused, and keeps nothing', async () => {
  const files: { late?: () => Promise<void> } = {}
  const library: Library = await openLibrary((own) => ({
    ...own,
    async put(name, bytes) {
      await own.put(name, bytes)
      await files.late?.()
    },
  }))
  files.late = async () => {
    library.clock.pass({ minutes: 5 })
    expect(await sweepStrays(library.services)).toBe(1)
  }
  await expect(library.upload('late.pdf', testPdf())).rejects.toMatchObject({ name: 'StoreBusy' })
  expect(await pointedTo(library)).toEqual([])
  expect(await library.names()).toEqual([])
})

test('bytes of purged files go even if the storage was away just then', async () => {
  let isAway = false
  const library = await openLibrary((own) => ({
    ...own,
    async delete(name) {
      if (isAway) throw new Error('away')
      await own.delete(name)
    },
  }))
  const id = await library.upload('old.pdf', testPdf())
  await library.store.write((tx) =>
    deleteMedia({ db: tx, actor: asEditor, now: library.now() }, id),
  )
  library.clock.pass({ days: 30 })
  isAway = true
  await expect(purgeDeleted(library.services)).rejects.toThrow('away')
  expect([await pointedTo(library), (await library.names()).length]).toEqual([[], 1])
  isAway = false
  expect(await sweepStrays(library.services)).toBe(1)
  expect(await library.names()).toEqual([])
})

test('what a killed encoder left goes when the copies are made', async () => {
  const library = await openLibrary()
  const id = await library.upload('a.jpg', await testJpeg({ width: 400, height: 300 }))
  const { stem } = await library.media(id)
  await library.files.put(`${stem}-400.webp.0a1b.part`, Buffer.from('half'))
  await library.makeCopies()
  expect(await library.names()).toEqual(await pointedTo(library))
})

test('whoever sweeps and checks meanwhile: no row loses its bytes, and no bytes stay without a row', async () => {
  // One library for all runs: to open one takes longer than what happens in it.
  let turn = async () => {}
  const library: Library = await openLibrary((own) => ({
    ...own,
    async put(name, bytes) {
      await turn()
      await own.put(name, bytes)
      await turn()
    },
    async delete(name) {
      await turn()
      await own.delete(name)
    },
    async *list(stems) {
      const names = await Array.fromAsync(own.list(stems))
      await turn()
      yield* names
    },
  }))
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      // The database and the disk have their own time: they come first.
      turn = () => immediate().then(() => scheduler.schedule(Promise.resolve()))
      const same = testPdf()
      const upload = async (bytes: Buffer) => {
        const id = await library.upload('a.pdf', bytes)
        // Acknowledged: from here on it is there.
        const { stem } = await library.media(id)
        expect(await library.inFolder.head(`${stem}-original.pdf`)).not.toBeNull()
        return library.replace(id, 'b.pdf', testPdf())
      }
      const uploads = Promise.allSettled([same, same, testPdf(), testPdf()].map(upload))
      let areOver = false
      const meanwhile = async (work: () => unknown) => {
        for (; !areOver; await turn()) await work()
      }
      const others = Promise.all([
        meanwhile(() => sweepStrays(library.services)),
        meanwhile(() => checkMedia(library.services)),
        meanwhile(() => library.clock.pass({ seconds: 20 })),
      ])
      for (const each of await scheduler.waitFor(uploads)) {
        if (each.status === 'fulfilled') continue
        // Too late, or somebody else has replaced the same file.
        expect(['StoreBusy', 'busy', 'conflict']).toContain(each.reason.code ?? each.reason.name)
      }
      // Behind the responses they go on a while.
      for (let count = 0; count < 50; count++) await scheduler.waitFor(turn())
      areOver = true
      await scheduler.waitFor(others)
      const names = async () => (await Array.fromAsync(library.inFolder.list())).sort()
      expect(await names()).toEqual(expect.arrayContaining(await pointedTo(library)))
      library.clock.pass({ minutes: 11 })
      await scheduler.waitFor(sweepStrays(library.services))
      expect(await names()).toEqual(await pointedTo(library))
    }),
    { numRuns: 25, endOnFailure: true },
  )
}, 120_000)

test('files of requests that are over are removed and named, those of others only named', async () => {
  const library = await openLibrary()
  await mkdir(library.incoming, { recursive: true })
  for (const name of ['over', 'new']) await writeFile(join(library.incoming, name), 'bytes')
  const longAgo = new Date(Date.now() - 6 * 60_000)
  await utimes(join(library.incoming, 'over'), longAgo, longAgo)
  const told = { removed: ['over'], left: ['new'] }
  expect(await sweepIncoming(library.incoming, { isDry: true })).toEqual(told)
  expect(await sweepIncoming(library.incoming)).toEqual(told)
  expect(await sweepIncoming(library.incoming)).toEqual({ removed: [], left: ['new'] })
})
