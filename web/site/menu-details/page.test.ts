import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { allergenNames } from '#catalogue/menu-law/allergen-names.ts'
import { publishSite } from '#test/content/publish-site.ts'
import type { Published } from '#test/http/open-collections.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin } from '#test/people.ts'

const free = Object.fromEntries(allergenNames.map((name) => [name, 'free']))

/** A site in two languages with one menu item. */
async function openItem(sent: object) {
  const app = await openTestApp()
  await publishSite(app.services)
  await app.call(asAdmin, 'POST', '/settings/update', { languages: ['en', 'ae'], currency: 'EUR' })
  const id = await app.desk.publishEntry(menuItem, { title: 'Barley Soup', ...sent })
  const look = async (path: string) => {
    const first = await app.get(path)
    const { bytes } = first.headers.location ? await app.get(first.headers.location) : first
    const main = /<main.*<\/main>/s.exec(bytes.toString().replaceAll('\u00a0', ' '))?.[0] ?? ''
    return main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  }
  const published = async () =>
    (await app.call<Published>(null, 'GET', `/menus/items/${id}`)).body.data
  return { app, id, look, published }
}

const soup = {
  allergens: {
    ...free,
    gluten: { level: 'contains', kinds: ['barley'] },
    nuts: { level: 'may_contain', kinds: ['hazelnut', 'almond'] },
    fish: 'may_contain',
  },
}

test('guests read which cereal and which nut is meant', async () => {
  const { id, look } = await openItem(soup)
  const words = await look(`/menu-details/${id}`)
  expect(words).toContain('Contains: Gluten (barley)')
  expect(words).toContain('May contain: Fish and Nuts (almonds and hazelnuts)')
  expect(words).toMatch(/Contains Gluten: barley May contain Fish Nuts: almonds and hazelnuts/)
  expect(await look(`/ar/menu-details/${id}`)).toContain('الغلوتين: الشعير')
})

test('the table of allergens names the kinds in its cells', async () => {
  const { look } = await openItem(soup)
  expect(await look('/menu/allergens')).toMatch(/Barley Soup Contains barley Free .*May contain/)
})

test('a client that sends back the allergens that it read loses no kind', async () => {
  const { app, id, published } = await openItem(soup)
  const { allergens } = await published()
  expect(allergens).toMatchObject({
    gluten: { level: 'contains', kinds: ['barley'] },
    fish: 'may_contain',
    milk: 'free',
  })
  await app.desk.publish(menuItem, { allergens, description: 'Hot.' }, { entry: id })
  expect((await published()).allergens).toEqual(allergens)
  const levels = { ...free, gluten: 'contains', nuts: 'may_contain', fish: 'may_contain' }
  await app.desk.publish(menuItem, { allergens: levels }, { entry: id })
  expect((await published()).allergens).toEqual(allergens)
  await app.desk.publish(menuItem, { allergens: { gluten: { kinds: ['rye'] } } }, { entry: id })
  expect((await published()).allergens).toMatchObject({
    gluten: { level: 'contains', kinds: ['rye'] },
  })
})

test('guests read how much a size is, whom it serves, its caffeine, and salt from sodium alone', async () => {
  const small = { name: 'Small', portion: { amount: 250, unit: 'ml' }, sodium: 200, caffeine: 80 }
  const sizes = [small, { name: 'Large', portion: { amount: 400, unit: 'ml' }, serves: 2 }]
  const { app, id, look, published } = await openItem({ sizes })
  const words = await look(`/menu-details/${id}`)
  expect(words).toContain('Portion 250 ml 400 ml Serves – 2 ')
  expect(words).toContain('Salt 0.5 g – Sodium 200 mg – Caffeine 80 mg –')
  expect(words).toContain('"servingSize":"Small, 250 ml"')
  expect(await look(`/ar/menu-details/${id}`)).toContain('250 مل')
  // Who knows no portions leaves them out, and keeps them.
  const read = (await published()).sizes as Record<string, unknown>[]
  const known = read.map(({ portion: _portion, ...size }) => size)
  await app.desk.publish(menuItem, { sizes: known }, { entry: id })
  expect((await published()).sizes).toEqual(read)
})

test('an item that some restaurants sell names them, and no longer says that all do', async () => {
  const { app, id, look } = await openItem({})
  expect(await look(`/menu-details/${id}`)).toContain('On the menu at all our restaurants.')
  const leeds = await app.desk.publishEntry(location, { name: 'Leeds Quay', services: [] })
  await app.desk.publish(menuItem, { locations: [leeds] }, { entry: id })
  const words = await look(`/menu-details/${id}`)
  expect(words).toContain('On the menu only at these restaurants: Leeds Quay')
  expect(words).not.toContain('all our restaurants')
})
