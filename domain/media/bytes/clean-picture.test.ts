import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testJpeg, testPng } from '#test/upload.ts'
import { BrokenPicture } from './broken-picture.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'

const size = { width: 40, height: 30 }
const pixelsOf = (file: Buffer) => sharp(file).autoOrient().raw().toBuffer()

/** Metadata that a camera writes into a file. */
const telling = {
  IFD0: { Make: 'Telltale', Copyright: 'A. Person', ImageDescription: 'At my house' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
}

const kinds = [
  ['JPEG', cleanJpeg, testJpeg],
  ['PNG', cleanPng, testPng],
] as const

test.each(kinds)(
  'a %s keeps its pixels and loses place, person and camera',
  async (_, clean, make) => {
    const told = sharp(await make(size))
      .withExif(telling)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret Street 1</x:xmpmeta>')
    const file = await told.toBuffer()
    expect(file.includes('Telltale')).toBe(true)
    const found = clean(Buffer.concat([file, Buffer.from('PK\u0003\u0004 behind its end')]), 1)
    for (const word of [
      'Telltale',
      'A. Person',
      'my house',
      'Secret Street',
      'GPS',
      'behind its end',
    ]) {
      expect(found.includes(word)).toBe(false)
    }
    expect(await pixelsOf(found)).toEqual(await pixelsOf(file))
    expect((await sharp(found).metadata()).exif).toBeUndefined()
  },
)

test.each(kinds)('a %s stays turned as the camera was held', async (_, clean, make) => {
  for (const orientation of [1, 3, 6, 8]) {
    const file = await sharp(await make(size))
      .withMetadata({ orientation })
      .toBuffer()
    const found = clean(file, orientation)
    const metadata = await sharp(found).metadata()
    expect(metadata.orientation ?? 1).toBe(orientation)
    expect(await pixelsOf(found)).toEqual(await pixelsOf(file))
  }
})

test.each(kinds)('a %s keeps its colour profile', async (_, clean, make) => {
  const file = await sharp(await make(size))
    .withIccProfile('p3')
    .toBuffer()
  const { icc } = await sharp(file).metadata()
  expect(icc?.length).toBeGreaterThan(100)
  expect((await sharp(clean(file, 1)).metadata()).icc).toEqual(icc)
})

test.each(kinds)('a %s without its end is found out wherever it is cut', async (_, clean, make) => {
  const file = await make(size)
  for (let length = 8; length < file.length; length++) {
    expect(() => clean(file.subarray(0, length), 1)).toThrow(new BrokenPicture('truncated'))
  }
})

test.each(kinds)(
  'bytes after the signature of a %s are a picture or a fault, at once',
  async (_, clean, make) => {
    const file = await make(size)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 30 }),
        (changes) => {
          const bytes = Buffer.from(file)
          for (const [at, byte] of changes) bytes[at] = byte
          try {
            expect(clean(bytes, 6).length).toBeLessThanOrEqual(bytes.length + 60)
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
  expect(await pixelsOf(cleanJpeg(file, 1))).toEqual(await pixelsOf(file))
})

test('fill bytes before the segments of a JPEG are skipped', async () => {
  const file = await testJpeg(size)
  const filled = Buffer.concat([file.subarray(0, 2), Buffer.from([0xff, 0xff]), file.subarray(2)])
  expect(cleanJpeg(filled, 1)).toEqual(cleanJpeg(file, 1))
})

test('what stands for no segment in a JPEG makes it broken', async () => {
  const file = await testJpeg(size)
  for (const code of [0x00, 0x01, 0xbf, 0xd0, 0xd8]) {
    const odd = Buffer.from([0xff, code, 0, 2])
    const bytes = Buffer.concat([file.subarray(0, 2), odd, file.subarray(2)])
    expect(() => cleanJpeg(bytes, 1)).toThrow(new BrokenPicture('broken'))
  }
})
