import { expect, test } from 'vitest'
import { openTestApp } from '#test/open-test-app.ts'

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
    return [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
  }
  expect(await preloadsOf('/admin/login')).toEqual(['/assets/react-1.js'])
  const inside = ['/assets/react-1.js', '/assets/inside-1.js']
  expect(await preloadsOf('/admin/pages/home')).toEqual(inside)
  expect(await preloadsOf('/dashboard')).toEqual(inside)
})
