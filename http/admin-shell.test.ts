import { expect, test } from 'vitest'
import { openTestApp } from '#test/open-test-app.ts'
import { securityHeaders } from './security-headers.ts'

test('what the back office says without its script is in the language of the browser', async () => {
  const app = await openTestApp()
  const shell = async (language: string) => {
    const { headers, bytes } = await app.get('/admin', { 'accept-language': language })
    return { vary: headers.vary, html: bytes.toString() }
  }
  const german = await shell('de-AT, en;q=0.5')
  expect(german.html).toContain('<html lang="de" dir="ltr">')
  expect(german.html).toContain('<noscript>Die Verwaltung braucht JavaScript.</noscript>')
  expect(german.vary).toBe('accept-language')
  const arabic = await shell('ar')
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
  expect((await shell('sv')).html).toContain('The back office could not be loaded.')
})

test('what the first script asks for next is fetched beside it, inside more than at the entrance', async () => {
  const app = await openTestApp()
  const preloadsOf = async (path: string) => {
    const html = (await app.get(path)).bytes.toString()
    expect(html).toContain('<script type="module" src="/assets/main-1.js">')
    expect(html).toContain('<link rel="stylesheet" href="/assets/react-1.css">')
    expect(html.includes('href="/assets/inside-1.css"')).toBe(path !== '/admin/login')
    const fonts = [...html.matchAll(/as="font"[^>]* href="([^"]+)"/g)].map(([, href]) => href)
    expect(fonts).toEqual(['/assets/text-latin-1.woff2'])
    return [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
  }
  expect(await preloadsOf('/admin/login')).toEqual(['/assets/react-1.js'])
  const inside = ['/assets/react-1.js', '/assets/inside-1.js']
  expect(await preloadsOf('/admin/pages/home')).toEqual(inside)
  expect(await preloadsOf('/dashboard')).toEqual(inside)
})

test('the back office is a page at its own addresses, for whoever only reads', async () => {
  const app = await openTestApp()
  const { headers } = await app.get('/admin')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  const head = await app.send('HEAD', '/admin')
  expect([head.status, head.bytes.length]).toEqual([200, 0])
  expect(Number(head.headers['content-length'])).toBeGreaterThan(500)
  const refused = await app.send('POST', '/admin')
  expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD'])
  for (const path of ['/menu/admin', '/administrator', '/dashboards', '/x/dashboard'])
    expect([path, (await app.get(path)).status]).toEqual([path, 404])
})

test('while one develops, scripts, styles and sockets of the tools are let in; else never', async () => {
  const { config } = await openTestApp()
  const policy = (isDev: boolean) =>
    String(securityHeaders(config, isDev)['content-security-policy'])
  const [open, closed] = [policy(true).split('; '), policy(false).split('; ')]
  expect(open).toContain("script-src 'self' 'unsafe-inline'")
  expect(open).toContain("style-src 'self' 'unsafe-inline'")
  expect(open).toContain("connect-src 'self' ws:")
  expect(closed).toContain("connect-src 'self'")
})
