import { deflateSync, gzipSync } from 'node:zlib'
import type { Seeded } from '#bench/seeded.ts'
import { multipart, type Part } from '#test/upload.ts'

/** What is small as it is sent and large as it is read, or the reverse: forms for the library and imports. */
export function bomb(seeded: Seeded): { headers: Record<string, string>; body: Buffer } {
  const file = (name: string, bytes: Uint8Array): Part => ({ field: 'image[]', name, bytes })
  const parts = seeded.one<() => Part[]>([
    () => Array.from({ length: 20_000 }, (_, at) => ({ field: `f${at}`, value: 'x' })),
    () => [{ field: 'folder_id', value: '9'.repeat(3_000_000) }],
    () => [{ field: 'x'.repeat(100_000), value: '1' }],
    () => [{ ...file('a.jpg', Buffer.from('x')), type: 'y'.repeat(200_000) }],
    () => [file('wide.png', hugePng(60_000, 60_000))],
    () => [file('long.png', hugePng(1, 2_000_000_000))],
    () => [file('cut.jpg', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'))],
    () => [file('laughs.svg', Buffer.from(laughs))],
    () => [file('zip.jpg', gzipSync(Buffer.alloc(10_000_000)))],
    () => Array.from({ length: 5 }, (_, at) => file(`${at}.gif`, seeded.bytes(2_000))),
    () => [file('wide.csv', Buffer.from(`title${',x'.repeat(500_000)}\n`))],
    () => [file('deep.json', Buffer.from('['.repeat(1_000_000)))],
    () => [file('long.csv', Buffer.from(`title\n"${'x'.repeat(2_000_000)}`))],
  ])()
  const { headers, body } = multipart(parts)
  const whole = Buffer.concat(body.map((part) => Buffer.from(part)))
  const isPacked = seeded.happens(0.1)
  if (isPacked)
    return { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(whole) }
  return { headers, body: whole }
}

/** A PNG that says it is so large, and whose pixels are as many zeroes as fit into a few kilobytes. */
function hugePng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const pixels = deflateSync(Buffer.alloc(4_000_000))
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', pixels), chunk('IEND')])
}

function chunk(name: string, bytes: Buffer = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, Buffer.from(name), bytes, Buffer.alloc(4)])
}

const laughs = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`
