import { beforeAll, expect, test } from 'vitest'
import { demoMenuItems } from '#brands/marigold/menu/categories.ts'
import { allergensIn } from '#brands/marigold/menu/components.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { type Language, languages } from '#catalogue/languages.ts'
import type { Allergen } from '#catalogue/menu-law/allergen-names.ts'
import { builtInWords } from '#catalogue/search/built-in-words.ts'
import { dietaryWordLists } from '#catalogue/search/dietary/dietary-words.ts'
import { readDietaryQuery } from '#catalogue/search/dietary/read-dietary-query.ts'
import { splitPhrases } from '#catalogue/search/split-phrases.ts'
import type { TestApp } from '../open-test-app.ts'
import { openDemo } from './open-demo.ts'

interface Results {
  total: number
  match: string
  dietary: { without: string[]; diets: string[] } | null
  groups: {
    kind: string
    results: { title: string; url: string; title_parts: { hit: boolean }[] }[]
  }[]
}

let app: TestApp
beforeAll(async () => {
  app = await openDemo()
})

async function ask(query: string, lang = 'en') {
  const path = `/search?query=${encodeURIComponent(query)}&lang=${lang}`
  const { data } = (await app.call<Results>(null, 'GET', path)).body
  return { ...data, results: data.groups.flatMap(({ results }) => results) }
}

const fourteen: Allergen[] = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
]

/** The dishes of the demo that contain or may contain an allergen, by their own texts. */
function unsafeFor(allergen: string): string[] {
  return demoMenuItems
    .filter(({ made }) => allergensIn(made)[allergen] !== 'free')
    .flatMap(({ title }) => [...title])
}

// How people of each language write it. Written by hand, beside what the lists hold.
const forms: Record<string, (name: string) => string[]> = {
  en: (name) => [
    `${name} free`,
    `${name}-free`,
    `free from ${name}`,
    `no ${name}`,
    `without ${name}`,
    `burger without ${name} please`,
    `${name} allergy`,
    `allergic to ${name}`,
    `${name} intolerant`,
    `${name} intolerance`,
    `avoid ${name}`,
    `I can't eat ${name}`,
  ],
  de: (name) => [
    `${name}frei`,
    `${name}freie Gerichte`,
    `${name}-frei`,
    `ohne ${name}`,
    `frei von ${name}`,
    `keine ${name}`,
    `${name}allergie`,
    `Allergie gegen ${name}`,
    `${name}unverträglichkeit`,
    `${name} Unverträglichkeit`,
    `allergisch auf ${name}`,
  ],
  es: (name) => [
    `sin ${name}`,
    `libre de ${name}`,
    `alergia a ${name}`,
    `alérgico a la ${name}`,
    `intolerancia a ${name}`,
    `intolerante a la ${name}`,
    `evitar ${name}`,
  ],
  fr: (name) => [
    `sans ${name}`,
    `burger sans ${name}`,
    `allergie au ${name}`,
    `allergique à l’${name}`,
    `intolérance au ${name}`,
    `intolérant au ${name}`,
    `éviter ${name}`,
  ],
  pt: (name) => [
    `sem ${name}`,
    `livre de ${name}`,
    `alergia a ${name}`,
    `alérgica ao ${name}`,
    `intolerância à ${name}`,
    `evitar ${name}`,
  ],
  cn: (name) => [
    `无${name}`,
    `不含${name}`,
    `${name}过敏`,
    `对${name}过敏`,
    `不吃${name}`,
    `${name}不耐受`,
  ],
  ae: (name) => [
    `خالٍ من ${name}`,
    `خالي من ال${name}`,
    `بدون ${name}`,
    `بلا ${name}`,
    `حساسية ${name}`,
    `لدي حساسية من ال${name}`,
    `عدم تحمل ال${name}`,
    `لا يحتوي على ${name}`,
  ],
}

/** What guests of a language call allergens: the allergens of each list, and its names. */
function namesIn(language: Language) {
  const { names } = dietaryWordLists[language]
  return [
    ...fourteen.map((one) => ({ targets: [one], names: builtInWords(language, one) })),
    ...Object.entries(names).map(([targets, words]) => {
      return { targets: targets.split(' '), names: splitPhrases(words) }
    }),
  ]
}

test('every name of an allergen is read as that, in every form and language', () => {
  let read = 0
  for (const language of languages) {
    for (const { targets, names } of namesIn(language)) {
      for (const name of names) {
        for (const query of [name, ...(forms[language]?.(name) ?? [])]) {
          const found = readDietaryQuery(query, ['en', 'ae'])
          const without = found === null || found === 'other' ? [] : found.without
          expect(without, query).toEqual(expect.arrayContaining(targets))
          read += 1
        }
      }
    }
  }
  expect(read).toBeGreaterThan(5_000)
})

test('whoever avoids an allergen is shown no dish that has it or may have it', async () => {
  for (const language of languages) {
    for (const [nth, { targets, names }] of namesIn(language).entries()) {
      const [name = ''] = names
      const every = [name, ...(forms[language]?.(name) ?? [])]
      for (const query of [name, every[1 + (nth % (every.length - 1))] ?? '']) {
        const { results } = await ask(query, language === 'ae' ? 'ae' : 'en')
        const titles = results.map(({ title }) => title)
        const unsafe = targets.flatMap(unsafeFor)
        expect(
          titles.filter((title) => unsafe.includes(title)),
          query,
        ).toEqual([])
        expect(titles.length, query).toBeGreaterThan(8)
      }
    }
  }
}, 120_000)

test('the answer is the filtered menu, the table of allergens and dishes that fit, with nothing marked', async () => {
  const { groups, results, dietary, match } = await ask('egg free')
  expect(dietary).toEqual({ without: ['eggs'], diets: [] })
  expect(match).toBe('all')
  expect(groups[0]?.results).toMatchObject([
    { title: 'Menu · Without: Eggs', url: '/menu?without=eggs' },
    { title: 'Allergens of all menu items', url: '/menu/allergens' },
  ])
  expect(groups[1]).toMatchObject({ kind: 'Menu' })
  expect(groups[1]?.results.map(({ title }) => title)).toContain('Petal Fries')
  expect(results.flatMap(({ title_parts }) => title_parts).filter(({ hit }) => hit)).toEqual([])
})

test('a bare name is answered by the table first, which says what contains it', async () => {
  for (const [query, without] of [
    ['lactose', 'milk'],
    ['dairy', 'milk'],
    ['Dairy ', 'milk'],
    ['tahini', 'sesame'],
    ['is there gluten?', 'gluten'],
  ]) {
    const { groups } = await ask(query ?? '')
    expect(
      groups[0]?.results.map(({ url }) => url),
      query,
    ).toEqual(['/menu/allergens', `/menu?without=${without}`])
  }
})

test('several allergens and a diet are left out together', async () => {
  const { dietary, results } = await ask('vegan without nuts or soya')
  expect(dietary?.diets).toEqual(['vegan'])
  expect(new Set(dietary?.without)).toEqual(new Set(['nuts', 'peanuts', 'soybeans']))
  expect(results[0]?.url).toBe('/menu?diet=vegan&without=peanuts&without=soybeans&without=nuts')
  expect((await ask('بدون حليب وبيض', 'ae')).dietary?.without).toEqual(['eggs', 'milk'])
  expect((await ask('burger without meat')).dietary).toEqual({ without: [], diets: ['vegetarian'] })
  expect((await ask('ohne Fleisch')).dietary).toEqual({ without: [], diets: ['vegetarian'] })
  expect((await ask('no animal products')).dietary?.diets).toEqual(['vegan'])
})

test('a slip of the finger in “allergic” shows nobody what they are allergic to', async () => {
  for (const query of ['alergic to milk', 'milk intolerence', 'milk allergey', 'withuot milk']) {
    expect((await ask(query)).dietary, query).toEqual({ without: ['milk'], diets: [] })
  }
})

test('what is avoided and is no allergen finds no dish by a part of its words', async () => {
  for (const query of [
    'sugar free',
    'sugar-free',
    'sugarfree',
    'burger without onions',
    'allergic to onions',
    'lactos free',
  ]) {
    const { results } = await ask(query)
    const dishes = results.filter(({ url }) => url.startsWith('/menu-details/'))
    expect(dishes, query).toEqual([])
  }
  expect((await ask('sugar free')).dietary).toEqual({ without: [], diets: [] })
  const { bytes } = await app.get('/search?query=sugar+free')
  expect(bytes.toString()).toContain('You can filter the menu by the 14 allergens')
  expect(bytes.toString()).not.toContain('free-range')
})

test('food that is called after an allergen is still found by its name', async () => {
  for (const [query, title] of [
    ['egg muffin', 'Egg Muffin'],
    ['free-range egg', 'Egg Muffin'],
    ['cheeseburger', 'Cheeseburger'],
    ['cheese burger', 'Cheeseburger'],
    ['halloumi', 'Halloumi Muffin'],
    ['falafel tahini', 'Falafel Burger'],
  ]) {
    const { results, dietary } = await ask(query ?? '')
    expect(dietary, query).toBeNull()
    expect(
      results.map((one) => one.title),
      query,
    ).toContain(title)
  }
  for (const query of ['free delivery', 'opening hours', 'my order was not right', 'kostenlos']) {
    expect((await ask(query)).dietary, query).toBeNull()
  }
})

test('the page says how it read the question, in the language of the reader', async () => {
  const page = async (path: string) => (await app.get(path)).bytes.toString()
  const english = await page('/search?query=dairy+free')
  expect(english).toMatch(
    /role="status">Menu items for “dairy free”: none of them contains or may contain/,
  )
  expect(english).toContain('href="/menu?without=milk"')
  expect(english).not.toMatch(/Shake<|<mark>/)
  const arabic = await page(`/ar/search?query=${encodeURIComponent('خالٍ من الحليب')}`)
  expect(arabic).toContain('href="/ar/menu?without=milk"')
  expect(arabic).not.toContain('كافيه لاتيه')
})

test('the list of fourteen is the law’s', () => {
  const field = menuItem.fields.find(({ key }) => key === 'allergens')
  expect(field?.levels?.items.map(({ value }) => value)).toEqual(fourteen)
})
