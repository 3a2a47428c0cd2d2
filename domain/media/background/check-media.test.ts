import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLibrary } from '#test/library.ts'
import { testJpeg, testPdf } from '#test/upload.ts'
import { expectNewBytes } from '../upload/new-bytes.ts'
import { checkMedia } from './check-media.ts'

const fine = { strays: [], arriving: [], foreign: [], mended: [], lost: [] }

test('a library in which everything is as it should be is left alone', async () => {
  const library = await openLibrary()
  const id = await library.upload('a.jpg', await testJpeg({ width: 40, height: 30 }))
  await library.upload('b.pdf', testPdf())
  await library.replace(id, 'c.jpg', await testJpeg({ width: 50, height: 30 }))
  const names = await library.names()
  expect(await checkMedia(library.services)).toEqual({ rows: 3, names: names.length, ...fine })
  expect(await library.names()).toEqual(names)
})

test('bytes without a row are named and go, however young; those of an upload are named and stay', async () => {
  const library = await openLibrary()
  await library.store.write((tx) => expectNewBytes(tx, library.now(), ['under']))
  const strays = ['stray-640.webp', 'stray-640.webp.0a1b.part', 'stray']
  for (const name of [...strays, 'under-original.pdf']) {
    await library.files.put(name, Buffer.from('bytes'))
  }
  await writeFile(join(library.incoming, '../media/Notes.TXT'), 'not ours')
  const told = await checkMedia(library.services, true)
  expect(told).toEqual({ ...fine, rows: 0, names: 5, strays: expect.any(Array), ...others })
  expect(told.strays.sort()).toEqual([...strays].sort())
  expect(await library.names()).toHaveLength(5)
  expect((await checkMedia(library.services)).strays.sort()).toEqual([...strays].sort())
  expect(await library.names()).toEqual(['Notes.TXT', 'under-original.pdf'])
  expect(await checkMedia(library.services)).toMatchObject({ strays: [], ...others })
})

const others = { arriving: ['under-original.pdf'], foreign: ['Notes.TXT'] }

test('copies of a picture that is being worked on are no strays', async () => {
  const library = await openLibrary()
  const id = await library.upload('a.jpg', await testJpeg({ width: 400, height: 300 }))
  const { stem } = await library.media(id)
  await library.files.put(`${stem}-400.webp`, Buffer.from('just made'))
  expect(await checkMedia(library.services)).toMatchObject(fine)
  await library.makeCopies()
  await library.files.put(`${stem}-social-1-1.jpg`, Buffer.from('left over'))
  expect(await checkMedia(library.services)).toMatchObject({ strays: [`${stem}-social-1-1.jpg`] })
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
