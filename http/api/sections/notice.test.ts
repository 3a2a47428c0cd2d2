import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { workspace } from '#test/content/workspace.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
  await publishSite(app.services)
})

async function publish(sent: object) {
  const path = '/banners/notice'
  const saved = await app.call<{ id: number }>(asEditor, 'POST', path, { ...sent, approval: 1 })
  expect(saved.status).toBe(200)
  const named = { entity_id: saved.body.data.id, entity_type: 'notice' }
  expect((await app.call(asApprover, 'POST', '/approvals/approve', named)).status).toBe(200)
}

async function page(path: string): Promise<string> {
  return (await app.get(path)).bytes.toString()
}

function stripOf(html: string): string | undefined {
  return /<section class="notice".*?<\/section>/s.exec(html)?.[0]
}

async function published() {
  const { bytes } = await app.get('/api/banners/notice/main')
  return JSON.parse(bytes.toString()).data
}

test('a notice is on every page between its start and its end, by the clock alone', async () => {
  const paths = ['/home', '/menu', '/error-404', '/hamburger-menu']
  const window = { starts_at: '2026-05-04T09:00:00.000Z', ends_at: '2026-05-04T10:00:00.000Z' }
  await publish({ text: 'We close early today', url: '/contact', tone: 'closure', ...window })
  const shown = async () =>
    Promise.all(paths.map(async (path) => stripOf(await page(path)) !== undefined))
  const [none, all] = [paths.map(() => false), paths.map(() => true)]
  expect(await shown()).toEqual(none)
  expect((await published()).text).toBe('')
  app.clock.pass({ minutes: 60 })
  expect(await shown()).toEqual(all)
  expect(await published()).toMatchObject({ text: 'We close early today', ends_at: window.ends_at })
  app.clock.pass({ minutes: 59, seconds: 59 })
  expect(await shown()).toEqual(all)
  app.clock.pass({ seconds: 1 })
  expect(await shown()).toEqual(none)
  expect((await published()).text).toBe('')
})

test('a notice says its tone, has a label and a link, and its script is allowed by its hash', async () => {
  expect(await page('/home')).not.toContain('class="notice')
  await publish({ text: 'Allergens of the shake have changed', url: '/menu', tone: 'warning' })
  const { bytes, headers } = await app.get('/home')
  const html = bytes.toString()
  const strip = stripOf(html) ?? ''
  expect(strip).toMatch(/aria-label="Notice"/)
  expect(strip).toMatch(/data-tone="warning".*<strong>Important<\/strong>/s)
  expect(strip).toContain('<a href="/menu">Find out more</a>')
  expect(strip).toContain('aria-label="Dismiss this notice"')
  const [, script = ''] = /<\/section><script>(.*?)<\/script>/s.exec(html) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(html.indexOf('class="notice"')).toBeLessThan(html.indexOf('<header'))
})

test('a notice of some restaurants is on their pages only, also after one has left the site', async () => {
  const { publishEntry } = workspace(app.store)
  const [harbour, station] = [
    await publishEntry(location, { name: 'Harbour' }),
    await publishEntry(location, { name: 'Station' }),
  ]
  await publish({ text: 'Closed for repairs', tone: 'closure', locations: [harbour] })
  const at = async (id: number) => {
    const { headers } = await app.get(`/contact/${id}`)
    return page(String(headers.location ?? `/contact/${id}`))
  }
  expect(stripOf(await at(harbour))).toContain('Closed for repairs')
  expect(stripOf(await at(station))).toBeUndefined()
  expect(stripOf(await page('/home'))).toBeUndefined()
  expect(stripOf(await page('/contact'))).toBeUndefined()
  const archived = await app.call<{ id: number }>(asEditor, 'DELETE', `/locations/${harbour}`)
  expect(archived.status).toBe(200)
  const { body } = await app.call<{ data: { entity_id: number; entity_type: string }[] }>(
    asApprover,
    'GET',
    '/approvals',
  )
  const [pending] = body.data.data
  const named = { entity_id: pending?.entity_id, entity_type: 'location' }
  expect((await app.call(asApprover, 'POST', '/approvals/approve', named)).status).toBe(200)
  expect(stripOf(await page('/home'))).toBeUndefined()
})

test('a notice of a group is on the pages of its restaurants, and follows the group', async () => {
  const { publishEntry } = workspace(app.store)
  const ids = [
    await publishEntry(location, { name: 'Harbour' }),
    await publishEntry(location, { name: 'Station' }),
  ]
  const path = '/locations/groups'
  const sent = { name: 'Trains', locations: ids.slice(1) }
  const { body } = await app.call<{ id: number }>(asEditor, 'POST', path, sent)
  await publish({ text: 'Late tonight', groups: [body.data.id] })
  const strips = async () => {
    const shown: boolean[] = []
    for (const id of ids) {
      const { headers } = await app.get(`/contact/${id}`)
      const html = await page(String(headers.location ?? `/contact/${id}`))
      shown.push(html.includes('Late tonight'))
    }
    return shown
  }
  expect(await strips()).toEqual([false, true])
  expect(stripOf(await page('/home'))).toBeUndefined()
  await app.call(asEditor, 'POST', `${path}/${body.data.id}`, { locations: ids })
  expect(await strips()).toEqual([true, true])
  const removed = await app.call(asEditor, 'DELETE', `${path}/${body.data.id}`)
  expect([removed.status, removed.body.message]).toEqual([
    409,
    'This group is named by Notice. Please remove it there first.',
  ])
  // A notice whose group has no restaurant is on no page, rather than on all.
  await app.call(asEditor, 'POST', `${path}/${body.data.id}`, { locations: [] })
  expect(await strips()).toEqual([false, false])
})

test('a draft is seen in a preview, and an empty text takes the notice down', async () => {
  await publish({ text: 'Open late tonight' })
  await app.call(asEditor, 'POST', '/banners/notice', { text: 'Open all night', approval: 0 })
  const preview = await app.call<{ text: string }>(
    asEditor,
    'GET',
    '/banners/notice/main?preview=1',
  )
  expect(preview.body.data.text).toBe('Open all night')
  expect((await app.get('/api/banners/notice/main?preview=1')).status).toBe(401)
  expect((await published()).text).toBe('Open late tonight')
  const { body } = await app.call<{ notice: { id: number; version: number } }>(
    asEditor,
    'GET',
    '/banners/notice/create',
  )
  const { id } = body.data.notice
  await app.call(asEditor, 'POST', `/banners/notice/${id}`, { text: '', approval: 1 })
  const named = { entity_id: id, entity_type: 'notice' }
  expect((await app.call(asApprover, 'POST', '/approvals/approve', named)).status).toBe(200)
  expect(stripOf(await page('/home'))).toBeUndefined()
})

test('a notice is translated, and another revision has another mark', async () => {
  await app.call(asAdmin, 'POST', '/settings/update', { languages: ['en', 'de'] })
  await publish({ text: 'We close early' })
  const first = /data-revision="([^"]+)"/.exec(await page('/home'))?.[1]
  const german = await app.call<{ id: number }>(asEditor, 'POST', '/banners/notice?lang=de', {
    text: 'Wir schließen früher',
    approval: 1,
  })
  const named = { entity_id: german.body.data.id, entity_type: 'notice' }
  expect((await app.call(asApprover, 'POST', '/approvals/approve', named)).status).toBe(200)
  expect(stripOf(await page('/de/home'))).toContain('Wir schließen früher')
  expect(stripOf(await page('/home'))).toContain('We close early')
  app.clock.pass({ minutes: 1 })
  await publish({ text: 'We close at noon' })
  const second = /data-revision="([^"]+)"/.exec(await page('/home'))?.[1]
  expect([first, second]).toEqual([expect.any(String), expect.any(String)])
  expect(second).not.toBe(first)
})

test('an end before its start is refused, and a notice is no entry to archive', async () => {
  const window = { starts_at: '2026-06-02T00:00:00Z', ends_at: '2026-06-01T00:00:00Z' }
  const late = await app.call(asEditor, 'POST', '/banners/notice', {
    text: 'x',
    approval: 1,
    ...window,
  })
  expect([late.status, Object.keys(late.body.errors ?? {})]).toEqual([422, ['ends_at']])
  const archived = await app.call(asEditor, 'POST', '/banners/notice', {
    text: 'x',
    archived: true,
  })
  expect([archived.status, Object.keys(archived.body.errors ?? {})]).toEqual([422, ['archived']])
})
