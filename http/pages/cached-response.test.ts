import { setImmediate as turn } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Encoded, makeCachedResponse, recompress, sizeOf } from './cached-response.ts'

const common = { 'x-content-type-options': 'nosniff' }
const html = (body: string | Buffer) => ({ status: 200, type: 'text/html; charset=utf-8', body })
const words = 'petals, fries, and a shake on the side; '.repeat(200)

/** A flat head as an object; fails where a name stands in it twice. */
function headersOf({ head }: Encoded): Record<string, string> {
  const pairs = head.flatMap((name, at) => (at % 2 ? [] : [[name, head[at + 1] ?? ''] as const]))
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length)
  return Object.fromEntries(pairs)
}

test('each coding holds the same text, with a head that fits its bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 500 }), fc.nat(20), async (text, times) => {
      const body = text.repeat(times)
      const cached = await makeCachedResponse(html(body), common)
      for (const step of ['loose', 'tight']) {
        if (step === 'tight') await recompress(cached)
        for (const coding of ['identity', 'gzip', 'br'] as const) {
          const { bytes } = cached[coding]
          const headers = headersOf(cached[coding])
          expect(headers).toMatchObject({ ...common, etag: cached.etag, vary: 'accept-encoding' })
          expect(headers['content-length']).toBe(String(bytes.length))
          expect(unpack(bytes, headers['content-encoding']).toString()).toBe(body)
          expect(bytes.length).toBeLessThanOrEqual(cached.identity.bytes.length)
        }
      }
    }),
    { numRuns: 60 },
  )
})

function unpack(bytes: Buffer, coding: string | undefined): Buffer {
  if (coding === 'br') return brotliDecompressSync(bytes)
  return coding === 'gzip' ? gunzipSync(bytes) : bytes
}

test('what stays is compressed more tightly, and takes less memory', async () => {
  const text = Array.from({ length: 3_000 }, (_, n) => `${n % 7} of ${n * n}`).join(', ')
  const cached = await makeCachedResponse(html(text), common)
  const before = { bytes: cached.br.bytes.length, size: sizeOf(cached) }
  await recompress(cached)
  expect(cached.br.bytes.length).toBeLessThan(before.bytes)
  expect(sizeOf(cached)).toBe(before.size - before.bytes + cached.br.bytes.length)
})

/** How far back brotli looks, as the power of two that its bytes begin with (RFC 7932, 9.1). */
function windowOf([first = 0]: Buffer): number {
  if (first % 2 === 0) return 16
  const wide = (first >> 1) & 7
  const narrow = (first >> 4) & 7
  return wide > 0 ? 17 + wide : narrow > 0 ? 8 + narrow : 17
}

test('nobody keeps more room than a page has bytes to read it', async () => {
  for (const [length, window] of [
    [200, 10],
    [1_000, 10],
    [1_010, 11],
    [5_000, 13],
    [100_000, 17],
    [5_000_000, 22],
  ] as const) {
    const cached = await makeCachedResponse(html('a'.repeat(length)), common)
    expect([length, windowOf(cached.br.bytes)]).toEqual([length, window])
  }
})

test('a picture is kept once, in no coding', async () => {
  const cached = await makeCachedResponse(
    { status: 200, type: 'image/png', body: Buffer.alloc(5_000) },
    common,
  )
  await recompress(cached)
  expect([cached.gzip, cached.br]).toEqual([cached.identity, cached.identity])
  expect(sizeOf(cached)).toBe(5_000)
  const drawing = await makeCachedResponse(
    { status: 200, type: 'image/svg+xml', body: words },
    common,
  )
  expect(headersOf(drawing.br)['content-encoding']).toBe('br')
})

test('compressing holds nobody up', async () => {
  let turns = 0
  let isDone = false
  const keeping = makeCachedResponse(html(words.repeat(5_000)), common).finally(() => {
    isDone = true
  })
  while (!isDone) {
    await turn()
    turns++
  }
  await keeping
  expect(turns).toBeGreaterThan(20)
})

test('the tag is of the bytes, their type, and the headers that a 304 leaves out', async () => {
  const tagOf = async (type: string, body: string, headers: Record<string, string>) =>
    (await makeCachedResponse({ status: 200, type, body }, headers)).etag
  const tags = [
    await tagOf('text/html', 'a', common),
    await tagOf('text/html', 'b', common),
    await tagOf('text/plain', 'a', common),
    await tagOf('text/html', 'a', { ...common, 'x-frame-options': 'DENY' }),
    await tagOf('text/html', 'a', { 'x-content-type-options': 'other' }),
  ]
  expect(new Set(tags).size).toBe(tags.length)
  expect(await tagOf('text/html', 'a', { ...common })).toBe(tags[0])
})
