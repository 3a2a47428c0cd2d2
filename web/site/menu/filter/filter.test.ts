import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import {
  addFilter,
  filterQuery,
  matchesFilter,
  readFilter,
} from '#catalogue/collections/menu-item-filter.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin } from '#test/people.ts'
import { allergenNames } from '#web/site/menu-items/allergen-levels.ts'

const allergens = allergenNames('en').map(({ value }) => value)
const levels = ['contains', 'may_contain', 'free', 'unknown']
const free = Object.fromEntries(allergens.map((one) => [one, 'free']))

test('a dish stays exactly where it is said to be free of all that is left out', () => {
  const dish = fc.dictionary(fc.constantFrom(...allergens), fc.constantFrom(...levels))
  fc.assert(
    fc.property(dish, fc.subarray(allergens), (of, without) => {
      const isSafe = without.filter((one) => of[one] !== 'free').length === 0
      expect(matchesFilter({ allergens: of }, { without, diets: [] })).toBe(isSafe)
    }),
  )
})

test('a filter is the same after it stood in an address', () => {
  const diets = ['vegetarian', 'vegan', 'halal']
  fc.assert(
    fc.property(fc.subarray(allergens), fc.subarray(diets), (without, some) => {
      const address = new URL(addFilter('http://site/menu', { without, diets: some }))
      const asked = ['without', 'diet'].map((name) => [
        name,
        address.searchParams.getAll(name).join(' '),
      ])
      expect(readFilter(Object.fromEntries(asked))).toEqual({ without, diets: some })
    }),
  )
  expect(filterQuery(readFilter({ without: 'unicorn,milk milk', diet: 'constructor' }))).toBe(
    'without=milk',
  )
})

async function openMenu() {
  const app = await openTestApp()
  await publishSite(app.services)
  await app.call(asAdmin, 'POST', '/settings/update', { languages: ['en', 'ae'] })
  const { publishEntry } = app.desk
  const lists = [{ name: 'Hot' }, { name: 'Cold' }]
  const category = [await publishEntry(menuCategory, { title: 'Sweets', lists })]
  const dish = (title: string, sub_list: string, more: object) =>
    publishEntry(menuItem, { title, category, sub_list, allergens: free, ...more })
  await dish('Pie', 'Hot', { allergens: { ...free, milk: 'contains' } })
  await dish('Waffle', 'Hot', { allergens: { ...free, milk: 'may_contain' }, dietary: ['vegan'] })
  await dish('Sorbet', 'Cold', { dietary: ['vegan'] })
  const look = async (path: string) => {
    const { status, headers, bytes } = await app.get(path)
    const main = /<main.*<\/main>/s.exec(bytes.toString())?.[0] ?? ''
    const dishes = [...main.matchAll(/href="[^"]*\/menu-details\/[^"]+">([^<]+)</g)]
    return { status, headers, main, page: bytes.toString(), dishes: dishes.map(([, one]) => one) }
  }
  return { app, look }
}

test('the menu without milk shows what neither contains it nor may contain it', async () => {
  const { look } = await openMenu()
  const { dishes, main, headers } = await look('/menu?without=milk')
  expect(dishes).toEqual(['Sorbet', 'Petal Fries'])
  expect(main).toContain('2 items match')
  expect(main).toContain('Without: Milk')
  expect(main).toMatch(/name="without"[^>]*checked=""[^>]*value="milk"|value="milk"[^>]*checked=""/)
  expect(headers['cache-control']).toBe('no-store')
  expect((await look('/menu')).dishes).toEqual(['Pie', 'Waffle', 'Sorbet', 'Petal Fries'])
})

test('whatever is vegan is vegetarian, and only diets that some dish has are offered', async () => {
  const { look } = await openMenu()
  const { dishes, main } = await look('/menu?diet=vegetarian')
  expect(dishes).toEqual(['Waffle', 'Sorbet'])
  expect(main).toContain('value="vegan"')
  expect(main).not.toContain('value="kosher"')
})

test('a list of the menu is filtered at its own address, and the ways on keep what was chosen', async () => {
  const { look } = await openMenu()
  const { dishes, main, page } = await look(
    '/menu?val=0&name=Hot&without=eggs&without=milk&diet=vegan',
  )
  expect(dishes).toEqual([])
  expect(main).toContain('No items match here. 1 matches elsewhere on the menu.')
  expect(main).toContain(
    '<a href="/menu?diet=vegan&amp;without=eggs&amp;without=milk">The 1 matching item',
  )
  expect(main).not.toContain('>Remove the filter<')
  const words = 'diet=vegan&amp;without=eggs&amp;without=milk'
  expect(main).toContain(`href="/menu?val=1&amp;name=Cold&amp;${words}"`)
  expect(main).toContain(`href="/menu?${words}"`)
  expect(main).toContain('<input type="hidden" name="name" value="Hot"/>')
  expect(page).toMatch(/rel="canonical" href="[^"]+\/menu\?val=0&amp;name=Hot"/)
  expect(page).toMatch(/href="\/ar\/menu\?[^"]*without=eggs\+milk/)
  const moved = await look('/menu?name=hot&without=milk')
  expect([moved.status, moved.headers.location]).toEqual([302, '/menu?val=0&name=Hot&without=milk'])
})

test('where nothing fits on the whole menu, the filter can be removed, and nothing else is promised', async () => {
  const { look } = await openMenu()
  const { main, dishes } = await look('/menu?val=0&name=Hot&diet=halal&without=milk')
  expect(dishes).toEqual([])
  expect(main).toContain('No menu item matches your choices.')
  expect(main).not.toContain('elsewhere')
  expect(main).toContain('>Remove the filter<')
})

test('a dish in another list of the same category counts as elsewhere', async () => {
  const { look } = await openMenu()
  const { main } = await look('/menu?val=0&name=Hot&without=milk')
  // The sorbet on the list beside it, and the fries of no category.
  expect(main).toContain('No items match here. 2 match elsewhere on the menu.')
  expect(main).toMatch(/href="\/menu\?val=1&amp;name=Sweets&amp;without=milk"><span>Sweets<\/span>/)
})

test('a card says what its dish contains and may contain', async () => {
  const { look } = await openMenu()
  const { main } = await look('/menu')
  expect(main).toContain('>Contains: Milk</li>')
  expect(main).toContain('<li>May contain: Milk</li>')
  expect(main).toContain('<li>Contains none of the 14 allergens</li>')
})

test('nothing of what guests filter by is kept', async () => {
  const { app, look } = await openMenu()
  const entries = async () => {
    const { bytes } = await app.get('/metrics')
    return /^linecheck_kept_entries (\d+)$/m.exec(bytes.toString())?.[1]
  }
  await look('/menu')
  const before = await entries()
  await look('/menu?without=milk')
  await look('/menu?without=unicorn&diet=x')
  expect(await entries()).toBe(before)
})

test('the table of allergens has a word for each dish and allergen, and says when it changed', async () => {
  const { look } = await openMenu()
  const { main, page } = await look('/menu/allergens')
  const row = /<tr><th scope="row"><a[^>]*>Waffle<\/a><\/th>(.*?)<\/tr>/.exec(main)?.[1] ?? ''
  const cells = [...row.matchAll(/<td data-level="([^"]+)">([^<]+)</g)]
  expect(cells).toHaveLength(14)
  expect(cells[allergens.indexOf('milk')]?.slice(1)).toEqual(['may_contain', 'May contain'])
  expect(cells[allergens.indexOf('fish')]?.slice(1)).toEqual(['free', 'Free'])
  expect(main).toContain('<th scope="col"><span>Milk</span></th>')
  expect(main).toMatch(/Last changed on \d+ \w+ 2026\./)
  expect(page).toMatch(/rel="canonical" href="[^"]+\/menu\/allergens"/)
  expect((await look('/sitemap-menu.xml')).page).toContain('/menu/allergens</loc>')
})
