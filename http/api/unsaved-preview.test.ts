import { beforeEach, expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Actor } from '#domain/actor.ts'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asSupport } from '#test/people.ts'
import type { Call } from '../call/route.ts'
import { unsavedPreviewRoutes } from './unsaved-preview.ts'

interface Shown {
  html: string
  skipped: string[]
  is_off: boolean
}

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

async function preview(sent: object, who: Actor = asEditor) {
  const { status, headers, body } = await app.call<Shown>(who, 'POST', '/preview/unsaved', sent)
  return { status, headers, ...body.data }
}

const line = (name: unknown) => ({
  entity_type: 'icm_banner',
  path: '/?preview=1',
  values: { name, approval: 0 },
})

test('a page shows what is typed and not saved, to its author alone', async () => {
  const revisions = await app.desk.revisions()
  const { status, html, headers, skipped } = await preview(line('A line that is only typed'))
  expect([status, skipped, headers['cache-control']]).toEqual([200, [], 'no-store'])
  expect(html).toContain('A line that is only typed')
  expect(html).not.toContain('Fresh since five')
  expect(html).not.toContain('<script')
  expect(await app.desk.revisions()).toEqual(revisions)
  const { headers: signed } = await app.call(asEditor, 'POST', '/auth/preview', {})
  const cookie = (signed['set-cookie']?.[0] ?? '').split(';')[0] ?? ''
  for (const path of ['/home', '/home?preview=1', '/api/banners/home/main'])
    for (const pass of ['', cookie])
      expect((await app.get(path, { cookie: pass })).bytes.toString()).not.toContain('only typed')
})

test('only who may edit a document may try values in it', async () => {
  for (const who of [asApprover, asSupport])
    expect(await preview(line('Typed'), who)).toMatchObject({ status: 403 })
  expect(await app.call(null, 'POST', '/preview/unsaved', line('Typed'))).toMatchObject({
    status: 401,
  })
  const brand = { entity_type: 'settings', path: '/', values: { brand_name: 'Other' } }
  expect(await preview(brand)).toMatchObject({ status: 403 })
  expect((await preview(brand, asAdmin)).html).toContain('Other')
})

test('a value that no save accepts leaves the rest of the page as it is typed', async () => {
  const half = { title: 7, url: 'javascript:alert(1)' }
  const slide = { id: 1, headline: 'Only typed', ...half }
  const sent = {
    entity_type: 'main_banner',
    path: '/home',
    values: { banners: [slide, { id: 2 }] },
  }
  const { html, skipped, status } = await preview(sent)
  expect([status, skipped]).toEqual([200, ['banners.0.url', 'banners.0.title']])
  expect(html).toContain('Only typed')
  expect(await preview(line(['no', 'text']))).toMatchObject({ status: 200, skipped: ['name'] })
  expect((await preview(line(['no', 'text']))).html).toContain('Fresh since five')
})

test('an entry is shown on its page, in lists and in another language before it was ever saved', async () => {
  const typed = { entity_type: promotion.entityType, values: { title: 'Only typed box' } }
  const unsaved = await preview({ ...typed, path: '/promotion/2147483647/details' })
  expect(unsaved.html).toMatch(/<h1[^>]*>[^<]*Only typed box/)
  const list = await preview({ ...typed, path: '/promotion' })
  expect(list.html).toContain('Only typed box')
  const question = { entity_type: faq.entityType, path: '/faqs', values: { question: 'Typed?' } }
  expect((await preview(question)).html).toContain('Typed?')
  await app.call(asAdmin, 'POST', '/settings/update', { languages: ['en', 'de'] })
  const saved = { ...typed, entry_id: site.offer, lang: 'de' }
  const german = await preview({ ...saved, path: `/de/promotion/${site.offer}/details` })
  expect(german.html).toMatch(/<html lang="de"/)
  expect(german.html).toMatch(/<h1[^>]*>[^<]*Only typed box/)
  const english = await preview({ ...saved, path: `/promotion/${site.offer}/details` })
  expect(english.html).not.toContain('Only typed box')
})

test('a page is shown as it will be on a date', async () => {
  const later = {
    question: 'Open in winter?',
    answer: '<p>Yes</p>',
    starts_at: '2027-01-01T00:00:00Z',
  }
  await app.desk.publishEntry(faq, later)
  const sent = { ...line('Typed'), path: '/faqs' }
  const today = await preview({ ...sent, at: app.clock.now() })
  expect(today.html).not.toContain('Open in winter?')
  const winter = await preview({ ...sent, at: '2027-01-02T00:00:00+01:00' })
  expect(winter.html).toContain('Open in winter?')
  const ending = { question: 'Open today?', ends_at: '2026-12-01T00:00:00Z' }
  const typed = { entity_type: faq.entityType, path: '/faqs', values: ending }
  expect(await preview({ ...typed, at: '2026-11-01T00:00:00Z' })).toMatchObject({ is_off: false })
  const off = await preview({ ...typed, at: '2026-12-01T00:00:00Z' })
  expect([off.is_off, off.html.includes('Open today?')]).toEqual([true, false])
})

test('an address that is no page shows the page that says so', async () => {
  for (const path of ['/nothing-here', '/promotion/999999/details', '/\t/', '//nothing-here']) {
    const { status, html } = await preview({ ...line('Typed'), path })
    expect([status, html.includes('404')]).toEqual([200, true])
  }
  for (const path of ['//', '/\\'])
    expect(await preview({ ...line('Slashes'), path })).toMatchObject({
      status: 200,
      html: expect.stringContaining('Slashes'),
    })
  expect(await preview({ ...line('Typed'), path: 'https://evil.example/' })).toMatchObject({
    status: 422,
  })
})

test('a page that nobody waits for any more is not rendered', async () => {
  const request = new Request('http://site/', { signal: AbortSignal.abort() })
  const [route] = unsavedPreviewRoutes
  // Without anything to read from: rendering would throw.
  expect((await route?.run({ request } as Call))?.data).toMatchObject({ html: '' })
})

test('menus, footer and settings that are only typed are on the page, and their parts name their fields', async () => {
  const shown = async (entity_type: string, values: object, more: object = {}) =>
    (await preview({ entity_type, values, path: '/home', ...more }, asAdmin)).html
  const menu = await shown('main_menu', {
    links: [{ label: 'Only typed', url: 'https://example.com/' }, { page_id: 2 }],
  })
  expect(menu).toMatch(/data-field="structure.0"[^>]*>Only typed</)
  expect(menu).toMatch(/data-field="structure.1"[^>]*>Menu</)
  const burger = { links: [{ label: 'Burger link', url: '/faqs' }] }
  expect(await shown('hamburger_menu', burger, { path: '/hamburger-menu' })).toContain(
    'Burger link',
  )
  const phone = await shown('responsive_menu', { links: [{ label: 'Phone link', url: '/faqs' }] })
  expect(phone).toMatch(/id="mobile-menu".*?Phone link/s)
  const foot = await shown('footer', { text: 'Typed below', copyright: '2031' })
  expect(foot).toMatch(/data-field="text"[^>]*>Typed below/)
  const bottom = await shown('bottom_navigation', {
    links: [{ label: 'At the end', url: '/faqs' }],
  })
  expect(bottom).toMatch(/<footer.*?At the end/s)
  const social_media = [{ name: 'Instagram', url: 'https://instagram.com/typed' }]
  const brand = await shown('settings', { brand_name: 'Only Typed Ltd', social_media })
  expect(brand).toContain('Only Typed Ltd')
  expect(brand).toContain('https://instagram.com/typed')
  expect((await app.get('/home')).bytes.toString()).not.toMatch(/typed/i)
})
