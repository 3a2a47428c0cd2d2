import { beforeAll, expect, test } from 'vitest'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'

let app: TestApp
let site: PublishedSite
beforeAll(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

test('a picture is served as what it is, for ever', async () => {
  const { status, headers, bytes } = await app.get(site.picture.path)
  expect([status, bytes.toString()]).toEqual([200, 'as if it were a picture'])
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': '23',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const head = await app.send('HEAD', site.picture.path)
  expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([200, '23', 0])
})

test('only names of ours are looked up', async () => {
  await app.services.files.put('private.txt', Buffer.from('a secret'))
  await app.services.files.put('0123456789abcdef0123.html', Buffer.from('a secret'))
  const stem = site.picture.path.slice('/media/'.length).split('-')[0]
  const names = [
    'private.txt',
    '0123456789abcdef0123.html',
    '',
    '.',
    '..',
    '%2e%2e',
    '..%2f..%2fetc%2fpasswd',
    '../linecheck.sqlite',
    `${stem}-640.jpg%00`,
    `${stem}-640.jpg/`,
    `${stem}-640.JPG`,
    `${stem}-641.jpg`,
    `${stem}-640.svg`,
    `${stem}-640.jpg.part`,
    `${stem}`,
    `${stem}-640`,
    'x'.repeat(3_000),
    `%2f${stem}-640.jpg`,
    `${stem}-640.jpg;x`,
  ]
  for (const name of names) {
    const { status, bytes } = await app.get(`/media/${name}`)
    // Dot segments are gone before anything is looked up: `/media/..` is the root.
    expect([name, status]).toEqual([name, status === 302 ? 302 : 404])
    expect(bytes.toString()).not.toContain('a secret')
  }
})

test('a picture is only read', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    expect((await app.send(method, site.picture.path)).status).toBe(405)
  }
  expect((await app.get(site.picture.path)).status).toBe(200)
})
