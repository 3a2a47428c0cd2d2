import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testJpeg, testPng } from '#test/upload.ts'
import { jpegParts } from './jpeg-parts.ts'
import { BrokenPicture } from './picture-parts.ts'
import { pngParts } from './png-parts.ts'

const size = { width: 40, height: 30 }
const pixelsOf = (file: Buffer) => sharp(file).autoOrient().raw().toBuffer()

/** What a camera writes into a file. */
const telling = {
  IFD0: { Make: 'Telltale', Copyright: 'A. Person', ImageDescription: 'At my house' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
}

const kinds = [
  ['JPEG', jpegParts, testJpeg],
  ['PNG', pngParts, testPng],
] as const

test.each(kinds)(
  'a %s keeps its pixels and loses place, person and camera',
  async (_, parts, make) => {
    const told = sharp(await make(size))
      .withExif(telling)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret Street 1</x:xmpmeta>')
    const file = await told.toBuffer()
    expect(file.includes('Telltale')).toBe(true)
    const found = parts(Buffer.concat([file, Buffer.from('PK\u0003\u0004 behind its end')]))
    expect(found).toMatchObject({ ...size, orientation: 1 })
    for (const word of [
      'Telltale',
      'A. Person',
      'my house',
      'Secret Street',
      'GPS',
      'behind its end',
    ]) {
      expect(found.clean.includes(word)).toBe(false)
    }
    expect(await pixelsOf(found.clean)).toEqual(await pixelsOf(file))
    expect((await sharp(found.clean).metadata()).exif).toBeUndefined()
  },
)

test.each(kinds)('a %s stays turned as the camera was held', async (_, parts, make) => {
  for (const orientation of [1, 3, 6, 8]) {
    const file = await sharp(await make(size))
      .withMetadata({ orientation })
      .toBuffer()
    const found = parts(file)
    expect(found).toMatchObject({ ...size, orientation })
    const metadata = await sharp(found.clean).metadata()
    expect(metadata.orientation ?? 1).toBe(orientation)
    expect(await pixelsOf(found.clean)).toEqual(await pixelsOf(file))
  }
})

test.each(kinds)('a %s keeps its colour profile', async (_, parts, make) => {
  const file = await sharp(await make(size))
    .withIccProfile('p3')
    .toBuffer()
  const { icc } = await sharp(file).metadata()
  expect(icc?.length).toBeGreaterThan(100)
  expect((await sharp(parts(file).clean).metadata()).icc).toEqual(icc)
})

test.each(kinds)('a %s without its end is found out wherever it is cut', async (_, parts, make) => {
  const file = await make(size)
  fc.assert(
    fc.property(fc.integer({ min: 20, max: file.length - 3 }), (length) => {
      expect(() => parts(file.subarray(0, length))).toThrow(BrokenPicture)
    }),
  )
})

test.each(kinds)(
  'bytes after the signature of a %s are parts or a fault, at once',
  async (_, parts, make) => {
    const file = await make(size)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 30 }),
        (changes) => {
          const bytes = Buffer.from(file)
          for (const [at, byte] of changes) bytes[at] = byte
          try {
            expect(parts(bytes).clean.length).toBeLessThanOrEqual(bytes.length + 60)
          } catch (error) {
            expect(error).toBeInstanceOf(BrokenPicture)
          }
        },
      ),
    )
  },
)

test('a progressive JPEG and one with restarts keep all their scans', async () => {
  const file = await sharp(await testPng(size))
    .jpeg({ progressive: true })
    .toBuffer()
  expect(await pixelsOf(jpegParts(file).clean)).toEqual(await pixelsOf(file))
})
