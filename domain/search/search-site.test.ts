import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { tender } from '#catalogue/collections/tender.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { synonyms } from '#catalogue/sections/site/synonyms.ts'
import { sectionDocument } from '#domain/content/document.ts'
import { addPicture, icmLine, teaser } from '#test/content/content.ts'
import { publishMenu, sampleQueries } from '#test/content/sample-queries.ts'
import { after, morning, openWorkspace } from '#test/content/workspace.ts'
import { openTestSearch } from '#test/open-test-search.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'
import { saveSiteLayout } from '../site-layout/save-site-layout.ts'
import { listZeroResults, writeSearchMisses } from './search-misses.ts'
import { searchSite } from './search-site.ts'

async function openShop() {
  const desk = await openWorkspace()
  const { publishEntry, store } = desk
  await publishEntry(menuItem, { title: 'Petal Fries', description: 'Potatoes cut like petals.' })
  await publishEntry(menuItem, { title: 'Crème brûlée', description: 'With a crust of sugar.' })
  await publishEntry(menuItem, { title: 'Groß Burger', description: 'Two patties.' })
  await publishEntry(menuItem, { title: '招牌汉堡', description: '双层牛肉' })
  await publishEntry(promotion, { title: 'Two for one', summary: 'Any two burgers until Sunday.' })
  const services = openTestSearch(store)
  const find = (query: string, now = morning) => searchSite(services, now, query)
  const titles = async (query: string, now = morning) =>
    (await find(query, now)).groups.flatMap(({ results }) => results.map(({ title }) => title))
  return { ...desk, find, titles }
}

test('Arabic and Chinese words are found in their language, with what is written in one with them', async () => {
  const desk = await openWorkspace()
  const fries = await desk.publishEntry(menuItem, { title: 'Petal Fries' })
  await desk.publishEntry(menuItem, { title: 'Iced Tea' })
  for (const [language, title] of [
    ['ae', 'البَطاطِسُ المقلية'],
    ['cn', '花瓣薯条'],
  ] as const) {
    const at = { entry: fries, language }
    const { revisionId } = await desk.save(asEditor, menuItem, { title, approval: 1 }, at)
    await desk.approve(asApprover, menuItem, revisionId)
  }
  const services = openTestSearch(desk.store)
  const find = async (query: string, language: DocumentLanguage) => {
    const { groups } = await searchSite(services, morning, query, language)
    return groups.flatMap(({ results }) => results.map(({ title }) => title))
  }
  for (const query of ['بطاطس', 'البطاطس', 'والبطاطس', 'للبطاطس', 'مقليه', 'بَطاط'])
    expect(await find(query, 'ae'), query).toEqual(['البَطاطِسُ المقلية'])
  for (const query of ['薯条', '花瓣', '条']) expect(await find(query, 'cn')).toEqual(['花瓣薯条'])
  expect(await find('tea', 'ae')).toEqual(['Iced Tea'])
  expect(await find('بطاطس', '')).toEqual([])
})

test('words are found whatever their case and accents, by their beginning, and with a slip', async () => {
  const { titles } = await openShop()
  const found: [string, string][] = [
    ['fries', 'Petal Fries'],
    ['FRIES', 'Petal Fries'],
    ['fri', 'Petal Fries'],
    ['freis', 'Petal Fries'],
    ['petals fryes', 'Petal Fries'],
    ['creme brulee', 'Crème brûlée'],
    ['CRÈME', 'Crème brûlée'],
    ['gross', 'Groß Burger'],
    ['bruger', 'Groß Burger'],
    ['汉堡', '招牌汉堡'],
    ['牛', '招牌汉堡'],
    ['sunday', 'Two for one'],
  ]
  for (const [query, title] of found) expect(await titles(query), query).toContain(title)
  expect(await titles('zebra')).toEqual([])
})

test('what is spelt as it was typed comes first, and all words count before some', async () => {
  const { titles } = await openShop()
  expect((await titles('burger'))[0]).toBe('Groß Burger')
  expect(await titles('petal fries')).toEqual(['Petal Fries'])
  expect(await titles('fries zebra')).toEqual(['Petal Fries'])
})

test('results stand under their kind, lead somewhere, and show what was met', async () => {
  const { find, publishEntry } = await openShop()
  const category = { title: 'Fish & Fries', type: 'Sides', lists: [{ name: 'Dips' }] }
  await publishEntry(menuCategory, { title: 'Burgers', type: 'Regular' })
  await publishEntry(menuCategory, category)
  const { total, groups } = await find('dips')
  expect(total).toBe(2)
  expect(groups).toMatchObject([
    {
      kind: 'Menu',
      total: 2,
      results: [
        { title: 'Dips', url: '/menu?val=0&name=Dips', excerpt: 'Fish & Fries' },
        {
          title: 'Fish & Fries',
          url: '/menu?val=1&name=Fish%20%26%20Fries',
          excerpt: 'Dips',
          excerpt_parts: [{ text: 'Dips', hit: true }],
        },
      ],
    },
  ])
  const kinds = (await find('burgers')).groups.map(({ kind }) => kind).sort()
  expect(kinds).toEqual(['Menu', 'Promotions'])
})

test('sections of the home page are found, and no longer once they have been replaced', async () => {
  const { publish, titles, find, store } = await openShop()
  await publish(workWithUs, teaser(await addPicture(store)))
  await publish(icmBanner, icmLine('Charcoal since dawn'))
  expect((await find('charcoal')).groups).toMatchObject([
    { kind: 'Home', results: [{ url: '/home#home-icm' }] },
  ])
  expect(await titles('shifts around school')).toEqual(['Work with us'])
  await publish(icmBanner, icmLine('Steam since noon'))
  expect(await titles('charcoal')).toEqual([])
  expect(await titles('steam')).toEqual(['Steam since noon'])
})

test('only what is live now is found: no draft, nothing pending, nothing outside its window', async () => {
  const { save, titles, publishEntry } = await openShop()
  await save(asEditor, icmBanner, icmLine('Secret draft'))
  expect(await titles('secret')).toEqual([])
  await publishEntry(promotion, {
    title: 'Unicorn week',
    starts_at: after(10),
    ends_at: after(20),
  })
  expect(await titles('unicorn', after(5))).toEqual([])
  expect(await titles('unicorn', after(10))).toEqual(['Unicorn week'])
  expect(await titles('unicorn', after(20))).toEqual([])
})

test('synonyms of the settings stand for one another, words and phrases alike', async () => {
  const { store, titles } = await openShop()
  expect(await titles('wedges')).toEqual([])
  const group = (...words: string[]) =>
    store.write((tx) =>
      saveSiteLayout({ db: tx, actor: asAdmin, now: morning }, sectionDocument(synonyms), {
        synonyms: words.map((each) => ({ words: each })),
      }),
    )
  await group('fries, wedges, pommes frites', 'dessert, crème brûlée')
  for (const query of ['wedges', 'Pommes Frites', 'petal wedges']) {
    expect(await titles(query), query).toEqual(['Petal Fries'])
  }
  expect(await titles('dessert')).toEqual(['Crème brûlée'])
})

test('words of diets and allergens are meant as they are written, whatever is spelt nearly so', async () => {
  const { publishEntry, titles, find } = await openShop()
  await publishEntry(menuItem, { title: 'Bean Bowl', dietary: ['vegan'] })
  await publishEntry(menuItem, { title: 'Halfal Plate', description: 'Small and salty.' })
  await publishEntry(menuItem, { title: 'Nutmeg Latte' })
  expect(await titles('vegan')).toEqual(['Bean Bowl'])
  expect(await titles('vegetarian')).toEqual(['Bean Bowl'])
  for (const query of ['halal', 'vegam', 'kosher']) expect(await titles(query)).toEqual([])
  expect(await titles('halfall')).toEqual(['Halfal Plate'])
  expect((await find('nut')).dietary).toEqual({ without: ['peanuts', 'nuts'], diets: [] })
})

test('where something is found, nothing is that is only spelt nearly so', async () => {
  const { publishEntry, find, titles } = await openShop()
  await publishEntry(menuItem, { title: 'Petals in Honey' })
  await publishEntry(menuItem, { title: 'Pedal Cake' })
  expect(await titles('petal')).not.toContain('Pedal Cake')
  expect((await find('petal')).match).toBe('all')
  expect((await find('petol')).match).toBe('near')
  expect((await find('petal zebra')).match).toBe('some')
})

test('of what stands for a word the whole word is marked, and no word of a phrase', async () => {
  const { publishEntry, find } = await openShop()
  await publishEntry(menuItem, { title: 'Mango Shake', description: 'Soft ice and milk.' })
  const [group] = (await find('milkshake')).groups
  const marked = group?.results.flatMap(({ title_parts, excerpt_parts }) =>
    [...title_parts, ...excerpt_parts].flatMap(({ text, hit }) => (hit ? text : [])),
  )
  expect(marked).toEqual(['Shake'])
})

test('the first letter is never a slip, nor is any letter of a short word', async () => {
  const { titles } = await openShop()
  expect(await titles('fryes')).toEqual(['Petal Fries'])
  for (const query of ['gries', 'rfies', 'fris']) expect(await titles(query), query).toEqual([])
})

test('what is said around a question is left out of it, unless it is all that is asked', async () => {
  const { publishEntry, titles } = await openShop()
  await publishEntry(menuItem, { title: 'Best Price Box' })
  expect(await titles('price of petal fries, please')).toEqual(['Petal Fries'])
  expect(await titles('price')).toEqual(['Best Price Box'])
})

test('a group of the brand joins the topic that has one of its words; what is switched off is no synonym', async () => {
  const { store, titles } = await openShop()
  const save = (sent: object) =>
    store.write((tx) =>
      saveSiteLayout({ db: tx, actor: asAdmin, now: morning }, sectionDocument(synonyms), {
        ...sent,
      }),
    )
  expect(await titles('spudsticks')).toEqual([])
  await save({ synonyms: [{ words: 'spudsticks, chips' }] })
  expect(await titles('spudsticks')).toEqual(['Petal Fries'])
  await save({ unused: ['fries'] })
  expect(await titles('chips')).toEqual([])
  expect(await titles('fries')).toEqual(['Petal Fries'])
  await save({ unused: [] })
  expect(await titles('chips')).toEqual(['Petal Fries'])
})

test('a declaration answers for what it is about, whatever its words are', async () => {
  const { publishEntry, titles } = await openShop()
  const rest = { reference: 'M-1', description: 'Nine tonnes.', apply: '/apply' }
  const ends_at = '2099-12-31T22:00:00.000Z'
  await publishEntry(tender, { ...rest, ends_at, title: 'Potatoes' })
  for (const query of ['supplier', 'procurement']) {
    expect(await titles(query), query).toEqual(['Potatoes'])
  }
})

test('searches in vain are counted, written together, and bounded', async () => {
  const { store, find } = await openShop()
  for (const query of [
    'Zebra',
    'zébra',
    'kosher bun',
    `${'x'.repeat(50)} ${'y'.repeat(50)}`,
    '!',
    'fries',
  ]) {
    await find(query)
  }
  const services = { store, now: () => morning }
  const terms = () => listZeroResults(store.db, 50)
  expect(await terms()).toEqual([])
  await writeSearchMisses(services)
  expect(await terms()).toEqual([
    { term: 'zebra', count: 2, last_at: morning },
    { term: 'kosher bun', count: 1, last_at: morning },
  ])
  for (let n = 0; n < 300; n++) await find(`qqqq${n}wwww${n}`)
  await writeSearchMisses(services)
  expect((await listZeroResults(store.db, 1000)).length).toBe(202)
})

test('whatever is asked, the answer is whole: pieces are the text, hits are words of it', async () => {
  const { find } = await openShop()
  const hostile = fc.constantFrom(
    '"',
    "' or 1=1 --",
    '(((',
    '\\',
    '%_',
    '*',
    'a~9',
    '<script>',
    '__proto__',
    'constructor',
    'fries^9',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 200 })),
      async (query) => {
        for (const { results } of (await find(query)).groups) {
          for (const { title, title_parts, excerpt, excerpt_parts } of results) {
            expect(title_parts.map(({ text }) => text).join('')).toBe(title)
            expect(excerpt_parts.map(({ text }) => text).join('')).toBe(excerpt)
          }
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('sixty ways to ask find what they mean, first', async () => {
  const desk = await openWorkspace()
  await publishMenu(desk)
  const services = openTestSearch(desk.store)
  const firstOf = async (query: string) => {
    const { groups } = await searchSite(services, morning, query)
    return groups[0]?.results[0]?.title ?? null
  }
  expect(sampleQueries).toHaveLength(60)
  const found = await Promise.all(sampleQueries.map(([query]) => firstOf(query)))
  expect(sampleQueries.map(([query], nth) => [query, found[nth]])).toEqual(sampleQueries)
})
