import { expect, test } from 'vitest'
import { aboutContent, appContent, arabicAbout } from './about.ts'
import { arabicSections } from './arabic.ts'
import { arabicCareers, careersContent } from './careers/careers-content.ts'
import { demoTenders } from './careers/tenders.ts'
import { demoJobs } from './careers/vacancies.ts'
import { demoPosts } from './community/posts.ts'
import { demoQuestions } from './faqs.ts'
import { layoutContent } from './frame.ts'
import { homeContent } from './home.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'
import { demoMenuItems } from './menu/categories.ts'
import { farmsPage } from './pages.ts'
import { demoOffers } from './promotions.ts'
import { demoRestaurants, demoTowns } from './restaurants/restaurants.ts'

const picture = () => 1
const nothing = { picture, entry: () => 1 }

/** All that the site says about the brand, by where it says it. */
const said: Record<string, unknown> = {
  about: aboutContent(picture),
  app: appContent(picture),
  arabicAbout,
  arabicSections,
  careers: careersContent(picture),
  arabicCareers,
  frame: layoutContent(picture),
  home: homeContent(nothing),
  faqs: demoQuestions,
  tenders: demoTenders,
  jobs: demoJobs,
  posts: demoPosts,
  farms: farmsPage(nothing),
  offers: demoOffers,
  privacy: privacy.versions.at(-1)?.text,
  terms: terms.versions.at(-1)?.text,
}

/** The texts of a page, one by one. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

/** Every match of the pattern's first group in all texts, with where it stands. */
function everywhere(pattern: RegExp, pages: readonly string[] = Object.keys(said)) {
  return pages.flatMap((page) =>
    textsOf(said[page]).flatMap((text) =>
      [...text.matchAll(pattern)].map((match) => [page, match[1] ?? ''] as const),
    ),
  )
}

function answerTo(question: string, language: 0 | 1 = 0): string {
  const found = demoQuestions.find((one) => one.question[0] === question)
  if (!found) throw new Error(`Nobody asks "${question}"`)
  return found.answer[language].join(' ')
}

const opened = demoRestaurants.filter(({ state }) => state !== 'coming')

test('every text counts as many restaurants as there are pages of them', () => {
  const counts = [...everywhere(/(\d+) restaurants/g), ...everywhere(/(\d+) مطعمًا/g)]
  expect(counts.length).toBeGreaterThanOrEqual(6)
  for (const [page, count] of counts) expect([page, Number(count)]).toEqual([page, opened.length])
  const inGermany = opened.filter(({ town }) => demoTowns[town].country === 'DE')
  // What the tender for potatoes says in words.
  expect(demoTenders[0]?.title[0]).toBe('Potatoes for six restaurants')
  expect(inGermany).toHaveLength(6)
  expect(opened.length).toBeGreaterThanOrEqual(9)
})

test('as many people work for the brand on every page', () => {
  expect(everywhere(/(\d+) colleagues/g)).toEqual([['about', '450']])
  const banner = careersContent(picture)['careers.banner']?.description
  expect(banner).toMatch(/^Four hundred and fifty of us work in three time zones/)
  expect(new Set(opened.map(({ town }) => demoTowns[town].zone)).size).toBe(3)
})

test('who is sent to a restaurant finds it there, and what a job or an offer says of it', () => {
  const named = new Map(demoRestaurants.map((one) => [one.name[0], one]))
  for (const { title, restaurants = [] } of [...demoJobs, ...demoOffers])
    for (const name of restaurants) expect([title[0], named.has(name)]).toEqual([title[0], true])
  for (const { title, restaurants = [] } of demoJobs.filter((job) =>
    /drive-through/.test(job.title[0]),
  ))
    for (const name of restaurants)
      expect([title[0], named.get(name)?.services]).toEqual([
        title[0],
        expect.arrayContaining(['drive_through']),
      ])
})

test('no text tells of a street or a restaurant that the list of restaurants does not have', () => {
  const places = demoRestaurants.flatMap(({ name, street }) => [name[0], street[0]]).join('\n')
  const told = everywhere(
    /\b((?:[A-Z][a-z]+ )(?:Street|Road|Yard|Station|Market|Walk|Side|Gate|Steps|Park|Hill))\b/g,
    ['about', 'home', 'careers', 'faqs', 'tenders', 'posts'],
  )
  expect(told.length).toBeGreaterThanOrEqual(6)
  for (const [page, place] of told)
    expect([page, place, places.includes(place)]).toEqual([page, place, true])
})

test('the first screen of the menu says "New!" only of what is new on the menu', () => {
  const banners = homeContent(nothing)['home.products']?.banners as { entity_name: string }[]
  const news = demoMenuItems.filter(({ isNew }) => isNew).map(({ title }) => title[0])
  expect(news.length).toBeGreaterThan(2)
  expect(banners.map(({ entity_name }) => entity_name)).toEqual(news)
})

test('an offer is about dishes that the menu has, in the sizes that it names', () => {
  for (const { title, dishes } of demoOffers)
    for (const dish of dishes)
      expect([title[0], demoMenuItems.some((one) => one.title[0] === dish)]).toEqual([
        title[0],
        true,
      ])
  const sizesOf = (dish: string) =>
    demoMenuItems.find(({ title }) => title[0] === dish)?.sizes.map(([name]) => name)
  expect(sizesOf('Hash Browns')).toContain('Single')
  expect(sizesOf('Filter Coffee')).toContain('Small')
  expect(sizesOf('Citrus Iced Tea')).toEqual(expect.arrayContaining(['Medium', 'Large']))
})

test('what vegans are told to eat carries the word on the menu', () => {
  const answer = answerTo('What can vegans eat?')
  const named = demoMenuItems.filter(({ title }) => answer.includes(title[0]))
  expect(named.map(({ title }) => title[0])).toEqual(
    expect.arrayContaining(['Garden Burger', 'Falafel Burger', 'Berry Porridge', 'Petal Fries']),
  )
  for (const { title, flags } of named)
    expect([title[0], flags]).toEqual([title[0], expect.arrayContaining(['Vegan'])])
  for (const { flags } of demoMenuItems) expect(flags).toContain('Halal')
})

test('questions are answered as the terms and the privacy policy answer them', () => {
  const [rules, keeps] = [textsOf(said.terms).join(' '), textsOf(said.privacy).join(' ')]
  expect(rules).toContain('within four kilometres')
  expect(answerTo('Do you deliver?')).toContain('within four kilometres')
  expect(keeps).toContain('Orders for 24 months')
  expect(keeps).toContain('Messages for 12 months')
  expect(answerTo('What happens to my data?')).toContain('orders for 24 months, messages for 12')
  expect(answerTo('What happens to my data?', 1)).toMatch(/24 شهرًا.*12 شهرًا/)
  const delivering = opened.filter(({ services }) => services.includes('delivery'))
  expect(delivering.length).toBeGreaterThan(opened.length / 2)
})

test('opening hours stand with the restaurants, where they differ, and in no other text', () => {
  const answer = answerTo('When are you open?')
  expect(answer).not.toMatch(/\d|midnight|morning|night/)
  expect(new Set(opened.map(({ hours }) => hours)).size).toBeGreaterThan(1)
})

test('the kitchen begins at the same distance wherever the app is explained', () => {
  const minutes = everywhere(/when you are (\w+) minutes away/g)
  expect(minutes.map(([page]) => page).sort()).toEqual(['app', 'faqs'])
  expect(new Set(minutes.map(([, count]) => count))).toEqual(new Set(['five']))
})

test('a new version of the rules is announced four weeks before it applies, as it promises', () => {
  for (const { versions } of [privacy, terms]) {
    const last = versions.at(-1)
    const announced = Date.parse(last?.publishedAt.slice(0, 10) ?? '')
    const days = (Date.parse(last?.effective ?? '') - announced) / 86_400_000
    expect(days).toBeGreaterThanOrEqual(28)
  }
})

test('shirts come before the final in which they are worn', () => {
  const dateOf = (title: string) => demoPosts.find((post) => post.title[0] === title)?.date ?? ''
  const shirts = dateOf('New shirts for the Petal League')
  expect(shirts).toMatch(/^2026-/)
  expect(shirts < dateOf('The Petal League finals')).toBe(true)
})

test('an eleventh restaurant opens when ten were there before it', () => {
  const news = demoPosts.find(({ title }) => title[0] === 'Marigold Harbour opens its doors')
  expect(news?.summary[0]).toContain('Our eleventh restaurant')
  expect(opened).toHaveLength(11)
})

test('what is stated in figures is the same in English and in Arabic', () => {
  const figures = (text: string) => text.match(/\d+(?:[.,]\d+)*/g)?.toSorted() ?? []
  // Either may write a number as a word.
  for (const page of ['faqs', 'tenders', 'jobs', 'posts', 'offers'])
    for (const [english, arabic] of pairsIn(said[page]))
      if (figures(english).length === figures(arabic).length)
        expect([english, figures(arabic)]).toEqual([english, figures(english)])
})

/** Every text with its translation. */
function pairsIn(value: unknown): [string, string][] {
  if (!value || typeof value !== 'object') return []
  const parts = Object.values(value)
  const [one, other] = parts
  if (
    Array.isArray(value) &&
    parts.length === 2 &&
    typeof one === 'string' &&
    /[\u0600-\u06ff]/.test(String(other))
  )
    return [[one, String(other)]]
  if (Array.isArray(value) && parts.length === 2 && Array.isArray(one) && Array.isArray(other))
    return one.map((text, at) => [String(text), String(other[at])])
  return parts.flatMap(pairsIn)
}

test('no link of the demo leads to somebody else’s shop, account or app', () => {
  const links = everywhere(/(https?:\/\/[^\s"]+)/g, ['frame', 'jobs', 'tenders', 'home'])
  expect(links.length).toBeGreaterThanOrEqual(4)
  for (const [page, link] of links)
    expect([page, new URL(link).hostname]).toEqual([page, expect.stringMatching(/\.example$/)])
})
