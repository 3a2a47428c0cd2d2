import { expect, onTestFinished, test } from 'vitest'
import { claimDueMedia } from '#store/media/copies.ts'
import { listStoredFiles } from '#store/media/stored-files.ts'
import { type Library, openLibrary } from '#test/library.ts'
import { testJpeg } from '#test/upload.ts'
import { storedNames } from '../store-file.ts'
import { leaseExpiry } from './hold-claim.ts'
import { runMediaWorker } from './media-worker.ts'

const picture = () => testJpeg({ width: 400, height: 300 })

/** A library in which the first copy that is stored waits for `goOn`. */
async function openSlowLibrary() {
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const puts: string[] = []
  let isFirst = true
  const library = await openLibrary((own) => ({
    ...own,
    async put(name, bytes) {
      if (isFirst && name.endsWith('-400.webp')) {
        isFirst = false
        begun.resolve()
        await gate.promise
      }
      await own.put(name, bytes)
      puts.push(name.replace(/^\w+-/, ''))
    },
  }))
  return { library, puts, begun: begun.promise, goOn: gate.resolve }
}

/** Takes on the next picture as a process does that dies then. */
function claim({ store, now }: Library) {
  return store.write((tx) => claimDueMedia(tx, now(), leaseExpiry(now())))
}

async function expectWhole(library: Library, id: number) {
  const media = await library.media(id)
  expect(media).toMatchObject({ copies_due: 0, copy_tries: 0, copying_until: null })
  const rows = (await Array.fromAsync(listStoredFiles(library.store.db))).flat()
  expect(await library.names()).toEqual(rows.flatMap(storedNames).sort())
}

test('two make copies at a time, however many begin at once', async () => {
  const library = await openLibrary()
  for (let count = 0; count < 4; count++) await library.upload('a.jpg', await picture())
  const claims = await Promise.all(Array.from({ length: 6 }, () => claim(library)))
  const ids = claims.flatMap((each) => (each ? [each.media.id] : []))
  expect([ids.length, new Set(ids).size]).toEqual([2, 2])
  library.clock.pass({ seconds: 10 })
  expect(await claim(library)).toBeDefined()
})

test('a process that lives keeps its work, however long it takes', async () => {
  const { library, begun, goOn } = await openSlowLibrary()
  const id = await library.upload('a.jpg', await picture())
  const making = library.makeCopies()
  await begun
  for (let round = 0; round < 2; round++) {
    library.clock.pass({ seconds: 9 })
    const until = async () => (await library.media(id)).copying_until
    await expect.poll(until, { timeout: 10_000 }).toBe(leaseExpiry(library.now()))
    expect(await library.makeCopies()).toBe(false)
  }
  goOn()
  expect(await making).toBe(true)
  await expectWhole(library, id)
})

test('one that was silent for too long loses its work to the next, and spoils nothing', async () => {
  const { library, puts, begun, goOn } = await openSlowLibrary()
  const id = await library.upload('a.jpg', await picture())
  const making = library.makeCopies()
  await begun
  library.clock.pass({ seconds: 10 })
  expect(await library.makeCopies()).toBe(true)
  const { renditions } = await library.media(id)
  puts.splice(0)
  goOn()
  expect(await making).toBe(true)
  expect(puts).toEqual(['400.webp'])
  expect((await library.media(id)).renditions).toEqual(renditions)
  await expectWhole(library, id)
})

test('copies of a file that was replaced meanwhile are not kept', async () => {
  const { library, begun, goOn } = await openSlowLibrary()
  const id = await library.upload('a.jpg', await picture())
  const making = library.makeCopies()
  await begun
  await library.replace(id, 'b.jpg', await picture())
  goOn()
  expect(await making).toBe(true)
  expect(await library.makeCopies()).toBe(true)
  await expectWhole(library, id)
})

test('three tries that fail are enough, nine that died', async () => {
  const library = await openLibrary()
  const id = await library.upload('a.jpg', await picture())
  const { stem } = await library.media(id)
  await library.files.delete(`${stem}-master.jpg`)
  for (let tries = 0; tries < 3; tries++) {
    await expect(library.makeCopies()).rejects.toThrow('is not there')
  }
  expect(await library.makeCopies()).toBe(false)
  const other = await library.upload('b.jpg', await picture())
  for (let tries = 0; tries < 9; tries++) {
    expect((await claim(library))?.media.id).toBe(other)
    library.clock.pass({ seconds: 10 })
  }
  expect(await claim(library)).toBeUndefined()
})

test('after a restart the work of whoever was killed goes on within seconds', async () => {
  const library = await openLibrary()
  const id = await library.upload('a.jpg', await picture())
  await claim(library)
  const report = (error: unknown) => expect.unreachable(String(error))
  const minding = runMediaWorker(library.services, { folder: library.incoming, report })
  onTestFinished(() => minding.stop())
  // It has looked by now, and found the work taken.
  expect(await library.makeCopies()).toBe(false)
  library.clock.pass({ seconds: 10 })
  const due = async () => (await library.media(id)).copies_due
  await expect.poll(due, { timeout: 15_000 }).toBe(0)
})
