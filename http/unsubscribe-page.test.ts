import { expect, test } from 'vitest'
import { messages } from '#catalogue/messages/messages.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { queueNoticesMail } from '#domain/mail-queue/queue-notices-mail.ts'
import { StoreBusy } from '#store/store-errors.ts'
import { publishSiteLayout } from '#test/content/publish-site.ts'
import { openSmtp } from '#test/mail/open-smtp.ts'
import { openOutgoing } from '#test/mail/outgoing.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'
import { type Failing, failWith } from '#test/storage/failing-store.ts'
import { hashSource } from './security-headers.ts'

/** Where a mail says that such mails end. */
async function mailed(app: TestApp, kinds: readonly string[]): Promise<string> {
  const smtp = await openSmtp()
  const at = app.clock.now()
  const notices = kinds.map((kind) => {
    return { kind, sentence: messages.approved, text: '', path: '/admin/approval', at }
  })
  const reader = { personId: asEditor.id, notices }
  await app.store.write((tx) => queueNoticesMail(tx, at, reader))
  await openOutgoing(smtp.url).send(app.services)
  const [mail] = smtp.received
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value
  return new URL(/<(.+)>/.exec(header ?? '')?.[1] ?? 'http://none').pathname
}

interface Wish {
  name: string
  mail: string
}

async function wishes(app: TestApp): Promise<Record<string, string>> {
  const { body } = await app.call<{ data: Wish[] }>(asEditor, 'GET', '/notices/wishes')
  return Object.fromEntries(body.data.data.map(({ name, mail }) => [name, mail]))
}

const oneClick = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: ['List-Unsubscribe=One-Click'],
}

test('one click ends mails of that kind, without signing in, and reading alone ends none', async () => {
  const app = await openTestApp()
  const path = await mailed(app, ['approve', 'approve'])
  const before = await wishes(app)
  expect(before.approve).toBe('now')
  const page = await app.get(path)
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  expect(page.bytes.toString()).toContain('Stop these e-mails?')
  expect(page.bytes.toString()).not.toContain('editor')
  expect((await app.send('HEAD', path)).status).toBe(200)
  expect(await wishes(app)).toEqual(before)
  const done = await app.send('POST', path, oneClick)
  const line = app.lines.find((each) => each.includes('"unsubscribed from mails"')) ?? '{}'
  expect(path).toContain(JSON.parse(line).end)
  expect(line).not.toContain(path.slice(path.lastIndexOf('.') + 1))
  expect(done.status).toBe(200)
  expect(done.bytes.toString()).toContain('You no longer get these e-mails')
  expect(await wishes(app)).toEqual({ ...before, approve: 'none' })
  expect((await app.send('POST', path, oneClick)).status).toBe(200)
})

test('a mail with notices of several kinds ends them all', async () => {
  const app = await openTestApp()
  const path = await mailed(app, ['approve', 'reject'])
  expect((await app.get(path)).bytes.toString()).toContain('Stop all e-mails with notifications?')
  await app.send('POST', path, oneClick)
  expect(new Set(Object.values(await wishes(app)))).toEqual(new Set(['none']))
})

test('its page speaks the language of whoever got the mail', async () => {
  const app = await openTestApp()
  await app.call(asEditor, 'POST', '/users/update/language', { language: 'ae' })
  const page = (await app.get(await mailed(app, ['approve']))).bytes.toString()
  expect(page).toContain('<html lang="ar" dir="rtl">')
})

test('an address that was made up ends nothing, and says nothing of who there is', async () => {
  const app = await openTestApp()
  const path = await mailed(app, ['approve'])
  const before = await wishes(app)
  for (const forged of [
    path.replace('/2.', '/3.'),
    path.replace('approve', 'all'),
    `${path}x`,
    '/unsubscribe/',
    '/unsubscribe/%00',
    `/unsubscribe/${'9'.repeat(3000)}`,
  ]) {
    const responses = [await app.get(forged), await app.send('POST', forged, oneClick)]
    expect(responses.map(({ status }) => [forged, status])).toEqual([
      [forged, 404],
      [forged, 404],
    ])
  }
  expect(await wishes(app)).toEqual(before)
  expect((await app.send('PUT', path)).status).toBe(405)
})

test('its page names the brand as it is written, wears its own style and is for nobody to find', async () => {
  const app = await openTestApp()
  const path = await mailed(app, ['approve'])
  await publishSiteLayout(app.services, settings, { brand_name: 'Fry & "Shake" <3' })
  const { headers, bytes } = await app.get(path)
  const page = bytes.toString()
  expect(page).toContain('<small>Fry &amp; &quot;Shake&quot; &lt;3</small>')
  expect(page).toMatch(/<title>[^<]+ · Fry &amp; &quot;Shake&quot; &lt;3<\/title>/)
  const [, style = ''] = /<style>(.+?)<\/style>/s.exec(page) ?? []
  expect(style).toContain('body{')
  expect(headers['content-security-policy']).toContain(`style-src 'self' ${hashSource(style)};`)
  expect([headers['x-robots-tag'], headers['content-type']]).toEqual([
    'noindex',
    'text/html; charset=utf-8',
  ])
  expect(page.match(/<form method="post"><button>/g)).toHaveLength(1)
  expect(page).toMatch(/<\/h1>\s(<p>[^<]+<\/p>){2}<form method="post">/)
  const done = await app.send('POST', path, oneClick)
  expect(done.bytes.toString()).not.toContain('<form')
  const wrong = await app.get('/unsubscribe/x', { 'accept-language': 'de' })
  expect(wrong.bytes.toString()).toContain('<html lang="de" dir="ltr">')
  expect(wrong.bytes.toString()).toContain('<p><a href="/admin/profile">')
  const { status, headers: refused } = await app.send('DELETE', path)
  expect([status, refused.allow]).toEqual([405, 'GET, HEAD, POST'])
})

test.each([
  ['away', new StoreBusy('away'), 503],
  ['at a loss', new TypeError('a bug'), 500],
])('while the database is %s it says to come back', async (_how, error, wanted) => {
  const failure: Failing = { error: null }
  const app = await openTestApp({ wrap: failWith(failure) })
  const path = await mailed(app, ['approve'])
  failure.error = error
  const { status, headers, bytes } = await app.get(path)
  expect([status, headers['retry-after']]).toEqual([wanted, '30'])
  expect(bytes.toString()).toBe('please try again later\n')
  expect(headers['referrer-policy']).toBe('no-referrer')
})
