import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLibrary } from '#test/library.ts'
import { testJpeg, testPdf } from '#test/upload.ts'
import { checkMedia } from './check-media.ts'

const fine = { strays: [], mended: [], lost: [] }

test('a library in which everything is as it should be is left alone', async () => {
  const library = await openLibrary()
  const id = await library.upload('a.jpg', await testJpeg({ width: 40, height: 30 }))
  await library.upload('b.pdf', testPdf())
  await library.replace(id, 'c.jpg', await testJpeg({ width: 50, height: 30 }))
  const names = await library.names()
  expect(await checkMedia(library.services)).toEqual({ rows: 3, names: names.length, ...fine })
  expect(await library.names()).toEqual(names)
})

test('bytes without a row go when they are older than an hour', async () => {
  const library = await openLibrary()
  library.clock.pass({ days: (Date.now() - Date.parse(library.now())) / 86_400_000 })
  const folder = join(library.incoming, '../media')
  for (const name of ['old-640.webp', 'young-640.webp']) {
    await library.files.put(name, Buffer.from('stray'))
  }
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  await utimes(join(folder, 'old-640.webp'), longAgo, longAgo)
  const told = await checkMedia(library.services, true)
  expect(told.strays).toEqual(['old-640.webp'])
  expect(await library.names()).toHaveLength(2)
  expect((await checkMedia(library.services)).strays).toEqual(['old-640.webp'])
  expect(await library.names()).toEqual(['young-640.webp'])
})

test('copies that are missing are made again; bytes that are lost are told', async () => {
  const library = await openLibrary()
  const id = await library.upload('a.jpg', await testJpeg({ width: 400, height: 300 }))
  await library.makeCopies()
  const { stem } = await library.media(id)
  const names = await library.names()
  await library.files.delete(`${stem}-400.avif`)
  await library.files.delete(`${stem}-original.jpg`)
  expect(await checkMedia(library.services)).toMatchObject({
    ...fine,
    mended: [`a.jpg (file ${id})`],
  })
  expect(await library.makeCopies()).toBe(true)
  expect(await library.names()).toEqual(names)
  await library.files.delete(`${stem}-master.jpg`)
  expect(await checkMedia(library.services)).toMatchObject({
    ...fine,
    lost: [`a.jpg (file ${id})`],
  })
})
