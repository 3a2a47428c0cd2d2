import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { publishSite } from '#test/content/publish-site.ts'
import { send } from '#test/http/http-client.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'

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
  const answer = await app.send('POST', '/api/faqs', { headers, body })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.bytes.length).toBeGreaterThan(1_500)
})

test('an answer of one packet is sent as it is', async () => {
  const asked = await openAsked()
  const { headers, bytes } = await asked('/api/auth/me', 'br')
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding'])
  expect(JSON.parse(bytes.toString())).toMatchObject({ success: true })
})
