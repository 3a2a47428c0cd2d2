import fc from 'fast-check'
import { expect, test } from 'vitest'
import { communityPost } from '../collections/community-post.ts'
import { faq } from '../collections/faq.ts'
import { menuCategory } from '../collections/menu-category.ts'
import { promotion } from '../collections/promotion.ts'
import { vacancy } from '../collections/vacancy.ts'
import { discover } from '../sections/home/discover.ts'
import { heroBanner } from '../sections/home/hero-banner.ts'
import { icmBanner } from '../sections/home/icm-banner.ts'
import { workWithUs } from '../sections/home/work-with-us.ts'
import { footer } from '../sections/site/footer.ts'
import { mainMenu } from '../sections/site/header-menus.ts'
import { settings } from '../sections/site/settings.ts'
import { saveBody } from './save-body.ts'

function isTaken(section: Parameters<typeof saveBody>[0], sent: unknown) {
  return saveBody(section).safeParse(sent).success
}

test('a picture goes by any of its names, may be emptied, and is an id', () => {
  for (const name of ['gallery_id', 'image_id', 'image']) {
    for (const id of [3, null]) expect(isTaken(workWithUs, { [name]: id })).toBe(true)
    for (const id of ['3', 0, -1, 2.5, 1e10, {}, [3]]) {
      expect(isTaken(workWithUs, { [name]: id })).toBe(false)
    }
  }
  expect(isTaken(footer, { image_lovin_it: 1, image_google_play: 2, image_app_store: 3 })).toBe(
    true,
  )
})

test('the specification sends entity_name as text or as an object, and both are taken', () => {
  const named = { id: 4, name: 'Two for one' }
  expect(isTaken(heroBanner, { banners: [{ entity_id: 4, entity_name: 'Two for one' }] })).toBe(
    true,
  )
  expect(isTaken(heroBanner, { banners: [{ entity_name: named }] })).toBe(true)
  expect(isTaken(heroBanner, { banners: [{ entity_name: { ...named, role: 1 } }] })).toBe(false)
  expect(isTaken(heroBanner, { banners: [{ entity_name: { id: 4 } }] })).toBe(false)
})

test('text that cannot be kept and unsafe links are refused, not stored', () => {
  for (const name of ['a\u0000', '\ud800', 'x'.repeat(1_000_000), 7, {}, ['x']]) {
    expect(isTaken(icmBanner, { name })).toBe(false)
  }
  for (const url of ['javascript:alert(1)', '//evil.example', `/${'x'.repeat(2_000)}`, '/\u0000']) {
    expect(isTaken(discover, { items: [{ url }] })).toBe(false)
  }
})

test('a set takes fifty items at once, and no more', () => {
  const cards = (count: number) => ({ items: Array.from({ length: count }, () => ({})) })
  expect(isTaken(discover, cards(50))).toBe(true)
  expect(isTaken(discover, cards(51))).toBe(false)
  for (const items of [{}, 'x', null, [null], [[]], [7]])
    expect(isTaken(discover, { items })).toBe(false)
  expect(isTaken(discover, { removeItem: ['1'] })).toBe(false)
})

test('a menu holds each page once, as many as fit, and only pages there are', () => {
  expect(isTaken(mainMenu, { structure: [5, 1, 3] })).toBe(true)
  for (const structure of [[1, 1], [999], [1, 2, 3, 4, 5, 6], ['1'], 'x']) {
    expect(isTaken(mainMenu, { structure })).toBe(false)
  }
})

test('store addresses get https:// where it is missing', () => {
  const typed = (apple_store: string) =>
    saveBody(footer).safeParse({ apple_store }).data?.apple_store
  expect(typed('apps.example/marigold')).toBe('https://apps.example/marigold')
  expect(typed('https://apps.example')).toBe('https://apps.example')
  expect(typed(' ')).toBe('')
  expect(typed('javascript:alert(1)')).toBeUndefined()
})

test('an address of this site stays one where https:// is added to others', () => {
  const sent = { social_media: [{ url: '/contact' }] }
  expect(saveBody(settings).parse(sent)).toEqual(sent)
})

test('sub-lists and colours are what they say', () => {
  expect(isTaken(menuCategory, { type: 'Drinks', lists: [{ name: 'Hot' }] })).toBe(true)
  expect(isTaken(menuCategory, { type: 'Soup' })).toBe(false)
  expect(isTaken(menuCategory, { lists: [{ name: 'Hot', x: 1 }] })).toBe(false)
  expect(isTaken(settings, { primary_color: 'red;}' })).toBe(false)
})

test('a version is a whole number from one on', () => {
  for (const version of [0, -1, 1.5, '1', null, 1e12])
    expect(isTaken(icmBanner, { version })).toBe(false)
})

test('only entries of a collection have a window', () => {
  expect(isTaken(icmBanner, { starts_at: '2026-05-01T09:00:00Z' })).toBe(false)
  expect(isTaken(promotion, { starts_at: '2026-05-01T09:00:00+02:00', ends_at: null })).toBe(true)
  for (const starts_at of [
    'tomorrow',
    '2026-02-30T09:00:00Z',
    '2026-05-01',
    0,
    '2026-05-01T09:00:00',
  ]) {
    expect(isTaken(promotion, { starts_at }), String(starts_at)).toBe(false)
  }
})

test('every moment that is taken sorts as text, wherever it was written', () => {
  const edges = fc.constantFrom('0000-01-01T00:00:00+01:00', '9999-12-31T23:59:59-23:59')
  const dates = fc.date({ noInvalidDate: true, min: new Date(-62e12), max: new Date(253e12) })
  const written = fc
    .tuple(
      dates,
      fc.constantFrom('Z', '+14:00', '-23:59', '+05:45'),
      fc.stringMatching(/^\.\d{1,12}$/),
    )
    .map(([date, offset, part]) => date.toISOString().replace(/\.\d+Z$/, `${part}${offset}`))
  fc.assert(
    fc.property(fc.oneof(edges, written), (starts_at) => {
      if (!isTaken(promotion, { starts_at })) return
      expect(new Date(starts_at).toISOString()).toMatch(/^\d{4}-/)
    }),
  )
})

test('where an e-mail address will do, it is stored as a link to write to', () => {
  const sent = (apply: string) => saveBody(vacancy).safeParse({ apply })
  expect(sent(' crew@m.example ').data).toEqual({ apply: 'mailto:crew@m.example' })
  for (const wrong of ['crew@', 'javascript:alert(1)', 'tel:+49301'])
    expect(sent(wrong).success).toBe(false)
})

test('a text that is asked for was not filled in where it is null; where it was emptied it stays a draft', () => {
  const refusals = saveBody(faq).safeParse({ answer: null }).error?.issues ?? []
  expect(refusals.map(({ message }) => message)).toHaveLength(1)
  expect([isTaken(faq, { answer: null }), isTaken(faq, { answer: '' })]).toEqual([false, true])
  expect(isTaken(communityPost, { body: null })).toBe(true)
})
