import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { publishSite } from '#test/content/publish-site.ts'
import { send } from '#test/http/http-client.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'
import { acceptedCodings, smallestCoding } from './compression.ts'

const load = '/api/banners/home/create'

async function openAsked() {
  const app = await openTestApp()
  await publishSite(app.services)
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  return (path: string, accepts: string) => {
    const headers = { authorization, 'accept-encoding': accepts }
    return send(app.port, 'GET', path, { headers })
  }
}

test('what a screen loads comes in the smallest coding that its browser takes', async () => {
  const asked = await openAsked()
  const plain = await asked(load, 'identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const br = await asked(load, 'gzip, deflate, br')
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  })
  expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes)
  expect(br.bytes.length).toBeLessThan(plain.bytes.length / 3)
  const gzip = await asked(load, 'gzip')
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.bytes)]).toEqual(['gzip', plain.bytes])
})

test('what a save answers comes as it is', async () => {
  const app = await openTestApp()
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  const headers = { authorization, 'accept-encoding': 'br', 'content-type': 'application/json' }
  const body = [JSON.stringify({ question: 'When?', answer: 'Now' })]
  const response = await app.send('POST', '/api/faqs', { headers, body })
  expect(response.headers['content-encoding']).toBeUndefined()
  expect(response.bytes.length).toBeGreaterThan(1_500)
})

test('an answer of one packet is sent as it is', async () => {
  const asked = await openAsked()
  const { headers, bytes } = await asked('/api/auth/me', 'br')
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding'])
  expect(JSON.parse(bytes.toString())).toMatchObject({ success: true })
})

test('a client gets the smallest coding that it takes, and none with a weight of 0', () => {
  const cases = [
    [undefined, []],
    ['', []],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip;q=0.5,BR ; q=1', ['br', 'gzip']],
    ['br;q=0, gzip;q=0.000', []],
    ['br;q=0.001', ['br']],
    ['*', ['br', 'gzip']],
    ['abracadabra, brotli, gzipped, x-gzip', []],
    ['identity;q=0', []],
  ] as const
  for (const [header, codings] of cases) {
    expect([header, acceptedCodings(header)]).toEqual([header, [...codings, 'identity']])
    expect([header, smallestCoding(header)]).toEqual([header, codings[0] ?? 'identity'])
  }
})

test('what stands beyond a thousand characters of a header is not read', () => {
  expect(smallestCoding(`${','.repeat(990)}br`)).toBe('br')
  expect(smallestCoding(`${','.repeat(1_000)}br`)).toBe('identity')
})
