import { expect, test } from 'vitest'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import { approveRevision } from '#domain/content/transitions/decide.ts'
import { startReading } from '#domain/reading/reading.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'
import { createI18n } from '#web/site/i18n.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { loadCategories, loadMenu } from './load-menu.ts'

const fries = {
  title: 'Corn Cups',
  description: 'Fried twice.',
  sub_list: 'Fries',
  sizes: [
    {
      id: 1,
      name: 'Small',
      price: 240,
      energy_kj: 1063,
      energy_kcal: 254,
      fat: 12,
      saturates: 1.1,
    },
    { id: 2, name: 'Large', price: 340, energy_kj: 2000, energy_kcal: 478, fat: 22.6, salt: 1.06 },
  ],
  dietary: ['vegetarian', 'vegan'],
  badges: ['new'],
}

const free = Object.fromEntries(
  (menuItem.fields.find(({ key }) => key === 'allergens')?.levels?.items ?? []).map(({ value }) => [
    value,
    'free',
  ]),
)

async function openMenu() {
  const app = await openTestApp()
  await publishSite(app.services)
  await app.call(asAdmin, 'POST', '/settings/update', { languages: ['en', 'ae'], currency: 'EUR' })
  const { publishEntry, publish } = app.desk
  const lists = [{ name: 'Fries' }, { name: 'Dips & more' }]
  const sides = await publishEntry(menuCategory, { title: 'Sides', type: 'Sides', lists })
  const allergens = { ...free, celery: 'contains', mustard: 'may_contain' }
  const dish = await publishEntry(menuItem, { ...fries, category: [sides], allergens })
  const look = async (path: string) => {
    const { status, headers, bytes } = await app.get(path)
    const page = bytes.toString().replaceAll('\u00a0', ' ')
    const main = /<main.*<\/main>/s.exec(page)?.[0] ?? ''
    return { status, location: headers.location, page, main }
  }
  return { app, look, publish, publishEntry, sides, dish }
}

const dataOf = (page: string) =>
  [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )

test('the menu shows every dish under its category and list, with prices and energy', async () => {
  const { look, dish } = await openMenu()
  const { main, page } = await look('/menu')
  const heading = '<h2 class="menu-heading"><a href="/menu?val=1&amp;name=Sides">Sides</a></h2>'
  expect(main.indexOf(heading)).toBeGreaterThan(0)
  expect(main).toContain(`<a href="/menu-details/${dish}-corn-cups">Corn Cups</a>`)
  expect(main).toContain('from €2.40 · 254–478 kcal')
  expect(main).toContain('>New<')
  expect(main).toContain('Vegan')
  expect(main).not.toContain('</svg>Vegetarian')
  expect(dataOf(page)[0]).toMatchObject({ '@type': 'Menu', name: 'Menu' })
})

test('a category and a list are at the addresses that the overlay and search lead to', async () => {
  const { look } = await openMenu()
  const category = await look('/menu?val=1&name=Sides')
  expect(category.main).toContain('<h1 class="section-title">Sides</h1>')
  expect(category.page).toMatch(/rel="canonical" href="[^"]+\/menu\?val=1&amp;name=Sides"/)
  const list = await look('/menu?val=0&name=Fries')
  expect(list.main).toContain('<h1 class="section-title">Fries</h1>')
  expect(list.main).toContain('Corn Cups')
  const empty = await look('/menu?val=1&name=Dips+%26+more')
  expect([empty.status, empty.main.includes('This list is empty right now.')]).toEqual([200, true])
  expect((await look('/home')).page).toContain('href="/menu?val=0&amp;name=Fries"')
})

test('a category that was looked at first leaves the whole menu whole, in every language', async () => {
  const { look, publish, sides } = await openMenu()
  await publish(menuCategory, { title: 'الجانبية' }, { entry: sides, language: 'ae' })
  for (const menu of ['/menu', '/ar/menu']) {
    const name = menu === '/menu' ? 'Sides' : 'الجانبية'
    const part = `${menu}?${new URLSearchParams({ val: '1', name })}`
    for (const path of [part, menu, part, menu]) {
      const { page } = await look(path)
      const [, canonical] = /rel="canonical" href="[^/]+\/\/[^/]+([^"]+)"/.exec(page) ?? []
      expect(canonical).toBe(path.replaceAll('&', '&amp;'))
    }
  }
})

test('a list that was renamed, moved or is gone leads on kindly, and nothing is kept of it', async () => {
  const { app, look } = await openMenu()
  await look('/menu')
  const entries = async () => {
    const { bytes } = await app.get('/metrics')
    return Number(/^linecheck_kept_entries (\d+)$/m.exec(bytes.toString())?.[1])
  }
  await look('/nothing')
  const before = await entries()
  for (const [asked, location] of [
    ['val=7&name=Sides', '/menu?val=1&name=Sides'],
    ['name=SIDES', '/menu?val=1&name=Sides'],
    ['val=1', '/menu?val=1&name=Sides'],
    ['val=3&name=Salads', '/menu#unknown'],
    ['val=99', '/menu#unknown'],
  ]) {
    const found = await look(`/menu?${asked}`)
    expect([asked, found.status, found.location]).toEqual([asked, 302, location])
  }
  expect((await look('/menu?val=x&other=1')).status).toBe(200)
  expect(await entries()).toBe(before)
})

test('a dish says what is in it: sizes, nutrition and all of the allergens in words', async () => {
  const { look, dish, publishEntry } = await openMenu()
  await publishEntry(promotion, { title: 'Fries for two', items: [dish] })
  const path = `/menu-details/${dish}-corn-cups`
  const { main, page } = await look(path)
  const words = main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(words).toContain('Small Large Price €2.40 €3.40 Energy 1,063 kJ 2,000 kJ')
  expect(words).toContain('Saturates 1.1 g – ')
  expect(words).toContain('Salt – 1.06 g')
  expect(words).toMatch(/Contains Celery May contain Mustard Free from Cereals containing gluten/)
  expect(words).toContain('Offers with this Fries for two')
  expect(main).toContain('href="/menu?val=0&amp;name=Fries"')
  expect(dataOf(page).find((data) => data['@type'] === 'MenuItem')).toMatchObject({
    name: 'Corn Cups',
    suitableForDiet: ['https://schema.org/VegetarianDiet', 'https://schema.org/VeganDiet'],
    offers: [{ price: '2.40', priceCurrency: 'EUR' }, { price: '3.40' }],
    nutrition: { calories: '254 kcal', fatContent: '12 g', servingSize: 'Small' },
  })
})

test('what is on the menu for a while says until when, on its card and its page', async () => {
  const { app, look, publishEntry, sides } = await openMenu()
  const ends_at = new Date(Date.parse(app.clock.now()) + 10 * 24 * 3_600_000).toISOString()
  const some = { category: [sides], allergens: free, badges: ['limited'] }
  const id = await publishEntry(menuItem, { title: 'Plum Pie', ...some, ends_at })
  await publishEntry(menuItem, { title: 'Pear Pie', ...some })
  const { main } = await look('/menu')
  expect(main.match(/>Only until [^<]+</g)).toHaveLength(1)
  expect(main.match(/>Limited time</g)).toHaveLength(1)
  const page = await look(`/menu-details/${id}-plum-pie`)
  expect(page.main).toMatch(/>Only until [^<]+</)
  expect(page.main).toContain('On the menu at all our restaurants.')
})

test('another language shows the lists by its own names, with the dishes of each', async () => {
  const { look, publish, sides, dish } = await openMenu()
  const lists = [{ name: 'بطاطس' }, { name: 'صلصات' }]
  await publish(menuCategory, { title: 'الجانبية', lists }, { entry: sides, language: 'ae' })
  await publish(menuItem, { title: 'بطاطس البتلات' }, { entry: dish, language: 'ae' })
  const menu = await look('/ar/menu')
  const list = `/ar/menu?${new URLSearchParams({ val: '0', name: 'بطاطس' })}`
  expect(menu.main).toContain(`href="${list.replaceAll('&', '&amp;')}"`)
  expect((await look(list)).main).toContain('بطاطس البتلات')
  // The same list by the name that the other language's address gives it.
  const first = '/menu?val=0&name=Fries'
  expect(await look(`/ar${first}`)).toMatchObject({ status: 302, location: list })
  expect(await look(list.slice('/ar'.length))).toMatchObject({ status: 302, location: first })
  const alternates = [
    ...(await look(first)).page.matchAll(/hrefLang="ar" href="[^/]+\/\/[^/]+([^"]+)"/g),
  ]
  expect(alternates.map(([, path]) => path)).toEqual([list.replaceAll('&', '&amp;')])
  const sitemap = await look('/sitemap-dishes.xml')
  expect(sitemap.page).toContain(`/ar/menu-details/${dish}-corn-cups</loc><lastmod>2026`)
})

test('a menu of forty dishes is read in as many statements as one of four', async () => {
  const { app, publishEntry, sides } = await openMenu()
  for (let nth = 0; nth < 3; nth++) {
    await publishEntry(menuItem, { title: `Dish ${nth}`, category: [sides], allergens: free })
  }
  const count = async () => {
    let statements = 0
    const counting = app.store.db.withPlugin({
      transformQuery({ node }) {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const reading = startReading(counting, app.clock.now())
    const i18n = createI18n({ language: 'en', first: 'en' })
    const brand = await loadBrand(reading, 'en')
    const wanted = { part: null, page: 1, menuAt: null, filter: { without: ['milk'], diets: [] } }
    await loadMenu(reading, await loadCategories(reading), wanted, { brand, i18n })
    return statements
  }
  const few = await count()
  for (let nth = 3; nth < 40; nth++) {
    await publishEntry(menuItem, { title: `Dish ${nth}`, category: [sides], allergens: free })
  }
  expect(await count()).toBe(few)
  expect(few).toBeLessThan(20)
})

test('no page of a long menu has more than a hundred dishes, and each dish is on one', async () => {
  const { app, look, sides } = await openMenu()
  const now = app.clock.now()
  await app.store.write(async (tx) => {
    for (let nth = 1; nth <= 105; nth++) {
      const sent = { title: `Dish ${nth}`, category: nth > 2 ? [sides] : [], allergens: free }
      const added = await addEntry({ db: tx, actor: asEditor, now }, menuItem, {
        ...sent,
        approval: 1,
      })
      const named = { entityType: menuItem.entityType, revisionId: added.revisionId }
      await approveRevision({ db: tx, actor: asApprover, now }, named)
    }
  })
  const dishesAt = async (path: string) => {
    const { main, page } = await look(path)
    const paths = [...main.matchAll(/<a href="(\/menu-details\/[^"]+)"/g)].map(([, one]) => one)
    return { paths, main, page }
  }
  const [first, second] = [await dishesAt('/menu'), await dishesAt('/menu?page=2')]
  expect([first.paths.length, second.paths.length]).toEqual([100, 7])
  expect(new Set([...first.paths, ...second.paths]).size).toBe(107)
  expect((await look('/menu?page=3')).status).toBe(404)

  const category = '/menu?val=1&name=Sides'
  expect((await dishesAt(category)).main).toContain(
    `href="${category.replace('&', '&amp;')}&amp;page=2"`,
  )
  const rest = await dishesAt(`${category}&page=2`)
  expect(rest.paths).toHaveLength(4)
  expect(rest.page).toMatch(/rel="canonical" href="[^"]+val=1&amp;name=Sides&amp;page=2"/)
})

test('a dish stays on the menu when its category is taken off', async () => {
  const { look, publish, publishEntry } = await openMenu()
  const shakes = await publishEntry(menuCategory, { title: 'Shakes', type: 'Sides' })
  await publishEntry(menuItem, { title: 'Malt Shake', category: [shakes] })
  expect((await look('/menu')).main).toMatch(/>Shakes<.*Malt Shake/s)
  await publish(menuCategory, { archived: true }, { entry: shakes })
  const { main } = await look('/menu')
  expect(main).not.toContain('>Shakes<')
  expect(main).toContain('Malt Shake')
})
