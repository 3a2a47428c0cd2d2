import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testJpeg, testPdf, testPng } from '#test/upload.ts'
import { kindOfBytes, kindOfName } from './file-kind.ts'

test('real files are known by their first bytes', async () => {
  const size = { width: 4, height: 3 }
  expect(kindOfBytes(await testJpeg(size))).toBe('jpeg')
  expect(kindOfBytes(await testPng(size))).toBe('png')
  expect(kindOfBytes(testPdf())).toBe('pdf')
})

test('everything else is not', async () => {
  const picture = sharp(await testPng({ width: 4, height: 3 }))
  const others = [
    await picture.webp().toBuffer(),
    await picture.gif().toBuffer(),
    await picture.avif().toBuffer(),
    await picture.tiff().toBuffer(),
    ...['<svg/>', '<html>', 'GIF89a', 'MZ', 'PK\u0003\u0004', '\0asm', ' %PDF-1.7', ''].map(
      (words) => Buffer.from(words, 'latin1'),
    ),
  ]
  for (const bytes of others) expect(kindOfBytes(bytes)).toBeNull()
})

test('only the signature decides: nothing that follows changes it, nothing shorter has it', () => {
  const signatures = {
    jpeg: [0xff, 0xd8, 0xff],
    png: [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
    pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  }
  fc.assert(
    fc.property(
      fc.constantFrom('jpeg', 'png', 'pdf'),
      fc.uint8Array({ maxLength: 64 }),
      fc.nat(15),
      (kind, rest, at) => {
        const signature = signatures[kind]
        expect(kindOfBytes(Uint8Array.from([...signature, ...rest]))).toBe(kind)
        const cut = at % signature.length
        expect(kindOfBytes(Uint8Array.from(signature.slice(0, cut)))).toBeNull()
        const wrong = signature.map((byte, place) => (place === cut ? byte ^ 0x20 : byte))
        expect(kindOfBytes(Uint8Array.from([...wrong, ...rest]))).not.toBe(kind)
      },
    ),
  )
})

test('random bytes are hardly ever taken, and never make it throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 32 }), (bytes) => {
      const kind = kindOfBytes(bytes)
      if (kind === 'jpeg') expect([...bytes.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff])
      if (kind === 'png') expect(bytes[0]).toBe(0x89)
      if (kind === 'pdf') expect(bytes[0]).toBe(0x25)
    }),
  )
})

test('a name says what it is by its ending, in any spelling of case', () => {
  expect(['a.JPG', 'a.jpeg', 'a.b.Png', 'a.pdf'].map(kindOfName)).toEqual([
    'jpeg',
    'jpeg',
    'png',
    'pdf',
  ])
  expect(['a', 'a.', 'v1.2 final'].map(kindOfName)).toEqual(['none', 'none', 'none'])
  expect(['a.jpg.exe', 'a.svg', 'a.pdf\u200b'].map(kindOfName)).toEqual([null, null, null])
})
