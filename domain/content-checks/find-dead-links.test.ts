import { expect, test } from 'vitest'
import { legalPage } from '#catalogue/collections/legal-page.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { linksOf } from '#catalogue/content/checks/links-of.ts'
import { inEnglish } from '#catalogue/messages/localize.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { bottomNavigation } from '#catalogue/sections/site/header-menus.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { addPicture } from '#test/content/content.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asAdmin } from '#test/people.ts'
import { sectionDocument } from '../content/document.ts'
import { saveSiteLayout } from '../site-layout/save-site-layout.ts'
import { findDeadLinks } from './find-dead-links.ts'

const missing = (address: string) =>
  `Our website has no page at ${address}. Guests who follow the link see an error page.`
const unpublished = (address: string) =>
  `The page at ${address} is not published. Guests who follow the link see an error page.`

const site = {
  origin: 'https://marigold.example',
  addresses: ['/', '/home', '/promotion', '/privacy-policy', '/about-us', '/app'],
  pages: [
    {
      path: '/about-us',
      topics: [],
      sections: [workWithUs],
      textIn: () => ({ title: '', text: '' }),
    },
    { path: '/app', topics: [], sections: [workWithUs], textIn: () => ({ title: '', text: '' }) },
  ],
}

async function openSite() {
  const desk = await openWorkspace()
  /** The sentence for one address, or null while guests find something there. */
  const told = async (address: string, now = after(1)) => {
    const found = await findDeadLinks({ db: desk.store.db, now }, [{ path: 'url', address }], site)
    return found.url ? found.url.map(inEnglish).join(' ') : null
  }
  return { desk, told }
}

test('an address of our site at which there is no page is told, in whatever spelling', async () => {
  const { told } = await openSite()
  for (const address of [
    '/ofers',
    '/de/ofers?x=1#top',
    'https://marigold.example/ofers',
    'HTTP://Marigold.example:80/ofers/',
    '/work-with-us/tenders',
    '/other-app',
  ])
    expect(await told(address), address).toBe(missing(address))
  for (const address of ['', '/', '/promotion/', '/de/promotion?x=1', 'https://marigold.example/'])
    expect(await told(address), address).toBeNull()
})

test('addresses of other sites and files of our own are nobody’s mistake', async () => {
  const { told } = await openSite()
  for (const address of [
    'https://elsewhere.example/ofers',
    'https://marigold.example.evil.example/ofers',
    'mailto:a@marigold.example',
    'tel:+49301234',
    '#top',
    '/media/a.jpg',
    '/sitemap.xml',
    '/admin/login',
  ])
    expect(await told(address), address).toBeNull()
})

test('a link to an entry is told while it is not published, and again once it has ended', async () => {
  const { desk, told } = await openSite()
  const offer = await desk.publishEntry(promotion, { title: 'Soup', ends_at: after(60) })
  const address = `/promotion/${offer}-soup/details`
  expect(await told(address)).toBeNull()
  expect(await told(address, after(60))).toBe(unpublished(address))
  for (const other of [`/promotion/${offer + 1}/details`, '/work-with-us/corporate/7-cook'])
    expect(await told(other), other).toBe(unpublished(other))
})

test('pages that show nothing until content is published are told until then', async () => {
  const { desk, told } = await openSite()
  for (const address of ['/privacy-policy', '/about-us', '/marigold-app'])
    expect(await told(address), address).toBe(unpublished(address))
  const text = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We keep nothing.' }] }],
  }
  const legal = { title: 'Privacy', slug: 'privacy-policy', effective_on: '2026-01-01', body: text }
  await desk.publishEntry(legalPage, legal)
  const picture = await addPicture(desk.store)
  await desk.publish(workWithUs, { title: 'Come in', description: 'We train.', image: picture })
  for (const address of ['/privacy-policy', '/about-us', '/marigold-app'])
    expect(await told(address), address).toBeNull()
  expect(await told('/terms-conditions')).toBe(unpublished('/terms-conditions'))
})

test('what the settings call the app page and what a redirect leads on are pages', async () => {
  const { desk, told } = await openSite()
  const save = (
    section: typeof settings | typeof redirects,
    sent: Parameters<typeof saveSiteLayout>[2],
  ) =>
    desk.store.write((tx) =>
      saveSiteLayout({ db: tx, actor: asAdmin, now: after(0) }, sectionDocument(section), sent),
    )
  await save(settings, { brand_name: 'Marigold', app_slug: 'petal-app' })
  await save(redirects, { redirects: [{ from: '/ofers', to: '/promotion' }] })
  expect(await told('/petal-app')).toBe(unpublished('/petal-app'))
  // Its former address was left to a redirect by the save.
  expect(await told('/marigold-app')).toBeNull()
  expect(await told('/other-app')).toBe(missing('/other-app'))
  expect(await told('/ofers/')).toBeNull()
})

test('links are found in fields, rich texts and menus, each at the path of its field', () => {
  const terms = { url: 'entry:promotion/1#terms', label: 'Terms', labels: {} }
  const values = { structure: [14, 12, terms] }
  expect(linksOf(bottomNavigation, { values, items: [], lastItemId: 0 })).toEqual([
    { path: 'structure', address: '/privacy-policy', page: 'Privacy Policy' },
    { path: 'structure', address: '/app', page: 'App' },
    { path: 'structure', address: '', entry: { type: 'promotion', id: 1 }, isInMenu: true },
  ])
  const mark = { type: 'link', attrs: { href: '/ofers' } }
  const words = { type: 'text', text: '"href":"/not-a-link"', marks: [mark] }
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] }
  const legal = { values: { body }, items: [], lastItemId: 0 }
  expect(linksOf(legalPage, legal)).toEqual([{ path: 'body', address: '/ofers' }])
  const moved = { id: 1, values: { from: '/old', to: '/ofers' } }
  expect(linksOf(redirects, { values: {}, items: [moved], lastItemId: 1 })).toEqual([
    { path: 'redirects.0.to', address: '/ofers' },
  ])
})
