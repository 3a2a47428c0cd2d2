import { expect, test } from 'vitest'
import type { MenuLink, SiteLayout } from '#catalogue/published.ts'
import { languageStyles, renderSite, type SiteFlags, siteStyles } from '#web/site/document.tsx'
import { allFaceStyles } from './face-styles.ts'
import { createI18n } from './i18n.tsx'

const links: MenuLink[] = [
  { id: 1, name: 'Promotions', path: '/promotion' },
  { id: 2, name: 'Soon', path: null },
]

const layout: SiteLayout = {
  brand: { name: 'Marigold', theme: { primary: '#ffb81c', secondary: '#2b1420' } },
  notice: null,
  notices: [],
  analytics: null,
  logo: null,
  header: links,
  mobile: [{ id: 3, name: 'FAQs', path: '/faqs' }],
  burger: { links, icon: null },
  overlay: {
    icons: [{ id: 1, name: 'Breakfast', picture: null, path: '/menu' }],
    categories: [
      {
        name: 'Burgers',
        path: '/menu?val=0&name=Burgers',
        lists: [{ name: 'Beef', path: '/menu?val=0&name=Beef' }],
      },
    ],
  },
  side: { pickup: '/contact', delivery: '/contact', find: '/contact' },
  footer: {
    slogan: null,
    googlePlay: { picture: null, url: '' },
    appStore: { picture: null, url: '' },
    text: 'A warm welcome.',
    copyright: '© Marigold',
    links,
    social: [{ name: 'Instagram URL', url: 'https://instagram.com/marigold' }],
  },
}

const assets = {
  scripts: ['/assets/islands.js'],
  styles: new Map([
    [siteStyles, { text: 'body{margin:0}' }],
    [languageStyles.ae ?? '', { text: 'h1{margin:0}' }],
    ...allFaceStyles.map((source) => [source, { text: `/*${source}*/` }] as const),
  ]),
  lateStyles: '/assets/late.css',
  fonts: new Map([[languageStyles.ae ?? '', ['/assets/arabic.woff2']]]),
}

const english = createI18n({ language: 'en', first: 'en' })
const arabic = createI18n({ language: 'ae', first: 'en' })

function render(flags: SiteFlags = {}, page = <p>Hello</p>, i18n = english) {
  return renderSite({
    layout,
    assets,
    i18n,
    flags,
    path: '/promotion',
    children: page,
  })
}

test('a page is a whole document in its language, direction and brand', () => {
  const html = render({}, <p>Hello</p>, arabic)
  expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl"/)
  expect(html).toContain('style="--brand:#ffb81c;--on-brand:#2b1420;')
  expect(html).toContain('<style>h1{margin:0}</style>')
  expect(render()).not.toContain('<style>h1{margin:0}</style>')
  expect(html).toMatch(/<link rel="preload" as="font"[^>]* href="\/assets\/arabic.woff2"/)
  expect(render()).not.toContain('as="font"')
})

test('what a page says about itself stands in the head', () => {
  const page = (
    <>
      <title>Home</title>
      <meta name="description" content="Burgers" />
    </>
  )
  const [head] = render({}, page).split('</head>')
  expect(head).toContain('<title>Home</title>')
  expect(head).toContain('<meta name="description" content="Burgers"/>')
})

test('scripts are modules that block nothing, and none is inline', () => {
  const scripts = render().match(/<script.*?<\/script>/g)
  expect(scripts).toEqual([
    '<script type="module" src="/assets/islands.js" fetchPriority="low"></script>',
  ])
})

test('a link without a path is shown but is no link', () => {
  const html = render()
  expect(html).toContain('<span class="menu-link">Soon</span>')
  expect(html).not.toContain('href="#"')
})

test('the link to the page itself is marked', () => {
  expect(render()).toContain('href="/promotion" aria-current="page"')
})

test('the burger button opens the menu without script, the close button closes it', () => {
  const html = render()
  expect(html).toMatch(/<button[^>]*command="show-modal" commandfor="menu-overlay"[^>]*>/)
  expect(html).toMatch(
    /<button[^>]*aria-label="Close menu" command="close" commandfor="menu-overlay"/,
  )
})

test('the menu has its icons, categories, lists, and pick-up and delivery at /contact', () => {
  const [, overlay = ''] = render().split('<dialog')
  expect(overlay).toContain('Breakfast')
  expect(overlay).toContain('href="/menu?val=0&amp;name=Beef"')
  expect(overlay.match(/href="\/contact"/g)).toHaveLength(2)
})

test("a page's flags leave out header, footer, side icons and the button to the top", () => {
  const bare = render({ hideHeader: true, hideFooter: true, hideToTop: true, hideSideIcons: true })
  expect(bare).not.toMatch(/<header|<footer|<nav|<dialog|data-island/)
  expect(bare).toContain('<p>Hello</p>')
})

test('social accounts go by their names', () => {
  expect(render()).toMatch(/href="https:\/\/instagram.com\/marigold"[^>]*><span[^>]*>Instagram</)
})

test('a side icon without an address is left out', () => {
  const side = { pickup: '', delivery: '/contact', find: '' }
  const html = renderSite({
    layout: { ...layout, side },
    assets,
    i18n: english,
    children: null,
  })
  expect(html.match(/class="side-icon"/g)).toHaveLength(1)
})

test("another language's page says its own sentences, and its links stay in it", () => {
  const html = render({}, <p>Hello</p>, arabic)
  expect(html).toContain('>انتقل إلى المحتوى</a>')
  expect(html).toContain('href="/ar/promotion" aria-current="page"')
  expect(html).toContain('action="/ar/search"')
  expect(html).toContain('href="https://instagram.com/marigold"')
  expect(html).not.toMatch(/Skip to content|Close menu|Back to top/)
})

test('a text without a translation says in which language it is', () => {
  const foreign = new Set(['A warm welcome.'])
  const html = render({}, <p>Hello</p>, createI18n({ language: 'ae', first: 'en', foreign }))
  expect(html).toContain('<p lang="en" dir="ltr">A warm welcome.</p>')
  expect(html).toContain('<p class="footer-copyright">© Marigold</p>')
})
