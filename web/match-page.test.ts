import { expect, test } from 'vitest'
import { pageMatcher } from '#web/match-page.ts'
import { fixedRedirects, pages } from '#web/routes.ts'

const { match, home } = pageMatcher(pages, fixedRedirects, (path) => path === '/robots.txt')
const at = (address: string) => match(new URL(address, 'http://site'))

test('an address is matched with a page, its entry, its language and what it asks', () => {
  expect(at('/ar/promotion/17-summer-box/details?utm_source=mail')).toMatchObject({
    kind: 'page',
    pattern: '/promotion/{entry}/details',
    entryId: 17,
    language: 'ae',
    hasSlug: true,
    freeText: null,
    key: 'ae:/promotion/17/details',
  })
  expect(at('/search?query=+box+&query=fries')).toMatchObject({
    freeText: 'filled',
    query: { query: 'box fries' },
    key: '/search',
  })
  expect(at('/search?query=+')).toMatchObject({ freeText: 'blank', query: {} })
  expect(at('/robots.txt')).toMatchObject({ isFile: true, key: '/robots.txt' })
})

test('an address of another spelling redirects, and one that nothing has is none', () => {
  expect(at('/?a=1')).toEqual({ kind: 'redirect', status: 302, target: '/home?a=1' })
  expect(at('/ar/')).toEqual({ kind: 'redirect', status: 302, target: '/ar/home' })
  expect(at('/AR/Menu/?a=1')).toEqual({ kind: 'redirect', status: 308, target: '/ar/menu?a=1' })
  expect(at('/zh/menu')).toEqual({ kind: 'redirect', status: 308, target: '/zh-hans/menu' })
  for (const path of ['/promotion/0/details', '/promotion/99999999999/details', '/menu/x'])
    expect([path, at(path)]).toEqual([path, null])
})

test('any path of one segment may be the page of an editor, by its slug', () => {
  const farms = { pattern: '/{slug}', slug: 'our-farms', key: '/our-farms', isAlias: true }
  for (const path of ['/our-farms', '/Our-Farms', '/our-farms/'])
    expect(at(path)).toMatchObject(farms)
  expect(at('/ar/%D9%85%D8%B2%D8%A7%D8%B1%D8%B9')).toMatchObject({ slug: 'مزارع', language: 'ae' })
  expect(at('/imprint/versions/2')).toMatchObject({ slug: 'imprint', entryId: 2 })
  for (const path of ['/%E0%A4', `/${'a'.repeat(800)}`])
    expect([path, at(path)]).toEqual([path, null])
})

test('what is matched is a plain value, which can be copied', () => {
  for (const path of ['/home', '/ar/menu?val=2', '/search?query=box', '/', '/none'])
    expect(structuredClone(at(path))).toEqual(at(path))
  expect(home('ae')).toMatchObject({ pattern: '/home', language: 'ae' })
  expect(home('xx')).toBeNull()
})

test('a page that its address has for staff sends guests to the 404 page of its language', () => {
  const [staff = ''] = Object.keys(pages).filter((path) => pages[path]?.guestPath)
  expect(at(staff)).toMatchObject({ guestRedirect: '/error-404', key: `guests:${staff}` })
  expect(at(`/ar${staff}`)).toMatchObject({ guestRedirect: '/ar/error-404' })
  expect(at('/marigold-app')).toMatchObject({ pattern: staff, guestRedirect: null, isAlias: true })
})
