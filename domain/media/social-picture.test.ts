import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startReading } from '#domain/reading/reading.ts'
import { openLibrary } from '#test/library.ts'
import { testJpeg } from '#test/upload.ts'
import { readPictures } from './read-pictures.ts'

test('the size that is told of a share picture is that of its file, whatever its shape', {
  timeout: 120_000, // it encodes pictures of every shape
}, async () => {
  const library = await openLibrary()
  for (const size of [
    { width: 700, height: 500 },
    { width: 2700, height: 811 },
    { width: 640, height: 1337 },
    // Too small for a card: the whole picture is shown.
    { width: 301, height: 77 },
  ]) {
    const id = await library.upload(`${size.width}.jpg`, await testJpeg(size))
    for (const isMade of [false, true]) {
      if (isMade) expect(await library.makeCopies()).toBe(true)
      const pictures = await readPictures(startReading(library.store.db, library.now()), [id])
      const { src = '', ...told } = pictures.get(id)?.social ?? {}
      const file = await library.files.get(src.replace('/media/', ''))
      if (!file) throw new Error(`${src} is not there`)
      const { width, height } = await sharp(await buffer(file)).metadata()
      expect([size, isMade, told]).toEqual([size, isMade, { width, height }])
    }
  }
})
