import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testJpeg, testPdf, testPng } from '#test/upload.ts'
import { kindOfBytes, withEndingOf } from './file-kind.ts'

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
    ...['<svg/>', '<html>', 'GIF89a', 'MZ', 'PK\u0003\u0004', '\0asm', '%PDF 1.7', ''].map(
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
      if (kind === 'pdf') expect([...bytes].join()).toContain([0x25, 0x50, 0x44, 0x46, 0x2d].join())
    }),
  )
})

test('a PDF may have other lines before its header, up to 1,024 bytes', () => {
  const pdf = Buffer.from('%PDF-1.7')
  for (const before of [
    '\n\n',
    '\ufeff',
    'From: scanner@office\n',
    '\0'.repeat(128),
    'x'.repeat(1_019),
  ])
    expect(kindOfBytes(Buffer.concat([Buffer.from(before), pdf]))).toBe('pdf')
  expect(kindOfBytes(Buffer.concat([Buffer.alloc(1_020, 'x'), pdf]))).toBeNull()
})

test('a name gets the ending of what the file is, and keeps one that is right', () => {
  const named = (kind: 'jpeg' | 'png' | 'pdf', ...names: string[]) =>
    names.map((name) => withEndingOf(kind, name))
  expect(named('png', 'Menu.jpg', 'a.b.PDF', 'logo.PNG', 'no ending')).toEqual([
    'Menu.png',
    'a.b.png',
    'logo.PNG',
    'no ending',
  ])
  expect(named('jpeg', 'a.JPEG', 'Version 2.0', 'photo.jpg.exe', 'cat.png')).toEqual([
    'a.JPEG',
    'Version 2.0.jpg',
    'photo.jpg.exe.jpg',
    'cat.jpg',
  ])
  expect(named('pdf', 'Terms.doc', '.png')).toEqual(['Terms.doc.pdf', 'Untitled.pdf'])
})
