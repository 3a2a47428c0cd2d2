import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { icmLine } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, asEditor2, asSupport } from '#test/people.ts'

const draft = 'A line nobody has approved'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
  await publishSite(app.services)
  await app.call(asEditor, 'POST', '/banners/home/icm', icmLine(draft))
})

/** The cookie that a browser keeps after the Preview button. */
async function passOf(who: Actor): Promise<string> {
  const { status, headers } = await app.call(who, 'POST', '/auth/preview', {})
  expect(status).toBe(200)
  return (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? ''
}

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await app.get(path, headers)
  const html = response.bytes.toString()
  return {
    ...response,
    html,
    isDraft: html.includes(draft),
    isLive: html.includes('Fresh since five'),
  }
}

const personal = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

test('without a pass a preview shows what everybody sees, and nobody may keep it', async () => {
  for (const path of ['/home?preview=1', '/home?x=2&preview=1', '/home?preview=1&preview=0']) {
    const { status, headers, isDraft, isLive } = await page(path)
    expect([status, isDraft, isLive]).toEqual([200, false, true])
    expect(headers).toMatchObject(personal)
    expect(headers.etag).toBeUndefined()
  }
  expect((await page('/?preview=1')).headers).toMatchObject({
    ...personal,
    location: '/home?preview=1',
  })
})

test('with a pass a preview shows the draft, to every role', async () => {
  for (const who of [asEditor, asSupport, asApprover]) {
    const { status, headers, isDraft, isLive } = await page('/home?preview=1', {
      cookie: await passOf(who),
    })
    expect([status, isDraft, isLive]).toEqual([200, true, false])
    expect(headers).toMatchObject(personal)
  }
  expect((await page('/home')).isDraft).toBe(false)
})

test('with a pass but without preview=1 a page shows what everybody sees', async () => {
  const cookie = await passOf(asEditor)
  for (const path of [
    '/home',
    '/home?preview=0',
    '/home?preview=true',
    '/home?preview=11',
    '/home?Preview=1',
  ]) {
    const { isDraft, isLive, headers } = await page(path, { cookie })
    expect([path, isDraft, isLive]).toEqual([path, false, true])
    expect(headers).toMatchObject(personal)
  }
})

test('whoever sends Authorization goes round what is kept', async () => {
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  for (const path of ['/home', '/home?preview=1', '/error-404']) {
    const { headers, isDraft } = await page(path, { authorization })
    expect([path, isDraft]).toEqual([path, false])
    expect(headers['cache-control']).toBe('no-store')
  }
  const call = await app.get('/api/banners/home/main', { authorization })
  expect(call.headers['cache-control']).toBe('no-store')
})

test('a pass ends with its session, and after an hour', async () => {
  const headers = { cookie: await passOf(asEditor) }
  const other = { cookie: await passOf(asEditor2) }
  await app.call(asEditor, 'POST', '/auth/logout', {})
  expect((await page('/home?preview=1', headers)).isDraft).toBe(false)
  expect((await page('/home?preview=1', other)).isDraft).toBe(true)
  app.clock.pass({ minutes: 59, seconds: 59 })
  expect((await page('/home?preview=1', other)).isDraft).toBe(true)
  app.clock.pass({ seconds: 1 })
  expect((await page('/home?preview=1', other)).isDraft).toBe(false)
})

test('a pass that is none, or that is something else, opens nothing', async () => {
  const token = await app.tokenOf(asEditor)
  const pass = await passOf(asEditor)
  const cookies = [
    `linecheck-preview=${token}`,
    `linecheck-preview=${'x'.repeat(43)}`,
    'linecheck-preview=',
    'linecheck-preview=1',
    pass.replace('linecheck-preview', 'preview'),
    pass.toUpperCase(),
    `${pass}x`,
  ]
  for (const cookie of cookies) {
    const { isDraft, status } = await page('/home?preview=1', { cookie })
    expect([cookie, status, isDraft]).toEqual([cookie, 200, false])
  }
})

test('on a content call preview=1 needs a staff token', async () => {
  const path = '/banners/home/main?preview=1'
  expect(await app.call(null, 'GET', path)).toMatchObject({
    status: 401,
    body: { success: false, message: 'Authentication information is missing.' },
  })
  expect((await app.call('x'.repeat(43), 'GET', path)).status).toBe(401)
  const cookie = await passOf(asEditor)
  expect((await app.get(`/api${path}`, { cookie })).status).toBe(401)
  expect(
    (await app.get(`/api${path}`, { authorization: `Bearer ${cookie.split('=')[1]}` })).status,
  ).toBe(401)
  for (const who of [asEditor, asSupport, asApprover]) {
    const { status, headers, body } = await app.call(who, 'GET', path)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body.data).toMatchObject({ icm: { name: draft } })
  }
})

test('a token that has ended is 401, also where a guest would be answered', async () => {
  const token = await app.tokenOf(asEditor)
  await app.call(asEditor, 'POST', '/auth/logout', {})
  expect(await app.call(token, 'GET', '/banners/home/main')).toMatchObject({ status: 401 })
  expect(await app.call(null, 'GET', '/banners/home/main')).toMatchObject({ status: 200 })
})

test('a preview says what of it guests do not see yet, and whose it is; no guest is told', async () => {
  const told = (html: string) => /<aside aria-label="Preview".*<\/aside>/s.exec(html)?.[0] ?? null
  const cookie = await passOf(asApprover)
  const bar = told((await page('/home?preview=1', { cookie })).html)
  expect(bar).toContain('ICM Banner · Draft, editor')
  expect(bar).toContain('href="/admin/pages/home#home.icm"')
  expect(told((await page('/faqs?preview=1', { cookie })).html)).toContain(
    'This page has no unpublished changes',
  )
  for (const path of ['/home', '/home?preview=1']) expect(told((await page(path)).html)).toBeNull()
  expect(told((await page('/home', { cookie })).html)).toBeNull()
})

test('only a preview may be framed, and only by our own back office', async () => {
  const cookie = await passOf(asEditor)
  const framed = (await page('/home?preview=1', { cookie })).headers
  expect(framed['x-frame-options']).toBe('SAMEORIGIN')
  expect(framed['content-security-policy']).toContain("frame-ancestors 'self'")
  for (const [path, headers] of [
    ['/home', { cookie }],
    ['/home?preview=1', {}],
    ['/search?query=burger&preview=1', { cookie }],
  ] as const) {
    const { headers: sent } = await page(path, headers)
    expect(sent['x-frame-options']).toBe('DENY')
    expect(sent['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('a preview of one revision shows that draft and no other, and one of none what guests see', async () => {
  const teaser = await app.call<{ id: number }>(asEditor, 'POST', '/faqs', {
    question: 'Is this a draft?',
    answer: '<p>Yes.</p>',
    approval: 1,
  })
  expect(teaser.status).toBe(200)
  const { body } = await app.call<{ data: { entity_id: number }[] }>(asEditor, 'GET', '/approvals')
  const id = body.data.data[0]?.entity_id
  const cookie = await passOf(asApprover)
  const shown = async (path: string) => {
    const { html, headers, isDraft } = await page(path, { cookie })
    const policy = String(headers['content-security-policy'])
    expect(headers).toMatchObject(personal)
    return { isDraft, isAsked: html.includes('Is this a draft?'), isFramed: policy.includes("frame-ancestors 'self'") } // biome-ignore format: one line
  }
  const one = `preview=1&only=${id}`
  expect(await shown(`/faqs?${one}`)).toEqual({ isDraft: false, isAsked: true, isFramed: true })
  expect(await shown(`/home?${one}`)).toEqual({ isDraft: false, isAsked: false, isFramed: true })
  expect((await page(`/home?${one}`, { cookie })).html).not.toContain('<script')
  expect((await page('/home?preview=1', { cookie })).html).toContain('<script')
  expect(await shown('/faqs?preview=1&only=0')).toMatchObject({ isAsked: false, isFramed: true })
  expect(await shown('/home?preview=1&only=0')).toMatchObject({ isDraft: false, isFramed: true })
  expect(await shown('/faqs?preview=1&only=999999')).toMatchObject({ isAsked: false })
  expect(await shown('/home?preview=1')).toMatchObject({ isDraft: true })
  expect((await page(`/faqs?${one}`)).html).not.toContain('Is this a draft?')
})
