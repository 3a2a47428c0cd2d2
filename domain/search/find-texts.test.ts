import { expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { Aside, TextMatch } from '#store/search/aside.ts'
import type { NewSearchText } from '#store/search/search-texts.ts'
import { after, morning, openDesk } from '#test/content/desk.ts'
import { findInSteps } from './find-in-steps.ts'
import { replaceTexts } from './index-entries.ts'
import { knownWords } from './words/known-words.ts'
import { readQuery } from './words/search-query.ts'

function textOf({ key }: Collection, entry_id: number, words: string): NewSearchText {
  const place = { subject: key, entry_id, language: '' as const, item_id: 0, made_of: '1' }
  const shown = { shown_from: null, shown_until: null, picture_id: null }
  return { ...place, ...shown, title: words, text: words, title_words: words, words }
}

/** A site with so many dishes of a name, and a little of other kinds. */
async function openMenu(dishes: number, former: readonly NewSearchText[] = []) {
  const { store } = await openDesk()
  const texts = Array.from({ length: dishes }, (_, nth) =>
    textOf(menuItem, nth + 1, nth % 2 === 0 ? 'box of chips' : 'large box of chips'),
  )
  texts.push(
    textOf(promotion, 1, 'box for two'),
    textOf(promotion, 2, 'boxes for ten'),
    { ...textOf(promotion, 3, 'box of yesterday'), shown_until: morning },
    textOf(promotion, 4, 'soup'),
    textOf(promotion, 5, 'large soup'),
    textOf(faq, 1, 'box'),
  )
  await store.write((tx) => replaceTexts(tx, [], [...former, ...texts]))
  const looks: TextMatch[] = []
  const aside: Aside = {
    db: store.aside.db,
    fromMatching(match) {
      looks.push(match)
      return store.aside.fromMatching(match)
    },
  }
  async function find(query: string) {
    const { words } = await knownWords(store, after(1), '')
    const asked = { places: readQuery(query, words), now: after(1), language: '' as const, words }
    const { kinds } = await findInSteps(aside, { ...asked, pages: [] })
    return kinds.map(({ kind, total, hits }) => ({ kind, total, listed: hits.length }))
  }
  /** How often a search looks at texts. */
  async function looksFor(query: string): Promise<number> {
    looks.length = 0
    await find(query)
    return looks.length
  }
  return Object.assign(find, { looksFor })
}

test('of two words that stand nowhere together, what holds the rarer one comes first', async () => {
  const find = await openMenu(10)
  expect(await find('two chips')).toEqual([
    { kind: promotion.search?.kind, total: 1, listed: 1 },
    { kind: menuItem.search?.kind, total: 10, listed: 10 },
  ])
})

test('what stands nowhere is not asked for, and what one word meets once', async () => {
  const find = await openMenu(10)
  expect(await find('zzyzx')).toEqual([])
  expect(await find.looksFor('zzyzx')).toBe(0)
  const soup = [{ kind: promotion.search?.kind, total: 2, listed: 2 }]
  expect(await find('zzyzx soup')).toEqual(soup)
  expect(await find.looksFor('zzyzx soup')).toBe(await find.looksFor('soup'))
})

test('where too much is found, kinds of little are found whole and kinds of much are counted to a bound', async () => {
  const find = await openMenu(1_100)
  const found = await find('box')
  expect(found[0]).toEqual({ kind: faq.search?.kind, total: 1, listed: 1 })
  expect(found).toContainEqual({ kind: promotion.search?.kind, total: 2, listed: 2 })
  expect(found.find(({ kind }) => kind === menuItem.search?.kind)?.total).toBe(1_000)
  expect(found).toHaveLength(3)
})

test('what is found of the one kind of much is counted where it is less than the bound', async () => {
  const find = await openMenu(1_400)
  expect(await find('large')).toEqual([
    { kind: promotion.search?.kind, total: 1, listed: 1 },
    { kind: menuItem.search?.kind, total: 700, listed: expect.any(Number) },
  ])
})

test('what is found of much is listed also where the first looked at are of another kind', async () => {
  const former = [
    ...Array.from({ length: 900 }, (_, nth) => textOf(promotion, nth + 10, 'some zest')),
    ...Array.from({ length: 1_100 }, (_, nth) => ({
      ...textOf(menuItem, nth + 1, 'zest'),
      title_words: 'chips',
    })),
  ]
  const find = await openMenu(0, former)
  expect(await find('zest')).toEqual([
    { kind: promotion.search?.kind, total: 900, listed: 900 },
    { kind: menuItem.search?.kind, total: 1_000, listed: 100 },
  ])
})

test('all of what is found is counted while the site is small', async () => {
  const find = await openMenu(400)
  expect((await find('box')).map(({ total }) => total).sort()).toEqual([1, 2, 400])
  expect((await find('box chips')).map(({ total }) => total)).toEqual([400])
  expect((await find('bo')).map(({ total }) => total).sort()).toEqual([1, 2, 400])
})
