import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { testJpeg, testPng } from '#test/upload.ts'
import { readPicture } from './read-picture.ts'

const size = { width: 40, height: 30 }
const kinds = [
  ['jpeg', testJpeg],
  ['png', testPng],
] as const

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-read-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [path, cleanPath] = [join(folder, 'sent'), join(folder, 'clean')]
  return {
    cleanPath,
    async read(kind: 'jpeg' | 'png', bytes: Buffer) {
      await writeFile(path, bytes)
      return readPicture({ do: 'read', path, kind, cleanPath })
    },
  }
}

test.each(kinds)(
  'a %s is as large as it is seen, however the camera was held',
  async (kind, make) => {
    const { read, cleanPath } = await openFolder()
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const file = await sharp(await make(size))
        .withMetadata({ orientation })
        .toBuffer()
      const seen = orientation > 4 ? { width: 30, height: 40 } : size
      expect(await read(kind, file)).toMatchObject(seen)
      const clean = await sharp(await readFile(cleanPath)).metadata()
      expect(clean).toMatchObject({ ...size, autoOrient: seen })
    }
  },
)

test.each(kinds)('a %s with any bytes changed is a picture or a fault', async (kind, make) => {
  const { read } = await openFolder()
  const file = await make(size)
  const faults = ['truncated', 'broken', 'too-many-pixels', 'side-too-long']
  const change = fc.tuple(fc.nat(file.length - 1), fc.nat(255))
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const bytes = Buffer.from(file)
      for (const [at, byte] of changes) bytes[at] = byte
      const found = await read(kind, bytes)
      if (typeof found === 'string') expect(faults).toContain(found)
      else expect(found.width * found.height).toBeGreaterThan(0)
    }),
  )
})
