import { beforeAll, expect, test } from 'vitest'
import { demoJobs } from '#brands/marigold/careers/vacancies.ts'
import { burgers as demoBurgers } from '#brands/marigold/menu/burgers.ts'
import type { TestApp } from '../open-test-app.ts'
import { type Asked, inArabic, inEnglish } from './guest-questions.ts'
import { openDemo } from './open-demo.ts'

interface Results {
  match: string
  groups: { results: { title: string; url: string; picture: { url: string } | null }[] }[]
}

let app: TestApp
beforeAll(async () => {
  app = await openDemo()
})

async function ask(query: string, lang: string) {
  const path = `/search?query=${encodeURIComponent(query)}&lang=${lang}`
  return (await app.call<Results>(null, 'GET', path)).body.data
}

async function firstOf(query: string, lang: string) {
  return (await ask(query, lang)).groups[0]?.results[0]
}

async function expectAnswers(table: readonly Asked[], lang: string) {
  const found: (readonly [string, string | null])[] = []
  for (const [query, , url] of table) {
    const first = await firstOf(query, lang)
    found.push([query, first?.title ?? null])
    if (url)
      expect(first?.url, query).toEqual(typeof url === 'string' ? url : expect.stringMatching(url))
  }
  expect(found).toEqual(table.map(([query, title]) => [query, title]))
}

test('the questions of guests have the answer that they mean first', async () => {
  expect(inEnglish.length).toBeGreaterThanOrEqual(60)
  await expectAnswers(inEnglish, 'en')
})

test('whoever looks for a burger is shown the one with cheese too', async () => {
  const titles = (await ask('burger', 'en')).groups.flatMap(({ results }) =>
    results.map(({ title }) => title),
  )
  expect(titles).toEqual(expect.arrayContaining(['Burgers', 'Garden Burger', 'Cheeseburger']))
})

test('whoever looks for burgers is shown all of them, whatever they are called', async () => {
  const { groups } = await ask('burger', 'en')
  const titles = groups.flatMap(({ results }) => results.map(({ title }) => title))
  const burgers = demoBurgers.map(({ title: [title] }) => title)
  expect(burgers.length).toBeGreaterThan(5)
  expect(titles).toEqual(expect.arrayContaining(burgers))
  const chicken = (await ask('chicken burger', 'en')).groups.flatMap(({ results }) => results)
  expect(chicken.map(({ title }) => title).slice(0, 2)).toEqual([
    'Crispy Chicken',
    'Chilli Chicken',
  ])
})

test('whoever looks for a job is shown every vacancy', async () => {
  const { groups } = await ask('jobs', 'en')
  const titles = groups.flatMap(({ results }) => results.map(({ title }) => title))
  const open = demoJobs.filter(({ posted, closes = 1 }) => posted <= 0 && closes > 0)
  expect(open.length).toBeGreaterThan(3)
  expect(titles).toEqual(expect.arrayContaining(open.map(({ title: [title] }) => title)))
})

test('a telephone number finds its restaurant, however it is written', async () => {
  for (const query of [
    '+49 30 2312 5012',
    '030 23125012',
    '(030) 231-25012',
    '23125012',
    '٠٣٠٢٣١٢٥٠١٢',
  ]) {
    const first = await firstOf(query, 'en')
    expect([query, first?.title]).toEqual([query, 'Marigold Linden Square'])
  }
})

test('questions in Arabic have theirs', async () => {
  await expectAnswers(inArabic, 'ae')
})

test('results say how they meet what was asked', async () => {
  const ways: [string, string][] = [
    ['petal fries', 'all'],
    ['coke', 'all'],
    ['freis', 'near'],
    ['petal zebra', 'some'],
    ['gluten free burger', 'all'],
    ['zebra', 'all'],
  ]
  for (const [query, match] of ways) expect((await ask(query, 'en')).match, query).toBe(match)
})

test('a result comes with its picture, and leads where it stands', async () => {
  const fries = await firstOf('petal fries', 'en')
  expect(fries?.picture?.url).toMatch(/^\/media\//)
  const { bytes } = await app.get('/home')
  const home = bytes.toString()
  for (const query of ['good people', 'grown close', 'flame-grilled since']) {
    const [, id] = (await firstOf(query, 'en'))?.url.split('#') ?? []
    expect(home, query).toContain(` id="${id}"`)
  }
})

test('who finds nothing is led on to the categories, offers and answers', async () => {
  const main = async (path: string) => (await app.get(path)).bytes.toString()
  for (const path of ['/search?query=zebra', '/search', '/ar/search?query=zebra']) {
    const html = await main(path)
    const [, ways = ''] = /<nav class="ways-on pills"(.*?)<\/nav>/.exec(html) ?? []
    for (const way of ['/menu', '/menu?val=1&amp;name=', '/promotion', '/faqs']) {
      expect(ways, `${path} ${way}`).toContain(way)
    }
  }
  expect(await main('/search?query=fries')).not.toContain('ways-on')
})

test('the page says what it shows in place of what was asked', async () => {
  const status = async (query: string) => {
    const { bytes } = await app.get(`/search?query=${encodeURIComponent(query)}`)
    return /role="status">(.*?)</.exec(bytes.toString())?.[1]
  }
  expect(await status('freis')).toBe('No exact match for “freis”. Similar results:')
  expect(await status('petal zebra')).toMatch(/^No result contains all the words in “petal zebra”/)
  expect(await status('fries')).toMatch(/results for “fries”/)
})
