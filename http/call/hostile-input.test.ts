import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await publishSite(app.services)
})

/** The status line's number; 0 where the connection was only closed. */
async function statusOf(bytes: string | Buffer): Promise<number> {
  const response = await app.sendRaw(bytes)
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0)
}

const closing = 'Connection: close\r\n\r\n'
const requestFor = (target: string, method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\nHost: x\r\n${closing}`

test('no address brings it down or leads out of the site', async () => {
  const targets = [
    '//evil.example',
    '///evil.example/home',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    'http://evil.example/',
    'http://evil.example/home',
    '*',
    'evil.example:80',
    '?',
    '#',
    '',
    '/home%00',
    '/%00',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/media/../../linecheck.sqlite',
    '/media/..%2flinecheck.sqlite',
    '/media/%2e%2e%2flinecheck.sqlite',
    '/assets/../.vite/manifest.json',
    '/.vite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/',
    '/%ff%fe',
    '/home;x=1',
    '/home?%',
    '/home?preview=%00',
    '/home?a[b]=c&a[b][c]=d',
    `/${'a'.repeat(7_900)}`,
    `/${'a'.repeat(12_000)}`,
    `/${'../'.repeat(2_500)}`,
    `/home?${'a=1&'.repeat(1_900)}`,
    `/api/${'x/'.repeat(3_000)}`,
    '/api/%zz',
    '/api//banners',
    '//api/banners/home/main',
    '/api/banners/home/main/',
    '/api/\u00e9',
    '/__proto__',
    '/constructor',
    '/api/__proto__',
    '/admin/%00',
    '/admin/../api/logs',
    '/healthz/..',
    '/metrics?x',
  ]
  for (const target of targets) {
    const bytes = await app.sendRaw(requestFor(target))
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(bytes)?.[1] ?? 0)
    expect([target.slice(0, 80), [200, 302, 400, 401, 404, 431].includes(status)]).toEqual([
      target.slice(0, 80),
      true,
    ])
    expect(bytes).not.toMatch(/^location: *(\/[/\\]|\\|[a-z]+:)/im)
    expect(bytes).not.toContain('root:')
    expect(bytes).not.toContain('SQLite format')
  }
})

test('no folder is listed', async () => {
  for (const target of ['/assets', '/assets/', '/media', '/media/', '/public/'])
    expect([target, await statusOf(requestFor(target))]).toEqual([target, 404])
})

test('a call is the same by every spelling of its address', async () => {
  for (const target of [
    '/api/logs',
    '//api/logs',
    '/\\api/logs',
    '/api/./logs',
    '/x/../api/logs',
  ]) {
    expect([target, await statusOf(requestFor(target))]).toEqual([target, 401])
  }
})

test('what Host says reaches nothing', async () => {
  const hosts = [
    'evil.example',
    'evil.example:99999',
    'a b',
    '"><script>',
    '[::1',
    'x'.repeat(5_000),
    '\u00e9',
    '@',
    '127.0.0.1:1/../x',
    '',
  ]
  for (const host of hosts) {
    for (const target of [
      '/',
      '/home',
      '/nothing',
      '/api/banners/home/main?x',
      '/api/logs',
      '/admin',
      '/api/openapi.json',
    ]) {
      const forwarded =
        'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nForwarded: host=evil.example\r\n'
      const response = await app.sendRaw(
        `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${forwarded}${closing}`,
      )
      expect(response).toMatch(/^HTTP\/1\.1 (200|302|400|401|404) /)
      if (!response.startsWith('HTTP/1.1 400')) expect(response).not.toContain('evil.example')
    }
  }
  const page = (await app.get('/home', { host: 'evil.example' })).bytes
  expect(page).toEqual((await app.get('/home')).bytes)
  expect(await statusOf(`GET /api/logs HTTP/1.1\r\nHost: "><\r\n${closing}`)).toBe(401)
})

test('two hosts are 400 at every address, kept bytes too', async () => {
  await app.get('/home')
  for (const target of ['/home', '/api/banners/home/main', '/admin', '/healthz', '/nothing']) {
    for (const second of ['evil.example', 'x', '']) {
      const lines = `Host: x\r\nAccept: */*\r\nhOST: ${second}\r\n`
      const response = await app.sendRaw(`GET ${target} HTTP/1.1\r\n${lines}\r\n`)
      expect([target, response]).toEqual([target, expect.stringMatching(/^HTTP\/1\.1 400 /)])
      expect(response).toMatch(/\r\nconnection: close\r\n.*\r\n\r\nbad request\n$/is)
      expect(response).not.toContain('evil.example')
    }
  }
})

test('other headers of four letters are no hosts', async () => {
  for (const target of ['/home', '/api/banners/home/main', '/healthz']) {
    const lines = 'Host: x\r\nDate: now\r\nFrom: here\r\nLink: <y>\r\n'
    expect(await statusOf(`GET ${target} HTTP/1.1\r\n${lines}${closing}`)).toBe(200)
  }
})

test('an address is read to its eight thousandth character', async () => {
  expect(await statusOf(requestFor(`/${'x'.repeat(7_999)}`))).toBe(404)
  expect(await statusOf(requestFor(`/${'x'.repeat(8_000)}`))).toBe(400)
})

test('odd methods are refused', async () => {
  for (const method of [
    'PUT',
    'DELETE',
    'TRACE',
    'OPTIONS',
    'PROPFIND',
    'PURGE',
    'LINK',
    'QUERY',
    'M-SEARCH',
    'get',
    'FOO',
    'A'.repeat(5_000),
  ]) {
    for (const target of [
      '/home',
      '/api/logs',
      '/api/banners/home/main',
      '/api/x',
      '/healthz',
      '/admin',
      '/assets/islands-1.js',
      '/media/x',
    ]) {
      const status = await statusOf(requestFor(target, method))
      expect([method, target, [200, 400, 404, 405].includes(status)]).toEqual([
        method,
        target,
        true,
      ])
    }
  }
  expect(await statusOf(`CONNECT /home HTTP/1.1\r\nHost: x\r\n${closing}`)).toBeLessThan(500)
  const upgrade = `GET /home HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`
  expect(await statusOf(upgrade)).toBeLessThan(500)
})

test('many, long and odd headers are refused or passed over', async () => {
  const thousand = Array.from({ length: 1_000 }, (_, at) => `x${at}: 1\r\n`).join('')
  expect(await statusOf(`GET /home HTTP/1.1\r\nHost: x\r\n${thousand}${closing}`)).toBeLessThan(500)
  expect(
    await statusOf(`GET /home HTTP/1.1\r\nHost: x\r\nx: ${'a'.repeat(20_000)}\r\n${closing}`),
  ).toBe(431)
  const odd = [
    'Accept-Encoding: \u0001',
    `Accept-Encoding: ${'br;q=0,'.repeat(2_000)}`,
    'If-None-Match: \u00ff',
    `If-None-Match: ${'"x",'.repeat(3_000)}`,
    'Authorization: ',
    'Authorization: Bearer',
    `Authorization: Bearer ${'x'.repeat(15_000)}`,
    'Authorization: Bearer \u00e9',
    'Cookie: =;;;=;\u0000'.slice(0, 12),
    `Cookie: ${'linecheck-preview=x; '.repeat(700)}`,
    'X-Forwarded-For: ,,,,',
    `X-Forwarded-For: ${'1.1.1.1,'.repeat(1_900)}`,
    'Range: bytes=0-',
    'Range: bytes=-1,0-,5-2',
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Content-Length: -1',
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: gzip',
    'Expect: 100-continue',
    'Expect: 200-ok',
    'X-Request-Id: a\r\nX-Request-Id: b',
    `Accept-Language: ${'x'.repeat(9_000)}`,
  ]
  for (const line of odd) {
    for (const target of ['/home', '/api/banners/home/main?x', '/api/logs']) {
      const status = await statusOf(`GET ${target} HTTP/1.1\r\nHost: x\r\n${line}\r\n${closing}`)
      expect([line.slice(0, 60), target, status < 500]).toEqual([line.slice(0, 60), target, true])
    }
  }
})

test('bytes that are no request are refused', async () => {
  // Empty lines are passed over, and what comes behind them is waited for (RFC 9112, 2.2).
  const isMore = (byte: number) => byte !== 0x0a && byte !== 0x0d
  const noRequest = fc
    .uint8Array({ minLength: 1, maxLength: 300 })
    .filter((bytes) => bytes.some(isMore))
  await fc.assert(
    fc.asyncProperty(noRequest, async (bytes) => {
      expect(await statusOf(Buffer.concat([bytes, Buffer.from('\r\n\r\n')]))).toBeLessThan(500)
    }),
    { numRuns: 60 },
  )
})

test('afterwards it is as well as before', async () => {
  expect((await app.get('/readyz')).status).toBe(200)
  expect((await app.get('/home')).status).toBe(200)
  expect(app.lines.filter((line) => /"level":[56]0/.test(line))).toEqual([])
})
