import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'
import { hashSource, siteHeaders } from './security-headers.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; " +
  "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}

let app: TestApp
let site: PublishedSite
beforeAll(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

/** The policy of a page or of what is kept, without the hashes of the style sheets in pages. */
function withoutStyles(headers: IncomingHttpHeaders): string {
  return String(headers['content-security-policy']).replaceAll(/ 'sha256-[A-Za-z0-9+/=]{44}'/g, '')
}

/** One request of each kind of response there is. */
const requests: [method: string, path: string, status: number][] = [
  ['GET', '/', 302],
  ['GET', '/home', 200],
  ['GET', '/home?preview=1', 200],
  ['GET', '/nothing', 404],
  ['GET', '/error-500', 500],
  ['POST', '/home', 405],
  ['GET', '/assets/islands-1.js', 200],
  ['GET', '/assets/none.js', 404],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/metrics', 200],
  ['GET', '/api/banners/home/main', 200],
  ['GET', '/api/banners/home/main?x', 200],
  ['GET', '/api/logs', 401],
  ['GET', '/api/nothing', 404],
  ['PUT', '/api/logs', 405],
  ['POST', '/api/auth/login', 422],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/api/docs', 200],
  ['POST', '/admin', 405],
  ['GET', `/${'x'.repeat(8_100)}`, 400],
]

test('every answer has the headers, page, call, file or refusal, and says something', async () => {
  for (const [method, path, status] of requests) {
    const { headers, status: given, bytes } = await app.send(method, path)
    expect([method, path, given]).toEqual([method, path, status])
    if (status !== 302 && method !== 'HEAD')
      expect([path, bytes.toString()]).toEqual([path, expect.stringMatching(/\w/)])
    expect(headers).toMatchObject({
      ...everywhere,
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(withoutStyles(headers)).toBe(policy)
    expect(headers['cache-control']).toBeDefined()
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers.server).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
})

test('the same holds once answers are kept', async () => {
  for (const path of ['/home', '/api/banners/home/main']) {
    await app.get(path)
    const { headers } = await app.get(path)
    expect(headers).toMatchObject(everywhere)
    expect(withoutStyles(headers)).toBe(policy)
  }
})

test('a page wears its style sheets itself, and no other may stand in it', async () => {
  for (const path of ['/home', '/nothing', '/home?preview=1', '/search?query=burger']) {
    const { headers, bytes } = await app.get(path)
    const worn = [...bytes.toString().matchAll(/<style>(.*?)<\/style>/gs)].map(
      ([, text = '']) => text,
    )
    // Two typefaces, all pages' and its own.
    expect(worn).toEqual(Array(4).fill('body{margin:0}'))
    const hash = createHash('sha256').update('body{margin:0}').digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
    const linked = bytes.toString().match(/<link rel="stylesheet"[^>]*>/g)
    expect(linked).toEqual(['<link rel="stylesheet" href="/assets/site-1.css"/>'])
    expect(bytes.toString().split('</main>')[1]).toMatch(/^<link rel="stylesheet"/)
  }
})

test('of all style sheets a page allows those that it wears', () => {
  const headersOf = siteHeaders(app.config, false, ['a{}', 'b{}', 'c{}', 'a{}'])
  const allowed = (body: string | Buffer) =>
    headersOf(body)['content-security-policy']?.match(/'sha256-[^']+'/g) ?? []
  const page = '<style>a{}</style><style>c{}</style><p>b{}</p>'
  expect(allowed(page)).toEqual([hashSource('a{}'), hashSource('c{}')])
  expect(allowed(Buffer.from(page))).toEqual(allowed(page))
  expect(allowed('<style>a{}c{}</style>')).toEqual([])
})

test('a page with a video may embed its player, and no other page any', () => {
  const headersOf = siteHeaders(app.config, false, [])
  const page =
    '<div data-props="{&quot;address&quot;:&quot;https://player.vimeo.com/video/1&quot;}">'
  expect(headersOf(page)['content-security-policy']).toContain(
    '; frame-src https://player.vimeo.com; ',
  )
  expect(headersOf('<p>https://example.org')['content-security-policy']).not.toContain('frame-src')
})

test('a 304 has what a client needs to go on with what it has, and nothing else', async () => {
  const ofTheConnection = ['connection', 'keep-alive']
  for (const path of ['/home', '/api/banners/home/main']) {
    const { headers } = await app.get(path)
    const again = await app.get(path, { 'if-none-match': headers.etag ?? '' })
    const names = Object.keys(again.headers).filter((name) => !ofTheConnection.includes(name))
    expect([again.status, ...names.sort()]).toEqual([304, 'cache-control', 'date', 'etag', 'vary'])
    expect(again.headers['cache-control']).toBe(headers['cache-control'])
    expect(again.headers.vary).toBe(headers.vary)
  }
})

test('who has an answer with other headers than now gets it anew', async () => {
  const path = '/api/banners/home/main'
  const { headers, bytes } = await app.get(path)
  const secure = await openTestApp({
    location: app.location,
    env: { PUBLIC_URL: 'https://www.marigold.example' },
  })
  const again = await secure.get(path, { 'if-none-match': headers.etag ?? '' })
  expect([again.status, again.bytes.toString()]).toEqual([200, bytes.toString()])
  expect(again.headers['strict-transport-security']).toBeDefined()
})

test('pictures may be shown elsewhere, and can do nothing', async () => {
  expect((await app.get(site.picture.path)).headers).toMatchObject({
    ...everywhere,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test('the back office lets its style library write styles, by a nonce that is new each time', async () => {
  const nonces = new Set<string>()
  for (const path of [
    '/admin',
    '/admin/login',
    '/admin/pages/home',
    '/dashboard',
    '/dashboard/default',
  ]) {
    const { status, headers, bytes } = await app.get(path)
    const sent = String(headers['content-security-policy'])
    const nonce = /'nonce-([A-Za-z0-9+/=]{24})'/.exec(sent)?.[1] ?? ''
    // The look is edited beside frames of the site.
    const framing = policy.replace("object-src 'none'", "frame-src 'self'; object-src 'none'")
    expect([path, status, sent.replace(` 'nonce-${nonce}'`, '')]).toEqual([path, 200, framing])
    expect(headers).toMatchObject({
      ...everywhere,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    expect(bytes.toString()).toContain(`content="${nonce}"`)
    expect(bytes.toString()).not.toMatch(/<script(?![^>]* src=)|<style/)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(5)
})

test('over https browsers are told to stay there, subdomains only where the operator says so', async () => {
  const PUBLIC_URL = 'https://www.marigold.example'
  const subdomains = await openTestApp({ env: { PUBLIC_URL, HSTS_SUBDOMAINS: 'on' } })
  expect((await subdomains.get('/home')).headers['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  )
  const secure = await openTestApp({ env: { PUBLIC_URL } })
  for (const path of ['/', '/home', '/api/logs', '/nothing', '/assets/islands-1.js', '/admin']) {
    expect((await secure.get(path)).headers['strict-transport-security']).toBe('max-age=63072000')
  }
  expect((await secure.get('/home')).bytes.toString()).toContain(
    'href="https://www.marigold.example/home"',
  )
  const { headers } = await secure.call(asEditor, 'POST', '/auth/preview', {})
  expect(headers['set-cookie']?.[0]).toMatch(
    /^__Host-linecheck-preview=.*; HttpOnly; SameSite=Strict;.*; Secure$/,
  )
})

test('no origin is let in from elsewhere', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  for (const [method, path] of [
    ['OPTIONS', '/api/auth/login'],
    ['GET', '/api/banners/home/main'],
  ] as const) {
    const response = await app.send(method, path, { headers })
    expect(
      Object.keys(response.headers).filter((name) => name.startsWith('access-control')),
    ).toEqual([])
  }
})

test('a built file is for ever, in the coding that the client knows, and only if the build has it', async () => {
  const plain = await app.get('/assets/islands-1.js')
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'content-length': String(plain.bytes.length),
  })
  const small = await app.get('/assets/islands-1.js', { 'accept-encoding': 'gzip, br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.bytes.length).toBeLessThan(plain.bytes.length)
  const none = await app.get('/assets/islands-1.js', { 'accept-encoding': 'br;q=0, gzip' })
  expect(none.headers['content-encoding']).toBeUndefined()
  expect((await app.send('HEAD', '/assets/islands-1.js')).bytes.length).toBe(0)
  for (const path of [
    '/.vite/manifest.json',
    '/assets/islands-1.js.br',
    '/assets',
    '/assets/',
    '/app.ts',
  ]) {
    expect([path, (await app.get(path)).status]).toEqual([path, 404])
  }
})

test('pages may have pictures of the map where there is one; nothing else may', async () => {
  const mapped = await openTestApp({
    env: { MAP_TILES: 'https://tiles.example.com:8443/a/{z}/{x}/{y}.png?key=1' },
  })
  const policyOf = async (path: string) =>
    String((await mapped.get(path)).headers['content-security-policy'])
  const wanted = "img-src 'self' data: blob: https://tiles.example.com:8443;"
  expect(await policyOf('/contact')).toContain(wanted)
  for (const path of ['/api/logs', '/admin/login', '/api/docs']) {
    expect(await policyOf(path), path).not.toContain('tiles.example.com')
  }
})
