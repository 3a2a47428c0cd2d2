import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { allergenNames } from '#catalogue/menu-law/allergen-names.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin } from '#test/people.ts'

const free = Object.fromEntries(allergenNames.map((name) => [name, 'free']))

async function openMenu() {
  const app = await openTestApp()
  await publishSite(app.services)
  await app.call(asAdmin, 'POST', '/settings/update', { languages: ['en', 'ae'], currency: 'EUR' })
  const { publishEntry } = app.desk
  const look = async (path: string) => {
    const first = await app.get(path)
    const { bytes } = first.headers.location ? await app.get(first.headers.location) : first
    const main = /<main.*<\/main>/s.exec(bytes.toString().replaceAll('\u00a0', ' '))?.[0] ?? ''
    return main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  }
  const restaurant = (name: string, disclosure: readonly string[]) =>
    publishEntry(location, { name, services: [], disclosure })
  return { app, look, publishEntry, restaurant }
}

const cup = {
  energy_kcal: 254,
  fat: 12,
  saturates: 1.1,
  trans_fat: 0,
  cholesterol: 5,
  carbohydrate: 30,
  sugars: 1,
  fibre: 4,
  protein: 3,
  sodium: 2_000,
  caffeine: 40,
}
const small = { ...cup, name: 'Small', portion: { amount: 120, unit: 'g' } }
const large = { ...cup, name: 'Large', energy_kcal: 508, serves: 2, caffeine: 80 }
const gluten = { level: 'contains', kinds: ['wheat'] }
const item = { title: 'Corn Cups', allergens: { ...free, gluten, milk: 'contains' } }

test('England reads kilocalories with their portion, and what adults need', async () => {
  const { app, look, publishEntry, restaurant } = await openMenu()
  await restaurant('Leeds', ['england'])
  const id = await publishEntry(menuItem, { ...item, sizes: [small, large] })
  for (const words of [await look('/menu'), await look(`/menu-details/${id}`)]) {
    expect(words).toContain('Small 120 g: 254 kcal · Large serves 2 people: 508 kcal')
    expect(words).toContain('Adults need around 2000 kcal a day.')
    expect(words).not.toContain('2,000 calories')
    expect(words).not.toContain('High in salt')
  }
  // A translation is submitted without figures: it shares them.
  await app.desk.publish(menuItem, { title: 'أكواب الذرة' }, { entry: id, language: 'ae' })
  const arabic = await look('/ar/menu')
  expect(arabic).toContain('أكواب الذرة')
  expect(arabic).toContain('يحتاج البالغون إلى نحو 2000 سعرة حرارية يوميًا.')
})

test('the US reads calories of both sizes and two statements, California the nine allergens', async () => {
  const { look, publishEntry, restaurant } = await openMenu()
  await restaurant('Fresno', ['us', 'california'])
  await publishEntry(menuItem, { ...item, sizes: [small, large] })
  const words = await look('/menu')
  expect(words).toContain('254/508 calories')
  expect(words).toContain(
    '2,000 calories a day is used for general nutrition advice, but calorie needs vary.',
  )
  expect(words).toContain('Additional nutrition information available upon request.')
  expect(words).toContain('Major allergens: Milk and Wheat')
  expect(words).toContain('Our staff also has them in writing.')
})

test('Saudi Arabia reads the salt mark from 5 g on, caffeine and minutes of a walk', async () => {
  const { look, publishEntry, restaurant } = await openMenu()
  await restaurant('Riyadh', ['ksa'])
  const salty = { ...item, sizes: [small, large] }
  const id = await publishEntry(menuItem, salty)
  const mild = { ...small, sodium: 1_900, caffeine: null }
  const other = await publishEntry(menuItem, { ...item, title: 'Mild Cups', sizes: [mild] })
  const words = await look(`/menu-details/${id}`)
  expect(words).toContain('High in salt')
  expect(words).toContain('Caffeine: 40–80 mg')
  expect(words).toContain('Walking: 64–127 min')
  const mildWords = await look(`/menu-details/${other}`)
  expect(mildWords).not.toContain('High in salt')
  expect(mildWords).toContain('Walking: 64 min')
})

test('an item that is sold elsewhere only prints nothing of it, until its restaurant has a profile', async () => {
  const { app, look, publishEntry, restaurant } = await openMenu()
  await restaurant('Leeds', ['england'])
  const bonn = await restaurant('Bonn', [])
  const id = await publishEntry(menuItem, { ...item, sizes: [large], locations: [bonn] })
  const path = `/menu-details/${id}`
  expect(await look(path)).not.toContain('kcal a day')
  expect(await look('/menu')).not.toContain('serves 2 people: 508 kcal')
  await app.desk.publish(location, { disclosure: ['england'] }, { entry: bonn })
  expect(await look(path)).toContain('Adults need around 2000 kcal a day.')
  expect(await look('/menu')).toContain('serves 2 people: 508 kcal')
})
