import { beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { settings } from '#catalogue/frame/settings.ts'
import { icmLine } from '#test/content.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin } from '#test/people.ts'

let app: TestApp
const origin = 'https://www.marigold.example'
beforeAll(async () => {
  app = await openTestApp({ env: { PUBLIC_URL: origin } })
})

async function get(path: string) {
  const { status, headers, bytes } = await app.get(path)
  return { status, type: headers['content-type'], text: bytes.toString(), headers }
}

test('x', async () => {
  for (const path of ['/home', '/search', '/search?query=', '/search?query=%20', '/search?query=a', '/hamburger-menu', '/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/site.webmanifest', '/favicon.ico', '/apple-touch-icon.png', '/nope']) {
    const { status, type, text, headers } = await get(path)
    console.info(path, status, type, headers['cache-control'], text.slice(0, 1500))
  }
})
