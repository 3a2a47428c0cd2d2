import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { limits } from '#catalogue/limits.ts'
import type { Called } from '#test/http/http-client.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'

let app: TestApp
let authorization: string
beforeAll(async () => {
  app = await openTestApp()
  authorization = `Bearer ${await app.tokenOf(asEditor)}`
})

const json = { 'content-type': 'application/json' }

async function post(
  body: readonly (string | Uint8Array)[],
  headers: Record<string, string> = json,
  path = '/api/banners/home/icm',
) {
  const { status, bytes } = await app.send('POST', path, {
    body,
    headers: { authorization, ...headers },
  })
  const response: Called['body'] = JSON.parse(bytes.toString())
  expect(response.success).toBe(status === 200)
  return { status, message: response.message }
}

test('more than a megabyte is refused, whatever the headers say', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(1_000_000) })
  const tooLarge = { status: 413, message: 'The request is too large.' }
  const length = { ...json, 'content-length': String(body.length) }
  expect(await post([body], length)).toMatchObject(tooLarge)
  const pieces = Array.from({ length: 20 }, (_, at) => body.slice(at * 51_000, (at + 1) * 51_000))
  expect(await post(pieces)).toMatchObject(tooLarge)
  expect(await post(new Array(200).fill('x'.repeat(100_000)))).toMatchObject(tooLarge)
})

test('exactly a megabyte is read', async () => {
  const body = `{"name":"${'x'.repeat(1_000_000 - 11)}"}`
  expect(body.length).toBe(1_000_000)
  expect(await post([body])).toMatchObject({ status: 422 })
  expect(await post([`${body} `])).toMatchObject({ status: 413 })
})

test('what is not JSON is 400', async () => {
  const wrong = [
    '{',
    '{"name"}',
    'name=x',
    '\u0000',
    '[1,]',
    '{"a":1}{',
    "{'a':1}",
    'NaN',
    '\ufeff{}x',
  ]
  for (const body of wrong) {
    expect([body, await post([body])]).toMatchObject([
      body,
      { status: 400, message: 'The request could not be read.' },
    ])
  }
  expect(await post([Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])])).toMatchObject(
    {
      status: 400,
    },
  )
})

test('what is JSON but no object is 422', async () => {
  for (const body of ['null', '[]', '7', '"text"', 'true', '[{"name":"x"}]']) {
    expect([body, (await post([body])).status]).toEqual([body, 422])
  }
})

test('another type, none, and a compressed body are 415', async () => {
  const wrong = { status: 415, message: 'The request must be sent as JSON.' }
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json-patch+json',
    'multipart/form-data; boundary=x',
    '',
  ]) {
    expect(await post(['{"name":"x"}'], { 'content-type': type })).toMatchObject(wrong)
  }
  expect(await post(['{"name":"x"}'], {})).toMatchObject(wrong)
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))
  for (const coding of ['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip', 'x']) {
    expect(await post([bomb], { ...json, 'content-encoding': coding })).toMatchObject(wrong)
  }
  const spelled = {
    'content-type': 'Application/JSON ; charset=utf-8',
    'content-encoding': 'identity',
  }
  expect(await post(['{"name":"Fresh"}'], spelled)).toMatchObject({ status: 200 })
})

test('deep, wide and long JSON is refused', async () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const bodies = [
    deep(499_000),
    `{"name":${deep(60)}}`,
    `${'{"a":'.repeat(160_000)}1${'}'.repeat(160_000)}`,
    `{"banners":[${'{},'.repeat(330_000)}{}]}`,
    `[${'0,'.repeat(490_000)}0]`,
    `{${Array.from({ length: 70_000 }, (_, at) => `"k${at}":0`).join(',')}}`,
  ]
  for (const body of bodies) {
    expect((await post([body], json, '/api/banners/home')).status).toBe(400)
  }
  const within = [`{"name":${deep(55)}}`, `{"name":[${'0,'.repeat(limits.jsonValues - 2)}0]}`]
  const beyond = [`{"name":${deep(56)}}`, `{"name":[${'0,'.repeat(limits.jsonValues - 1)}0]}`]
  for (const body of within) expect((await post([body])).status).toBe(422)
  for (const body of beyond) expect((await post([body])).status).toBe(400)
  const rows = `{"banners":[${'{"x":1},'.repeat(9_000)}{}]}`
  const many = await post([rows], json, '/api/banners/home')
  expect(many.status).toBe(422)
})

test('names that would reach a prototype are refused at every level', async () => {
  for (const name of ['__proto__', 'constructor', 'prototype']) {
    for (const body of [
      `{"${name}":{"approval":1}}`,
      `{"banners":[{"${name}":1}]}`,
      `{"a":{"b":[[{"${name}":1}]]}}`,
    ]) {
      expect((await post([body])).status).toBe(400)
    }
  }
  expect(Object.hasOwn(Object.prototype, 'approval')).toBe(false)
})

test('of a name that comes twice the last one counts, and is checked', async () => {
  expect((await post(['{"approval":0,"approval":7}'])).status).toBe(422)
  expect((await post(['{"version":1.5,"version":-1}'])).status).toBe(422)
})

test('numbers, text and values at their limits are refused in words', async () => {
  const values = [
    '1e999',
    '-1e999',
    '9007199254740993',
    '1e-400',
    '-0',
    '123456789012345678901234567890',
    '"\\u0000"',
    '"\\ud800"',
    '"\\udc00x"',
    '"a\\u202eb"',
    '"\\u007f"',
    '"\\ufeff"',
    '""',
    '[]',
    '{}',
    'true',
  ]
  for (const value of values) {
    for (const name of ['name', 'approval', 'version', 'status']) {
      const { status } = await post([`{"${name}":${value}}`])
      expect([200, 400, 409, 422]).toContain(status)
      if (value.includes('u0000') || value.includes('ud800')) expect(status).toBe(422)
    }
  }
})

test('an empty body is an empty object', async () => {
  expect([200, 409]).toContain((await post([], {})).status)
  expect(await post([], {}, '/api/approvals/withdraw')).toMatchObject({ status: 422 })
  const chunked = { 'transfer-encoding': 'chunked' }
  expect(await post([], chunked, '/api/approvals/withdraw')).toMatchObject({ status: 422 })
})

test('a client that goes away in the middle of its body is no fault of ours', async () => {
  const head = `POST /api/banners/home/icm HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":`
  const { connect } = await import('node:net')
  for (let count = 0; count < 5; count += 1) {
    await new Promise<void>((done) => {
      const socket = connect(app.port, '127.0.0.1', () => {
        socket.write(head)
        setTimeout(() => socket.destroy(), 20)
      })
      socket.on('close', () => done())
    })
  }
  expect((await app.get('/healthz')).status).toBe(200)
  const failures = app.lines.filter((line) => /"level":50/.test(line))
  expect(failures).toEqual([])
})

test('no JSON at all makes it fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 6 }), async (body) => {
      const { status } = await post([body])
      expect([200, 400, 409, 422]).toContain(status)
    }),
    { numRuns: 150 },
  )
})
